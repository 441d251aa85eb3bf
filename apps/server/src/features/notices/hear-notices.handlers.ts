import { randomBytes } from 'node:crypto'
import { durations } from '@learntrail/contract/limits'
import { bandOf, noticeBands, topicOf } from '@learntrail/contract/notices/kinds'
import { noticeLimits } from '@learntrail/contract/notices/limits'
import type { Transaction } from '../../platform/database/index.ts'
import type { HeardEvent } from '../../platform/events/index.ts'
import { type NoticeSource, noticeSources } from '../../platform/notices/notice-sources.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdAccounts } from '../accounts/index.ts'
import * as repository from './notices.repository.ts'
import { noticesChanged } from './notices-changed.service.ts'

/** Turns events into notices for the people they concern. An event heard twice is told once. */
export function hearNotices(platform: Platform): void {
  for (const [on, sources] of Map.groupBy(platform.declared.of(noticeSources), (source) => source.on)) {
    platform.events.on(
      on,
      'notices.tell',
      async (event, transaction) => {
        for (const source of sources) await tell(platform, transaction, source, event)
      },
      (data) => sources.some(({ concerns }) => concerns?.(data) ?? true),
    )
  }
}

async function tell(
  platform: Platform,
  transaction: Transaction,
  source: NoticeSource,
  event: HeardEvent,
): Promise<void> {
  if (source.concerns?.(event.data) === false) return
  const concerned = new Set(await source.to(event, transaction))
  if (!source.isForActor) concerned.delete(event.actorId)
  const told: string[] = []
  const isNews = platform.clock.now().getTime() - event.at.getTime() < noticeLimits.newsDays * durations.day
  // Accounts are locked in one order, so that two transactions with the same receivers cannot deadlock.
  const held = await holdThose(transaction, concerned, event.actorId)
  for (const ownerId of held.filter((id) => concerned.has(id))) {
    if (await tellOne(transaction, ownerId, source, event, isNews)) told.push(ownerId)
  }
  if (told.length > 0) await noticesChanged(platform, transaction, told, topicOf[source.kind])
}

/** Locks and returns the receivers that still exist; none when the actor is gone. */
async function holdThose(transaction: Transaction, concerned: ReadonlySet<string | null>, actorId: string | null) {
  const ids = [...concerned, actorId].filter((id) => id !== null)
  const held = concerned.size === 0 ? [] : await holdAccounts(transaction, ids)
  return actorId === null || held.includes(actorId) ? held : []
}

async function tellOne(
  transaction: Transaction,
  ownerId: string,
  { kind, isForActor, subject, detail }: NoticeSource,
  event: HeardEvent,
  isNews: boolean,
): Promise<boolean> {
  const reader = await repository.nextNumber(transaction, ownerId, randomBytes(24).toString('base64url'))
  if (reader === undefined) return false
  const topic = topicOf[kind]
  const group = { ownerId, kind, topic, band: noticeBands.indexOf(bandOf[topic]) }
  const row = { ...group, subjectId: subject?.(event) ?? event.subjectId, number: reader.number, at: event.at }
  const detailId = detail?.(event) ?? event.id
  if (await repository.isTold(transaction, row, detailId)) return false
  const part = { detailId, eventId: event.id, actorId: isForActor ? null : event.actorId }
  await (isNews
    ? repository.addToNotice(transaction, row, part, reader.readNumber)
    : repository.addOldToNotice(transaction, row, part))
  return isNews
}
