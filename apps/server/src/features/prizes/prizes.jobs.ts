import { durations } from '@learntrail/contract/limits'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { inTransaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import * as repository from './applications/applications.repository.ts'
import { eraseDetails } from './applications/erase-details.service.ts'
import { takeStep } from './applications/take-step.service.ts'

const atOnce = 100

export function handlePrizeJobs(platform: Platform): void {
  platform.jobs.every('35 * * * *', jobKind('prizes.receive-by-itself'), () => receiveByItself(platform))
  platform.jobs.every('5 4 * * *', jobKind('prizes.erase-details'), () => eraseEnded(platform))
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * durations.day)

/** Marks applications as received that were sent long ago and of which nothing was heard. */
export async function receiveByItself(platform: Platform): Promise<void> {
  const at = platform.clock.now()
  const before = daysBefore(at, prizeLimits.receivedByItself)
  for (;;) {
    const ids = await repository.listSentBefore(platform.db, before, atOnce)
    for (const id of ids)
      await inTransaction(platform.db, async (transaction) => {
        const held = await repository.holdApplication(transaction, id)
        // It may have been marked a moment ago.
        if (held?.state === 'sent')
          await takeStep(platform, transaction, held, { step: 'receive', byId: null, at, byItself: true })
      })
    if (ids.length < atOnce) return
  }
}

/** Deletes the personal details of applications `prizeLimits.erasedAfter` days after their end. */
export async function eraseEnded(platform: Platform): Promise<void> {
  const at = platform.clock.now()
  const before = daysBefore(at, prizeLimits.erasedAfter)
  for (;;) {
    const ids = await repository.listEndedBefore(platform.db, before, atOnce)
    for (const id of ids) await inTransaction(platform.db, (transaction) => eraseDetails(transaction, id, at))
    if (ids.length < atOnce) return
  }
}
