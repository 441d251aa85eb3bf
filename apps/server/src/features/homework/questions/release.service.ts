import { homeworkAssigned, homeworkDue } from '@learntrail/contract/homework/events'
import { homeworkDurations } from '@learntrail/contract/homework/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { handleAtItsTime } from '../../../platform/jobs/at-its-time.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isArchived } from '../../groups/index.ts'
import { tellOfHomework } from '../homework.live.ts'
import { noteAsked } from '../measures/note-asked.service.ts'
import { changeOfQuestion } from '../transitions.rules.ts'
import * as repository from './questions.repository.ts'

/** Assigns a question at its time; `publishAt` lets the job of an earlier choice of time do nothing. */
const releaseOne = jobKind<{ id: string; publishAt: string }>('homework.release', { width: 2 })
/** Finds what a lost job left behind. */
const releaseOverdue = jobKind<object>('homework.release-overdue')
const remind = jobKind<object>('homework.remind')

const atOnce = 50

export function handleReleaseJobs(platform: Platform): void {
  handleAtItsTime(
    platform,
    releaseOne,
    ({ publishAt }) => publishAt,
    ({ id, publishAt }) => release(platform, id, publishAt),
  )
  // For questions that came due while no server ran.
  platform.jobs.atStart(() => releaseDue(platform))
  platform.jobs.every('*/5 * * * *', releaseOverdue, () => releaseDue(platform))
  platform.jobs.every('*/10 * * * *', remind, () => remindOfDue(platform))
}

/** Queues the assignment of a question at its time, when the transaction commits. */
export async function enqueueRelease(
  platform: Platform,
  transaction: Transaction,
  { id, publishAt }: { id: string; publishAt: Date },
): Promise<void> {
  const data = { id, publishAt: publishAt.toISOString() }
  await platform.jobs.enqueue(transaction, releaseOne, data, { startAfter: publishAt })
}

/** Assigns all questions whose time has come. */
export async function releaseDue(platform: Platform): Promise<void> {
  for (;;) {
    const due = await repository.findDue(platform.db, platform.clock.now(), atOnce)
    for (const id of due) await release(platform, id)
    if (due.length < atOnce) return
  }
}

/**
 * Assigns a question once: the first to lock its row does, and another node then finds it assigned. In an archived
 * group, the question becomes planned instead.
 */
async function release(platform: Platform, id: string, publishAt?: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const question = await repository.holdQuestion(transaction, id)
    if (question?.state !== 'scheduled' || question.groupId === null) return
    if (publishAt !== undefined && question.publishAt?.toISOString() !== publishAt) return
    const outcome = changeOfQuestion('assign', ['product'], question.state)
    if ('refusal' in outcome) return
    const { groupId, title } = question
    if (await isArchived(transaction, groupId)) {
      const planned = { state: 'planning' as const, publishAt: null, version: question.version + 1, updatedAt: at }
      await repository.updateQuestion(transaction, id, planned)
      return
    }
    const change = { state: outcome.to, publishAt: null, assignedAt: at, version: question.version + 1, updatedAt: at }
    await repository.updateQuestion(transaction, id, change)
    await platform.events.record(transaction, homeworkAssigned, {
      actorId: null,
      subjectId: id,
      data: { title, groupId },
      at,
    })
    noteAsked(transaction, id)
    await tellOfHomework(platform, transaction, question, [])
  })
}

/** Reminds students who have not handed in a day before the deadline, once per deadline. */
export async function remindOfDue(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const ahead = homeworkDurations.reminder
  const until = new Date(now.getTime() + ahead)
  for (;;) {
    const due = await repository.findToRemind(platform.db, { now, until, ahead, limit: atOnce })
    for (const id of due) {
      await inTransaction(platform.db, async (transaction) => {
        const question = await repository.holdQuestion(transaction, id)
        if (question?.state !== 'assigned' || question.groupId === null) return
        const { title, groupId, deadline } = question
        await repository.updateQuestion(transaction, id, { remindedOf: deadline })
        await platform.events.record(transaction, homeworkDue, {
          actorId: null,
          subjectId: id,
          at: now,
          data: { title, groupId },
        })
      })
    }
    if (due.length < atOnce) return
  }
}
