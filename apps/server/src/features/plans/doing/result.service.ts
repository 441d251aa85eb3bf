import type { Execution, PlanResult } from '@learntrail/contract/plans/doing/doing'
import { planFinished, planOpinionGiven, planWentOn } from '@learntrail/contract/plans/events'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { afterSave, judgeSave, type Save } from '../../../platform/saves/saves.rules.ts'
import { noteDoers } from '../measures/note-doers.service.ts'
import { tellOfPlan } from '../plan.live.ts'
import { certifyRecords } from './certify-records.service.ts'
import { updateExecution } from './executions.repository.ts'
import { readExecution } from './executions.service.ts'
import { type Actor, reachExecution, reachOwnDoing } from './reach-execution.policy.ts'

const emptyResult: PlanResult = { summary: '', difference: '', evaluations: [] }

type Parts = { [Part in keyof PlanResult]?: PlanResult[Part] | undefined }

/**
 * Saves parts of the result. Newer saves by another window or member are not overwritten; a repeated save counts once.
 */
export async function saveResult(
  platform: Platform,
  person: Actor,
  id: string,
  { version, writer, save, ...parts }: Save & Parts,
): Promise<Execution> {
  await inTransaction(platform.db, async (transaction) => {
    const { execution } = await reachOwnDoing(transaction, person, id)
    const { resultVersion, writer: before, writerSave, writerBase } = execution
    const current = { version: resultVersion, writer: before ?? '', writerSave, writerBase }
    const verdict = judgeSave(current, { version, writer, save })
    if (verdict === 'conflict') refuse('RESULT_CONFLICT', { values: { id, version: resultVersion } })
    if (verdict === 'known') return
    if (execution.certifiedAt !== null) refuse('EXECUTION_CERTIFIED')
    const { summary, difference, evaluations } = execution.result ?? emptyResult
    const result = {
      summary: parts.summary ?? summary,
      difference: parts.difference ?? difference,
      evaluations: parts.evaluations ?? evaluations,
    }
    const { version: next, ...saved } = afterSave(current, { version, writer, save })
    const activeAt = platform.clock.now()
    await updateExecution(transaction, id, { result, resultVersion: next, ...saved, activeAt })
    await tellOfPlan(platform, transaction, id)
  })
  return readExecution(platform, person, id)
}

/** Finishes a plan or continues it. A certified result cannot be reopened. */
export async function finishExecution(
  platform: Platform,
  person: Actor,
  id: string,
  isFinished: boolean,
): Promise<Execution> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { plan, execution } = await reachOwnDoing(transaction, person, id)
    if (isFinished === (execution.finishedAt !== null)) return
    if (isFinished && !execution.result?.summary) refuse('RESULT_UNWRITTEN')
    if (execution.certifiedAt !== null) refuse('EXECUTION_CERTIFIED')
    await updateExecution(transaction, id, { finishedAt: isFinished ? at : null, activeAt: at })
    const fact = { actorId: person.id, subjectId: id, data: { title: plan.name, ownerId: plan.ownerId }, at }
    await platform.events.record(transaction, isFinished ? planFinished : planWentOn, fact)
    noteDoers(transaction, id)
    await tellOfPlan(platform, transaction, id)
  })
  return readExecution(platform, person, id)
}

interface Opinion {
  text: string
  isCertified: boolean
}

/** Stores an adviser's opinion, and whether they certify the finished plan; replaces the previous opinion. */
export async function giveOpinion(
  platform: Platform,
  person: Actor,
  id: string,
  { text, isCertified }: Opinion,
): Promise<Execution> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { plan, execution } = await reachExecution(transaction, person, id)
    if (!plan.advises) refuse('NOT_THE_ADVISER')
    if (isCertified && execution.finishedAt === null) refuse('EXECUTION_UNFINISHED')
    const wasCertified = execution.certifiedAt !== null
    const isSame = execution.opinion === text && execution.opinionById === person.id && wasCertified === isCertified
    if (isSame) return
    const opinion = { opinion: text, opinionById: person.id, opinionAt: at }
    const certified = isCertified
      ? { certifiedById: person.id, certifiedAt: at }
      : { certifiedById: null, certifiedAt: null }
    const change = wasCertified === isCertified ? opinion : { ...opinion, ...certified }
    await updateExecution(transaction, id, change)
    if (wasCertified !== isCertified)
      await certifyRecords(platform, transaction, { plan, execution: { ...execution, ...change } })
    const data = { title: plan.name, ownerId: plan.ownerId, isCertified }
    const fact = { actorId: person.id, subjectId: id, data, at }
    await platform.events.record(transaction, planOpinionGiven, fact)
    await tellOfPlan(platform, transaction, id)
  })
  return readExecution(platform, person, id)
}
