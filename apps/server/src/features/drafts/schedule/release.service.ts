import type { ValidPostInput } from '@learntrail/contract/posts/posts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { handleAtItsTime } from '../../../platform/jobs/at-its-time.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { checkInput, checkNotEmpty, writePost } from '../../posts/index.ts'
import * as repository from '../drafts.repository.ts'
import { recordScheduleFailed } from './fail-schedule.service.ts'

/** Publishes a record at its time. Carries that time, so that the job of an earlier time does nothing. */
const releaseOne = jobKind<{ id: string; scheduledAt: string }>('schedule.release', { width: 3 })
/** Finds records whose job was lost. */
const releaseOverdue = jobKind<object>('schedule.release-overdue')

const atOnce = 50

export function handleScheduleJobs(platform: Platform): void {
  handleAtItsTime(
    platform,
    releaseOne,
    ({ scheduledAt }) => scheduledAt,
    ({ id, scheduledAt }) => release(platform, id, scheduledAt),
  )
  // Publishes what came due while no server ran.
  platform.jobs.atStart(() => releaseDue(platform))
  platform.jobs.every('*/5 * * * *', releaseOverdue, () => releaseDue(platform))
}

/** Enqueues the publication of a record at its time, once the transaction commits. */
export async function enqueueRelease(
  platform: Platform,
  transaction: Transaction,
  { id, scheduledAt }: { id: string; scheduledAt: Date },
): Promise<void> {
  const data = { id, scheduledAt: scheduledAt.toISOString() }
  await platform.jobs.enqueue(transaction, releaseOne, data, { startAfter: scheduledAt })
}

/** Publishes every scheduled record that is due. */
export async function releaseDue(platform: Platform): Promise<void> {
  for (;;) {
    const due = await repository.findDue(platform.db, platform.clock.now(), atOnce)
    for (const { id } of due) await release(platform, id)
    if (due.length < atOnce) return
  }
}

/** Publishes a scheduled record, or turns it into a draft if it may no longer be published. */
async function release(platform: Platform, id: string, scheduledAt?: string): Promise<void> {
  try {
    await publishScheduled(platform, id, (row) => isMeant(row, scheduledAt))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await backToDraft(platform, id, error.code, (row) => isMeant(row, scheduledAt))
  }
}

const isMeant = (row: repository.DraftRow, scheduledAt: string | undefined) =>
  scheduledAt === undefined || row.scheduledAt?.toISOString() === scheduledAt

/**
 * Publishes a scheduled record exactly once: the first to lock its row inserts the record and deletes the row in one
 * transaction, and another node then finds nothing. Returns the id of the record.
 */
export async function publishScheduled(
  platform: Platform,
  id: string,
  isMeantNow: (row: repository.DraftRow) => boolean,
): Promise<string | undefined> {
  const now = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    const row = await repository.holdScheduled(transaction, id)
    if (row === undefined || !isMeantNow(row)) return undefined
    await checkOwner(transaction, row.ownerId)
    const input = inputOf(row)
    const { clock } = platform
    const written = await checkInput({ db: transaction, clock }, { id: row.ownerId }, input)
    checkNotEmpty(input, input.fileIds.length)
    await repository.deleteDraft(transaction, id)
    return writePost(platform, transaction, row.ownerId, {
      clientId: row.clientId,
      fileIds: input.fileIds,
      inDraft: input.fileIds,
      written,
      now,
    })
  })
}

/** Refuses to publish for an account that is suspended or being deleted. */
async function checkOwner(transaction: Transaction, ownerId: string): Promise<void> {
  const owner = await findAccount(transaction, ownerId)
  if (owner?.suspendedAt) refuse('ACCOUNT_SUSPENDED')
  if (owner?.deletedAt) refuse('ACCOUNT_BEING_DELETED')
}

async function backToDraft(
  platform: Platform,
  id: string,
  failure: string,
  isMeantNow: (row: repository.DraftRow) => boolean,
): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const row = await repository.holdScheduled(transaction, id)
    if (row === undefined || !isMeantNow(row)) return
    await repository.updateDraft(transaction, id, {
      scheduledAt: null,
      failure,
      version: row.version + 1,
      updatedAt: at,
    })
    await recordScheduleFailed(platform, transaction, row, failure, at)
  })
}

function inputOf(row: repository.DraftRow): ValidPostInput {
  const { title, content, fileIds, date, classification, tags, customTags, privacy, groupIds } = row
  // A scheduled record was checked to be complete when it was scheduled.
  return { title, content, fileIds, date, classification, tags, customTags, privacy, groupIds } as ValidPostInput
}
