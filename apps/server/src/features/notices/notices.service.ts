import { limits } from '@learntrail/contract/limits'
import { bandOf, type NoticeBand, noticeBands, topicOf } from '@learntrail/contract/notices/kinds'
import { noticeLimits } from '@learntrail/contract/notices/limits'
import type { Notice } from '@learntrail/contract/notices/notices'
import { z } from 'zod'
import { momentMonthsBefore } from '../../platform/clock/taipei.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import * as repository from './notices.repository.ts'
import { tellOfNotices } from './notices-changed.service.ts'

/** Rank (see `NoticeListRow`) and id of a page's last notice; numbers would reveal notices the viewer may not see. */
const noticeKey = z.tuple([z.int().min(0).max(9), z.uuid()])
const firstKey = [-1, lastId] as const

interface Asked {
  cursor?: string | undefined
  band?: NoticeBand | undefined
}

export async function listNotices(platform: Platform, owner: string, { cursor, band }: Asked) {
  // Marked before the read, so that the badge keeps counting notices that arrive in between.
  if (cursor === undefined && band === undefined) await repository.markShown(platform.db, owner)
  const rows = await repository.listNotices(platform, owner, {
    since: beginning(platform.clock.now()),
    band: band === undefined ? null : noticeBands.indexOf(band),
    after: cursor === undefined ? firstKey : decodeCursor(cursor, noticeKey),
    limit: limits.pageSize + 1,
  })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ rank, id }) => [rank, id])
  return { items: items.map(noticeOf), nextCursor }
}

function noticeOf({ rank: _rank, newest: _newest, at, ...row }: repository.NoticeListRow): Notice {
  return { ...row, band: bandOf[topicOf[row.kind]], at: at.toISOString() }
}

export function countNotices(platform: Platform, owner: string): Promise<number> {
  return repository.countNew(platform, owner, beginning(platform.clock.now()))
}

export async function informOfNotices(
  platform: Platform,
  owner: string,
  { isRead }: { isRead: boolean },
): Promise<number> {
  if (await repository.moveReader(platform.db, owner, isRead)) await tellOfNotices(platform, platform.db, [owner])
  return countNotices(platform, owner)
}

export async function openNotices(platform: Platform, owner: string, ids: string[]): Promise<void> {
  const isNew = await repository.setRead(platform.db, owner, ids, platform.clock.now())
  if (isNew) await tellOfNotices(platform, platform.db, [owner])
}

export async function removeNotices(
  platform: Platform,
  owner: string,
  { ids, isRemoved }: { ids: string[]; isRemoved: boolean },
): Promise<void> {
  const isNew = await repository.setRemoved(platform.db, owner, ids, isRemoved)
  if (isNew) await tellOfNotices(platform, platform.db, [owner])
}

const beginning = (now: Date): Date => momentMonthsBefore(now, noticeLimits.months)

const atOnce = 5_000

/** Deletes notices that are too old to be shown, every night. */
export function forgetOldNotices({ jobs, pool, clock }: Platform): void {
  jobs.every('47 2 * * *', jobKind('notices.forget'), async () => {
    while ((await repository.deleteNoticesBefore(pool, beginning(clock.now()), atOnce)) === atOnce);
  })
}
