import { bulletinPublished } from '@learntrail/contract/bulletins/events'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { handleAtItsTime } from '../../platform/jobs/at-its-time.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { putBulletinInDrafts } from '../drafts/index.ts'
import { holdFiles, letGoOfAnybodys } from '../files/index.ts'
import { isActiveGroup, leadsNow } from '../groups/index.ts'
import { tellOfBulletin } from './bulletin.live.ts'
import * as repository from './bulletins.repository.ts'

/** Makes a bulletin appear at its time. Carries that time, so that the job of an earlier schedule does nothing. */
const releaseOne = jobKind<{ id: string; appearsAt: string }>('bulletins.release', { width: 2 })
/** Finds bulletins whose job was lost, and those that came due while their group was binned. */
const releaseOverdue = jobKind<object>('bulletins.release-overdue')

const atOnce = 50

export function handleReleaseJobs(platform: Platform): void {
  handleAtItsTime(
    platform,
    releaseOne,
    ({ appearsAt }) => appearsAt,
    ({ id, appearsAt }) => release(platform, id, appearsAt),
  )
  // Bulletins that came due while no server was running.
  platform.jobs.atStart(() => releaseDue(platform))
  platform.jobs.every('*/5 * * * *', releaseOverdue, () => releaseDue(platform))
}

/** Schedules a bulletin to appear; the job is enqueued when the transaction commits. */
export async function enqueueRelease(
  platform: Platform,
  transaction: Transaction,
  { id, appearsAt }: { id: string; appearsAt: Date },
): Promise<void> {
  const data = { id, appearsAt: appearsAt.toISOString() }
  await platform.jobs.enqueue(transaction, releaseOne, data, { startAfter: appearsAt })
}

/** Makes all due bulletins appear. */
export async function releaseDue(platform: Platform): Promise<void> {
  for (;;) {
    const due = await repository.findDue(platform.db, platform.clock.now(), atOnce)
    for (const id of due) await release(platform, id)
    if (due.length < atOnce) return
  }
}

/** Makes a bulletin appear once: the first node to lock its row does so, and others then find it done. */
async function release(platform: Platform, id: string, appearsAt?: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const bulletin = await repository.holdBulletin(transaction, id)
    if (bulletin === undefined || bulletin.appearedAt !== null) return
    if (appearsAt !== undefined && bulletin.appearsAt.toISOString() !== appearsAt) return
    if (!(await isActiveGroup(transaction, bulletin.groupId))) return
    const { title, groupId } = bulletin
    if (!(await leadsNow(transaction, { id: bulletin.writerId }, groupId))) {
      await backToDraft(platform, transaction, bulletin)
      return tellOfBulletin(platform, transaction, bulletin)
    }
    await repository.updateBulletin(transaction, id, { appearedAt: at })
    const data = { title, groupId }
    await platform.events.record(transaction, bulletinPublished, { actorId: null, subjectId: id, data, at })
    await tellOfBulletin(platform, transaction, bulletin)
  })
}

/**
 * An author who no longer leads the group may not tell it anything: the bulletin becomes their draft again, with their
 * own files.
 */
async function backToDraft(platform: Platform, transaction: Transaction, bulletin: repository.StoredBulletin) {
  const { id, writerId: ownerId, groupId, title, content, needsSignature, needsGuardian } = bulletin
  const own = await holdFiles(transaction, ownerId, bulletin.fileIds)
  const fileIds = bulletin.fileIds.filter((one) => own.some((file) => file.id === one))
  const words = { ownerId, groupId, title, content, fileIds, needsSignature, needsGuardian }
  await putBulletinInDrafts(platform, transaction, words, 'GROUP_ADMIN_REQUIRED')
  await repository.deleteBulletin(transaction, id)
  await letGoOfAnybodys(platform, transaction, bulletin.fileIds)
}
