import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { planBegun } from '@learntrail/contract/plans/events'
import { missingFields } from '@learntrail/contract/plans/missing'
import { clientOf, inTransaction, type Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { noteDoers } from '../measures/note-doers.service.ts'
import { tellOfPlan } from '../plan.live.ts'
import { keepVersion } from '../signing/versions.repository.ts'
import { type ExecutionRow, executionOf } from './execution.mapping.ts'
import { executionQuery } from './execution.queries.ts'
import * as repository from './executions.repository.ts'
import type { Actor } from './reach-execution.policy.ts'

/** Reads the execution's row, also within a transaction. */
export async function findRow(db: Queryable, { id: viewer }: Actor, id: string): Promise<ExecutionRow | undefined> {
  const { rows } = await clientOf(db).query({ ...executionQuery, values: [viewer, id] })
  return (rows as ExecutionRow[])[0]
}

/** Returns how a plan is done, for its owner, its members and the teachers who sign it. */
export async function readExecution({ db }: Platform, person: Actor, id: string): Promise<Execution> {
  const row = await findRow(db, person, id)
  if (row === undefined) return refuse('PLAN_NOT_FOUND')
  if (row.begunAt === null) return refuse('EXECUTION_NOT_FOUND')
  return executionOf(row)
}

/** Same, but undefined when the plan is not begun or the person may not read its execution. */
export async function findDoing({ db }: Platform, person: Actor, id: string): Promise<Execution | undefined> {
  const row = await findRow(db, person, id)
  return row === undefined || row.begunAt === null ? undefined : executionOf(row)
}

/**
 * Begins to do a plan with its current content. A plan that is begun already goes on unchanged, even if it has become
 * incomplete.
 */
export async function openExecution(platform: Platform, person: Actor, id: string): Promise<Execution> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const plan = (await repository.holdPlan(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
    if (!plan.writes) refuse('NO_PERMISSION')
    if ((await repository.holdExecution(transaction, id)) !== undefined) return
    if (missingFields(plan.content).length > 0) refuse('PLAN_UNFINISHED')
    if (plan.content.progress.weeks.length === 0) refuse('PLAN_WITHOUT_WEEKS')
    const begun = { planId: id, begunVersion: plan.version, begunAt: at, activeAt: at }
    if (!(await repository.insertExecution(transaction, begun))) return
    await keepVersion(transaction, plan, at)
    const data = { title: plan.name, ownerId: plan.ownerId }
    await platform.events.record(transaction, planBegun, { actorId: person.id, subjectId: id, data, at })
    noteDoers(transaction, id)
    await tellOfPlan(platform, transaction, id)
  })
  return readExecution(platform, person, id)
}
