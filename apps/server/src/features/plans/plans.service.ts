import { emptyPlan, type PlanContent } from '@learntrail/contract/plans/content'
import { planDeleted, planMade } from '@learntrail/contract/plans/events'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { Plan } from '@learntrail/contract/plans/plans'
import { privacy } from '@learntrail/contract/posts/posts'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { afterSave, judgeSave, type Save } from '../../platform/saves/saves.rules.ts'
import { deleteUnusedFiles, letGoOfAnybodys } from '../files/index.ts'
import { contentFrom } from './begin-from.rules.ts'
import { listWeekFiles } from './doing/weeks.repository.ts'
import { listEditionFiles } from './editions/editions.repository.ts'
import { indexPlan } from './finding/index-plan.service.ts'
import { noteDoers } from './measures/note-doers.service.ts'
import { recordEdit } from './members/members.repository.ts'
import { tellOfPlan } from './plan.live.ts'
import { planOf } from './plans.mapping.ts'
import * as repository from './plans.repository.ts'
import { changedParts, checkReadable, checkTimes, columnsOf, wordsOf } from './plans.rules.ts'
import { settle } from './signing/settle.service.ts'

type Actor = Pick<Person, 'id'>
type Parts = { [Part in keyof PlanContent]?: PlanContent[Part] | undefined }

export async function readPlan({ pool }: Platform, person: Actor, id: string): Promise<Plan> {
  return planOf((await repository.findPlan(pool, person.id, id)) ?? refuse('PLAN_NOT_FOUND'))
}

interface Beginning extends Omit<Save, 'version'> {
  clientId: string
  source?: string | undefined
}

/** Creates a plan; a repeated client id returns the existing one. */
export async function createPlan(
  platform: Platform,
  person: Actor,
  { clientId, writer, save, source, ...parts }: Beginning & Parts,
): Promise<Plan> {
  const now = platform.clock.now()
  const id = await inTransaction(platform.db, async (transaction) => {
    await repository.holdPlansOf(transaction, person.id)
    const before = await repository.findByClient(transaction, person.id, clientId)
    if (before !== undefined) return before
    const begun = source === undefined ? emptyPlan : await beginFrom(transaction, person, source, now)
    const content = { ...begun, ...given(parts) }
    checkTimes(content)
    if ((await repository.countOf(transaction, person.id)) >= planLimits.plans) {
      refuse('PLAN_LIMIT_REACHED', { values: { limit: planLimits.plans } })
    }
    const plan = { id: newId(now.getTime()), ownerId: person.id, clientId, sourceId: source ?? null }
    const saved = { version: 1, writer, writerSave: save, writerBase: 0, createdAt: now, updatedAt: now }
    await repository.insertPlan(transaction, { ...plan, ...columnsOf(content), ...saved, privacy: privacy.private })
    await indexPlan(transaction, { id: plan.id, content })
    await platform.events.record(transaction, planMade, { actorId: person.id, subjectId: plan.id, at: now })
    return plan.id
  })
  return readPlan(platform, person, id)
}

async function beginFrom(transaction: Transaction, person: Actor, source: string, now: Date): Promise<PlanContent> {
  const found = (await repository.holdVisible(transaction, person.id, source)) ?? refuse('PLAN_NOT_FOUND')
  return contentFrom(found.content, () => newId(now.getTime()))
}

/** Returns the parts that were sent. */
const given = (parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Partial<PlanContent>

/** Saves parts of a plan. Newer saves by another window are not overwritten; a repeated save counts once. */
export async function savePlan(
  platform: Platform,
  person: Actor,
  id: string,
  { version, writer, save, ...parts }: Save & Parts,
): Promise<Plan> {
  await inTransaction(platform.db, async (transaction) => {
    const current = (await repository.holdWritten(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
    const verdict = judgeSave(current, { version, writer, save })
    if (verdict === 'conflict') {
      const { version, updatedAt } = current
      refuse('PLAN_CONFLICT', { values: { id, version, updatedAt: updatedAt.toISOString() } })
    }
    if (verdict === 'known') return
    const content = { ...current.content, ...given(parts) }
    checkTimes(content)
    checkReadable(current.privacy, content)
    const saved = { ...afterSave(current, { version, writer, save }), updatedAt: platform.clock.now() }
    await repository.updatePlan(transaction, id, { ...columnsOf(content), ...saved })
    const changed = changedParts(current.content, content)
    const { version: made, updatedAt: at } = saved
    if (changed.length > 0)
      await recordEdit(transaction, { planId: id, version: made, byId: person.id, parts: changed, at })
    if (wordsOf(content) !== wordsOf(current.content)) await indexPlan(transaction, { id, content })
    if (content.startedAt !== current.content.startedAt) noteDoers(transaction, id)
    // Signatures were given for other content.
    await settle(transaction, { ...current, content })
    await tellOfPlan(platform, transaction, id)
  })
  return readPlan(platform, person, id)
}

/** Deletes a plan, also from other people's favourites. */
export async function deletePlan(platform: Platform, person: Actor, id: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const plan = (await repository.holdOwn(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
    const fileIds = await listWeekFiles(transaction, id)
    const sealed = await listEditionFiles(transaction, id)
    await tellOfPlan(platform, transaction, id)
    noteDoers(transaction, id)
    await repository.deletePlan(transaction, id)
    await letGoOfAnybodys(platform, transaction, fileIds)
    await deleteUnusedFiles(platform, transaction, plan.ownerId, sealed)
    const fact = { actorId: person.id, subjectId: id, data: { title: plan.name }, at: platform.clock.now() }
    await platform.events.record(transaction, planDeleted, fact)
  })
}
