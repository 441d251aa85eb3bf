import type { Person } from '../../../platform/access/person.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import * as repository from './executions.repository.ts'

export type Actor = Pick<Person, 'id'>

export interface Reached {
  plan: repository.ReachedPlan
  execution: repository.StoredExecution
}

/** A plan that is being done, held for a change by whoever does it or follows it. */
export async function reachExecution(transaction: Transaction, person: Actor, id: string): Promise<Reached> {
  const plan = (await repository.holdPlan(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
  return { plan, execution: (await repository.holdExecution(transaction, id)) ?? refuse('EXECUTION_NOT_FOUND') }
}

/** The same by whoever does it. */
export async function reachOwnDoing(transaction: Transaction, person: Actor, id: string): Promise<Reached> {
  const reached = await reachExecution(transaction, person, id)
  return reached.plan.writes ? reached : refuse('NO_PERMISSION')
}
