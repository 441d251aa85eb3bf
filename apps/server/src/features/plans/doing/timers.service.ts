import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellOfPlan } from '../plan.live.ts'
import * as executions from './executions.repository.ts'
import { readExecution } from './executions.service.ts'
import { type Actor, reachOwnDoing } from './reach-execution.policy.ts'
import { checkWeek } from './save-week.service.ts'
import * as repository from './timers.repository.ts'

/** Minutes a timer has run, capped at the limit, beyond which it counts as forgotten. */
const minutesOf = (since: Date, now: Date): number =>
  Math.min(Math.round((now.getTime() - since.getTime()) / 60_000), planLimits.timerMinutes)

const isForgotten = (since: Date, now: Date) => minutesOf(since, now) >= planLimits.timerMinutes

/** Starts the person's timer in a week, stopping one that runs elsewhere, or stops it. Repeating it changes nothing. */
export async function turnTimer(
  platform: Platform,
  person: Actor,
  { id, weekId, isRunning }: { id: string; weekId: string; isRunning: boolean },
): Promise<Execution> {
  const now = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await repository.holdTimerOf(transaction, person.id)
    const running = await repository.findTimer(transaction, person.id)
    await executions.holdAll(transaction, [id, ...(running ? [running.planId] : [])])
    const { plan, execution } = await reachOwnDoing(transaction, person, id)
    await checkWeek(transaction, plan, weekId)
    if (isRunning && execution.certifiedAt !== null) refuse('EXECUTION_CERTIFIED')
    const isHere = running?.planId === id && running.weekId === weekId
    const stops = running !== undefined && (isRunning ? !isHere || isForgotten(running.since, now) : isHere)
    if (stops) await stop(platform, transaction, running, now)
    const starts = isRunning && (running === undefined || stops)
    if (starts) await repository.insertTimer(transaction, { personId: person.id, planId: id, weekId, since: now })
    if (!stops && !starts) return
    await executions.updateExecution(transaction, id, { activeAt: now })
    await tellOfPlan(platform, transaction, id)
  })
  return readExecution(platform, person, id)
}

/** Deletes a timer and adds its minutes to its week, even to one not written in yet or no longer in the plan. */
async function stop(platform: Platform, transaction: Transaction, timer: repository.StoredTimer, now: Date) {
  const { planId, weekId, since } = timer
  await repository.deleteTimer(transaction, timer.personId)
  const minutes = minutesOf(since, now)
  await repository.addMinutes(transaction, { planId, weekId, minutes, writer: newId(now.getTime()), now })
  await tellOfPlan(platform, transaction, planId)
}
