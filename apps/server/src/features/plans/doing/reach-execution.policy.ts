import type { Person } from '../../../platform/access/person.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import * as repository from './executions.repository.ts'

export type Actor = Pick<Person, 'id'>

export interface Reached {
  plan: repository.ReachedPlan
  execution: repository.StoredExecution
}

/** Returns a plan being done and its execution, locked for a change by a person who may read it. */
export async function reachExecution(transaction: Transaction, person: Actor, id: string): Promise<Reached> {
  const plan = (await repository.holdPlan(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
  return { plan, execution: (await repository.holdExecution(transaction, id)) ?? refuse('EXECUTION_NOT_FOUND') }
}

/** Same, for the plan's owner and members only. */
export async function reachOwnDoing(transaction: Transaction, person: Actor, id: string): Promise<Reached> {
  const reached = await reachExecution(transaction, person, id)
  return reached.plan.writes ? reached : refuse('NO_PERMISSION')
}
