import { postScheduled, scheduleChanged, scheduleDeleted } from '@learntrail/contract/drafts/events'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import type { ScheduledSummary } from '@learntrail/contract/drafts/schedule'
import type { ScheduledPost } from '@learntrail/contract/drafts/scheduled-post'
import type { ValidPostInput } from '@learntrail/contract/posts/posts'
import type { Classification } from '@learntrail/contract/tags/tags'
import type { Person } from '../../../platform/access/person.ts'
import { excerptOf } from '../../../platform/content/excerpt.rules.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findFileSummaries, letGoOfFiles } from '../../files/index.ts'
import {
  checkFilesOfPost,
  checkGroups,
  checkInput,
  checkNotEmpty,
  findPublished,
  findPublishedFiles,
  readPost,
  type WrittenPost,
} from '../../posts/index.ts'
import { binDraft } from '../draft.bin.ts'
import * as repository from '../drafts.repository.ts'
import { enqueueRelease, publishScheduled } from './release.service.ts'
import { checkScheduledAt } from './schedule.rules.ts'

interface Scheduling {
  clientId: string
  draftId?: string | undefined
  scheduledAt: string
}

/** Schedules a complete record; the same client id again answers the scheduled record, or the published one. */
export async function schedulePost(
  platform: Platform,
  person: Person,
  { clientId, draftId, scheduledAt, ...input }: ValidPostInput & Scheduling,
): Promise<ScheduledPost | WrittenPost> {
  const known = await repository.findByClient(platform.db, person.id, clientId)
  if (known?.scheduledAt) return scheduledOf(platform, known)
  const published = await findPublished(platform.db, person.id, clientId)
  if (published !== undefined) return readPost(platform, person, published)
  const now = platform.clock.now()
  const at = new Date(scheduledAt)
  checkScheduledAt(at, now)
  const written = await checkWhole(platform, person, input)
  const row = await inTransaction(platform.db, async (transaction) => {
    await repository.holdDraftsOf(transaction, person.id)
    const other = await repository.findByClient(transaction, person.id, clientId)
    // The same call arrived twice at once; the other one did the work.
    if (other?.scheduledAt) return other
    if ((await repository.countDrafts(transaction, person.id, 'scheduled')) >= draftLimits.scheduled) {
      refuse('SCHEDULE_LIMIT_REACHED', { values: { limit: draftLimits.scheduled } })
    }
    const inDraft = await repository.listDraftFiles(transaction, person.id, { clientId, draftId })
    const taken = await repository.takeDrafts(transaction, person.id, { clientId, draftId })
    if (draftId !== undefined && !taken.includes(draftId)) refuse('DRAFT_NOT_FOUND')
    await checkFiles(transaction, person.id, input.fileIds, inDraft)
    await checkGroups(transaction, person.id, input)
    const added = await repository.insertDraft(transaction, {
      id: newId(now.getTime()),
      ownerId: person.id,
      clientId,
      ...written,
      fileIds: input.fileIds,
      version: 1,
      writer: clientId,
      writerSave: 1,
      writerBase: 0,
      scheduledAt: at,
      createdAt: now,
      updatedAt: now,
    })
    await enqueueRelease(platform, transaction, { id: added.id, scheduledAt: at })
    await record(platform, transaction, postScheduled, added, now)
    return added
  })
  return scheduledOf(platform, row)
}

async function checkWhole(platform: Platform, person: Person, input: ValidPostInput) {
  checkNotEmpty(input, input.fileIds.length)
  const written = await checkInput(platform, person, input)
  return { ...written, classification: written.classification as Classification }
}

/**
 * Refuses added files that belong to a record. A file that was in the draft already and since belongs to another record
 * is copied on publication.
 */
async function checkFiles(transaction: Transaction, ownerId: string, fileIds: string[], inDraft: string[]) {
  await checkFilesOfPost(transaction, ownerId, fileIds)
  const added = fileIds.filter((id) => !inDraft.includes(id))
  if ((await findPublishedFiles(transaction, added)).size > 0) refuse('FILE_IN_USE')
}

export async function listScheduled(platform: Platform, person: Person) {
  const rows = await repository.listScheduled(platform.db, person.id)
  return { items: rows.map(summaryOf), limit: draftLimits.scheduled }
}

export async function readScheduled(platform: Platform, person: Person, id: string): Promise<ScheduledPost> {
  const row = await repository.findDraft(platform.db, person.id, id, 'scheduled')
  return scheduledOf(platform, row ?? refuse('SCHEDULED_POST_NOT_FOUND'))
}

/** Changes the time of a scheduled record or everything it says; a part that is not given stays as it was. */
export async function changeScheduled(
  platform: Platform,
  person: Person,
  id: string,
  change: { version: number; scheduledAt?: string | undefined; post?: ValidPostInput | undefined },
): Promise<ScheduledPost> {
  const now = platform.clock.now()
  const at = change.scheduledAt === undefined ? undefined : new Date(change.scheduledAt)
  if (at !== undefined) checkScheduledAt(at, now)
  const { post } = change
  const written = post === undefined ? {} : await checkWhole(platform, person, post)
  const row = await inTransaction(platform.db, async (transaction) => {
    const current = await hold(transaction, person, id)
    if (current.version !== change.version) refuse('SCHEDULE_CONFLICT', { values: { version: current.version } })
    if (post !== undefined) {
      await checkFiles(transaction, person.id, post.fileIds, current.fileIds)
      await checkGroups(transaction, person.id, post)
    }
    const changed = await repository.updateDraft(transaction, id, {
      ...written,
      ...(post === undefined ? {} : { fileIds: post.fileIds }),
      ...(at === undefined ? {} : { scheduledAt: at }),
      version: current.version + 1,
      updatedAt: now,
    })
    const gone = current.fileIds.filter((one) => !changed.fileIds.includes(one))
    await letGoOfFiles(platform, transaction, person.id, gone)
    if (at !== undefined) await enqueueRelease(platform, transaction, { id, scheduledAt: at })
    await record(platform, transaction, scheduleChanged, changed, now)
    return changed
  })
  return scheduledOf(platform, row)
}

export async function removeScheduled(platform: Platform, person: Person, id: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const row = await hold(transaction, person, id)
    await binDraft(platform, transaction, row, at)
    await record(platform, transaction, scheduleDeleted, row, at)
  })
}

/** Publishes a scheduled record at once. A refusal is answered to the person, and the record stays scheduled. */
export async function publishNow(platform: Platform, person: Person, id: string): Promise<WrittenPost> {
  const postId = await publishScheduled(platform, id, (row) => row.ownerId === person.id)
  return readPost(platform, person, postId ?? refuse('SCHEDULED_POST_NOT_FOUND'))
}

async function hold(transaction: Transaction, person: Person, id: string): Promise<repository.DraftRow> {
  const row = await repository.holdDraft(transaction, person.id, id, 'scheduled')
  return row ?? refuse('SCHEDULED_POST_NOT_FOUND')
}

function record(
  { events }: Platform,
  transaction: Transaction,
  kind: typeof postScheduled,
  row: repository.DraftRow,
  at: Date,
): Promise<void> {
  const { ownerId, id: subjectId, title, scheduledAt } = row
  const data = { title, scheduledAt: scheduledAt?.toISOString() ?? null }
  return events.record(transaction, kind, { actorId: ownerId, subjectId, data, at })
}

function summaryOf(row: repository.ListedDraft): ScheduledSummary {
  const { id, version, title, text, privacy, fileIds } = row
  const scheduledAt = timeOf(row)
  return { id, version, scheduledAt, title, privacy, excerpt: excerptOf(text), fileCount: fileIds.length }
}

const timeOf = ({ scheduledAt }: Pick<repository.DraftRow, 'scheduledAt'>) =>
  (scheduledAt ?? refuse('SCHEDULED_POST_NOT_FOUND')).toISOString()

async function scheduledOf({ pool }: Platform, row: repository.DraftRow): Promise<ScheduledPost> {
  const { id, version, title, content, text, date, classification, tags, customTags, privacy, groupIds } = row
  return {
    id,
    version,
    scheduledAt: timeOf(row),
    title,
    content,
    text,
    files: await findFileSummaries(pool, row.ownerId, row.fileIds),
    // Present, since everything scheduled is complete.
    date: date as string,
    classification: classification as Classification,
    tags,
    customTags,
    privacy,
    groupIds,
    updatedAt: row.updatedAt.toISOString(),
  }
}
