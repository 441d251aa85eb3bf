import type { Broadcast, BroadcastAudience, SentBroadcast } from '@learntrail/contract/broadcasts/broadcasts'
import { broadcastChanged, broadcastWithdrawn, broadcastWritten } from '@learntrail/contract/broadcasts/events'
import { broadcastLimits } from '@learntrail/contract/broadcasts/limits'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { limits } from '@learntrail/contract/limits'
import type { Person } from '../../platform/access/person.ts'
import { momentMonthsBefore } from '../../platform/clock/taipei.ts'
import { withNames } from '../../platform/content/mentions.rules.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { lastMoment, momentKey } from '../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { listPermittedSchools } from '../accounts/index.ts'
import { checkPictures, letGoOfFiles } from '../files/index.ts'
import { holdSchool } from '../profiles/index.ts'
import { tellReader, tellReaders } from './broadcasts.live.ts'
import * as repository from './broadcasts.repository.ts'

export async function listBroadcasts({ pool, clock }: Platform, reader: string, cursor: string | undefined) {
  const after = cursor === undefined ? lastMoment : decodeCursor(cursor, momentKey)
  const rows = await repository.listShown(pool, reader, { now: clock.now(), after, limit: limits.pageSize + 1 })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ startsAt, id }) => [startsAt.toISOString(), id])
  return { items: items.map((row): Broadcast => ({ ...row, ...momentsOf(row) })), nextCursor }
}

const momentsOf = ({ startsAt, editedAt }: repository.BroadcastRow) => ({
  startsAt: startsAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
})

export function countBroadcasts({ pool, clock }: Platform, reader: string): Promise<number> {
  return repository.countNew(pool, reader, clock.now())
}

export async function informOfBroadcasts(platform: Platform, reader: string): Promise<number> {
  // Tells the reader's windows only if the number changes: a window showing the list reacts by calling this again.
  if ((await countBroadcasts(platform, reader)) === 0) return 0
  await repository.setInformed(platform.db, reader, platform.clock.now())
  await tellReader(platform, reader)
  return countBroadcasts(platform, reader)
}

export async function readBroadcast(platform: Platform, reader: string, id: string): Promise<void> {
  const { pool, clock } = platform
  if (!(await repository.isShownTo(pool, reader, clock.now(), id))) refuse('BROADCAST_NOT_FOUND')
  if (await repository.markRead(pool, reader, id)) await tellReader(platform, reader)
}

type Author = Pick<Person, 'id' | 'staffLevel'>

/**
 * Operators send for the service, and people who act for a whole school for that school. Refuses anybody else with
 * `NO_PERMISSION`.
 */
async function senderOf({ db }: Platform, { id, staffLevel }: Author): Promise<repository.Sender> {
  const sender = { isOperator: staffLevel === 'operator', schools: await listPermittedSchools(db, id) }
  return sender.isOperator || sender.schools.length > 0 ? sender : refuse('NO_PERMISSION')
}

interface Written {
  title: string
  content: ContentDocument
}

/** A broadcast mentions nobody: mentions become plain words. */
const plain = (content: ContentDocument) => withNames(content, new Map())

interface NewBroadcast extends Written {
  clientId: string
  audience: BroadcastAudience
  fileIds: string[]
  startsAt: string | null
}

/** Only operators may address other audiences; a school addresses its own people, and not by plan. */
function checkAudience(sender: repository.Sender, { schoolId, plans }: BroadcastAudience): void {
  const isOfSchool = schoolId !== null && sender.schools.includes(schoolId)
  if (!sender.isOperator && (!isOfSchool || plans.length > 0)) refuse('NO_PERMISSION')
}

export async function countReach(platform: Platform, author: Author, audience: BroadcastAudience): Promise<number> {
  checkAudience(await senderOf(platform, author), audience)
  const reach = await repository.countReach(platform.pool, audience, platform.clock.now())
  return reach ?? refuse('SCHOOL_NOT_FOUND')
}

export async function writeBroadcast(
  platform: Platform,
  author: Author,
  { clientId, title, content, audience, fileIds, startsAt }: NewBroadcast,
): Promise<SentBroadcast> {
  const sender = await senderOf(platform, author)
  checkAudience(sender, audience)
  const { schoolId, roles, schoolTypes, plans } = audience
  const now = platform.clock.now()
  const senderSchoolId = sender.isOperator ? null : schoolId
  const asked = startsAt === null ? now : new Date(startsAt)
  await inTransaction(platform.db, async (transaction) => {
    const row = {
      id: newId(now.getTime()),
      authorId: author.id,
      clientId,
      senderSchoolId,
      title,
      content: plain(content),
      fileIds,
      schoolId,
      roles,
      schoolTypes,
      plans,
      startsAt: new Date(Math.max(asked.getTime(), now.getTime())),
    }
    if (schoolId !== null && (await holdSchool(transaction, schoolId)) === undefined) refuse('SCHOOL_NOT_FOUND')
    await checkPictures(transaction, author.id, fileIds)
    const held = await repository.countHeld(transaction, senderSchoolId, firstKept(now))
    if (!(await repository.insertBroadcast(transaction, row))) return
    if (held >= broadcastLimits.held) refuse('BROADCAST_LIMIT_REACHED', { values: { limit: broadcastLimits.held } })
    await platform.events.record(transaction, broadcastWritten, {
      actorId: author.id,
      subjectId: row.id,
      data: { title },
      at: now,
    })
    if (row.startsAt > now)
      await platform.jobs.enqueue(transaction, beginOne, { schoolId }, { startAfter: row.startsAt })
    else await tellReaders(platform, transaction, schoolId)
  })
  const id = (await repository.findByClient(platform.db, author.id, clientId)) ?? null
  const [sent] = await repository.listSent(platform.pool, sender, now, id)
  return sent === undefined ? refuse('NO_PERMISSION') : sentOf(sent, now)
}

export async function listSent(platform: Platform, author: Author): Promise<SentBroadcast[]> {
  const now = platform.clock.now()
  const rows = await repository.listSent(platform.pool, await senderOf(platform, author), now, null)
  return rows.map((row) => sentOf(row, now))
}

function sentOf(
  { audienceSchool, roles, schoolTypes, plans, withdrawnAt, reach, readCount, ...row }: repository.SentRow,
  now: Date,
): SentBroadcast {
  const isPlanned = row.startsAt > now
  return {
    ...row,
    ...momentsOf(row),
    audience: { schoolName: audienceSchool, roles, schoolTypes, plans },
    state: withdrawnAt !== null ? 'withdrawn' : isPlanned ? 'planned' : 'shown',
    reach,
    readCount: reach < broadcastLimits.fewestCounted ? null : readCount,
  }
}

interface Correction extends Written {
  fileIds?: string[] | undefined
}

export function correctBroadcast(platform: Platform, author: Author, id: string, written: Correction): Promise<void> {
  const editedAt = platform.clock.now()
  const { title, content, fileIds } = written
  const pictures = fileIds === undefined ? {} : { fileIds }
  return change(platform, author, id, { title, content: plain(content), ...pictures, editedAt }, broadcastChanged)
}

export function withdrawBroadcast(platform: Platform, author: Author, id: string): Promise<void> {
  return change(platform, author, id, { withdrawnAt: platform.clock.now() }, broadcastWithdrawn)
}

async function change(
  platform: Platform,
  author: Author,
  id: string,
  changed: Parameters<typeof repository.changeBroadcast>[2],
  kind: typeof broadcastChanged,
): Promise<void> {
  const sender = await senderOf(platform, author)
  await inTransaction(platform.db, async (transaction) => {
    // To a school's sender, a broadcast of another sender and a missing one look the same.
    const missing = sender.isOperator ? 'BROADCAST_NOT_FOUND' : 'NO_PERMISSION'
    const held = (await repository.holdOwn(transaction, sender, id)) ?? refuse(missing)
    if (held.isWithdrawn) {
      if (changed.withdrawnAt) return
      refuse('BROADCAST_NOT_FOUND')
    }
    if (changed.fileIds) await changePictures(platform, transaction, author, held.fileIds, changed.fileIds)
    await repository.changeBroadcast(transaction, id, changed)
    await tellReaders(platform, transaction, held.schoolId)
    const fact = { actorId: author.id, subjectId: id, data: { title: changed.title ?? held.title } }
    await platform.events.record(transaction, kind, { ...fact, at: platform.clock.now() })
  })
}

/** Added pictures must be the author's own; removed ones may belong to another person of the same sender. */
async function changePictures(
  platform: Platform,
  transaction: Transaction,
  author: Author,
  before: string[],
  after: string[],
): Promise<void> {
  const added = after.filter((one) => !before.includes(one))
  const gone = before.filter((one) => !after.includes(one))
  await checkPictures(transaction, author.id, added)
  await letGoOfFiles(platform, transaction, author.id, gone)
}

/** Tells readers at a planned broadcast's start. If it was withdrawn in the meantime, they find nothing new. */
const beginOne = jobKind<{ schoolId: string | null }>('broadcasts.begin')

const firstKept = (now: Date): Date => momentMonthsBefore(now, broadcastLimits.months)

/** Registers the jobs that announce planned broadcasts and, every night, delete those too old to be shown. */
export function lookAfterBroadcasts(platform: Platform): void {
  const { jobs, pool, db, clock } = platform
  jobs.handle(beginOne, ({ schoolId }) => tellReaders(platform, db, schoolId))
  jobs.every('53 2 * * *', jobKind('broadcasts.forget'), () => repository.deleteBefore(pool, firstKept(clock.now())))
}
