import type { Execution } from '@learntrail/contract/plans/doing/doing'
import type { Weekday } from '@learntrail/contract/plans/doing/facts'
import { planReminded } from '@learntrail/contract/plans/events'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readExecution } from './executions.service.ts'
import { type Actor, reachOwnDoing } from './reach-execution.policy.ts'
import * as repository from './reminders.repository.ts'

/** Sets the weekday on which the person is reminded of a plan, or none. */
export async function changeReminder(
  platform: Platform,
  person: Actor,
  id: string,
  weekday: Weekday | null,
): Promise<Execution> {
  await inTransaction(platform.db, async (transaction) => {
    await reachOwnDoing(transaction, person, id)
    await repository.setReminder(transaction, { planId: id, personId: person.id, weekday })
  })
  return readExecution(platform, person, id)
}

const atOnce = 100

/** Reminds each person due today, once, of plans that are under way. */
export async function remindOfPlans(platform: Platform): Promise<void> {
  const at = platform.clock.now()
  const today = dayIn(at)
  for (;;) {
    const reminded = await inTransaction(platform.db, async (transaction) => {
      const due = await repository.takeDue(transaction, today, atOnce)
      for (const { planId, personId, title } of due) {
        const data = { title, personId }
        await platform.events.record(transaction, planReminded, { actorId: null, subjectId: planId, data, at })
      }
      return due.length
    })
    if (reminded < atOnce) return
  }
}
