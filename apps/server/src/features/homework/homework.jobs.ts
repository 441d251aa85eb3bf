import { homeworkDurations } from '@learntrail/contract/homework/limits'
import { inTransaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { letGoOfAnybodys } from '../files/index.ts'
import { deleteExpired } from './archive/archive.repository.ts'
import { listOver, removeQuestion } from './questions/questions.repository.ts'
import { handleReleaseJobs } from './questions/release.service.ts'

const removeOver = jobKind<object>('homework.remove-over')
const removeExpired = jobKind<object>('homework.remove-expired-archives')
const atOnce = 50

export function handleHomeworkJobs(platform: Platform): void {
  handleReleaseJobs(platform)
  platform.jobs.every('50 3 * * *', removeOver, () => removeQuestionsOver(platform))
  platform.jobs.every('36 * * * *', removeExpired, () => deleteExpired(platform.db, platform.clock.now()))
}

/** Deletes for good the questions whose time to be restored is over. */
export async function removeQuestionsOver(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - homeworkDurations.deleted)
  for (;;) {
    const over = await listOver(platform.db, before, atOnce)
    for (const { id, fileIds } of over) {
      await inTransaction(platform.db, async (transaction) => {
        await removeQuestion(transaction, id)
        await letGoOfAnybodys(platform, transaction, fileIds)
      })
    }
    if (over.length < atOnce) return
  }
}
