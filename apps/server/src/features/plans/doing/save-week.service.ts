import type { Execution, WeekLink } from '@learntrail/contract/plans/doing/doing'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { notePeopleChanged } from '../../../platform/measures/changed-people.ts'
import type { Platform } from '../../../platform/platform.ts'
import { afterSave, judgeSave, type Save } from '../../../platform/saves/saves.rules.ts'
import { checkAddedFiles, letGoOfAnybodys } from '../../files/index.ts'
import { tellOfPlan } from '../plan.live.ts'
import type { ReachedPlan } from './executions.repository.ts'
import { readExecution } from './executions.service.ts'
import { type Actor, reachOwnDoing } from './reach-execution.policy.ts'
import * as repository from './weeks.repository.ts'
import { ticksOf } from './weeks.rules.ts'

interface Change {
  doneItemIds?: string[] | undefined
  minutes?: number | undefined
  note?: string | undefined
  fileIds?: string[] | undefined
  links?: WeekLink[] | undefined
}

/** Refuses a week that is not in the plan, unless something was done in it while it was. */
export async function checkWeek(transaction: Transaction, plan: ReachedPlan, weekId: string): Promise<void> {
  if (plan.content.progress.weeks.some(({ id }) => id === weekId)) return
  if (!(await repository.hasTraces(transaction, plan.id, weekId))) refuse('PLAN_WEEK_NOT_FOUND')
}

/** A week before the first save. */
const unwritten = { version: 0, writer: '', writerSave: 0, writerBase: 0, fileIds: [] as string[] }

/** Saves parts of a week. Newer saves by another window or member are not overwritten; a repeated save counts once. */
export async function saveWeek(
  platform: Platform,
  person: Actor,
  { id, weekId }: { id: string; weekId: string },
  { version, writer, save, doneItemIds, ...change }: Save & Change,
): Promise<Execution> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { plan, execution } = await reachOwnDoing(transaction, person, id)
    await checkWeek(transaction, plan, weekId)
    const before = await repository.findWeek(transaction, id, weekId)
    const current = before ?? unwritten
    const verdict = judgeSave(current, { version, writer, save })
    if (verdict === 'conflict') {
      const saved = before && { updatedAt: before.updatedAt.toISOString() }
      refuse('PLAN_WEEK_CONFLICT', { values: { id: weekId, version: current.version, ...saved } })
    }
    if (verdict === 'known') return
    if (execution.certifiedAt !== null) refuse('EXECUTION_CERTIFIED')
    await changeFiles(platform, transaction, person, { before: current.fileIds, after: change.fileIds })
    const written = { ...given(change), ...afterSave(current, { version, writer, save }), updatedAt: at }
    if (before === undefined) await repository.insertWeek(transaction, { planId: id, weekId, links: [], ...written })
    else await repository.updateWeek(transaction, before, written)
    if (doneItemIds !== undefined) {
      const done = await repository.listDone(transaction, id)
      const { added, removed } = ticksOf({ progress: plan.content.progress, weekId, done, wanted: doneItemIds })
      await repository.removeDone(transaction, id, removed)
      await repository.addDone(transaction, added, { planId: id, weekId, byId: person.id, at })
      const untold = done.flatMap(({ itemId, byId }) => (byId !== null && removed.includes(itemId) ? [byId] : []))
      notePeopleChanged(transaction, [...untold, ...added.map(() => person.id)])
    }
    await repository.countDone(transaction, id, at)
    await tellOfPlan(platform, transaction, id)
  })
  return readExecution(platform, person, id)
}

/** Returns the parts that were sent. */
const given = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [Part in keyof Parts]?: Exclude<Parts[Part], undefined>
  }

async function changeFiles(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { before, after = before }: { before: string[]; after: string[] | undefined },
): Promise<void> {
  const added = after.filter((id) => !before.includes(id))
  if (added.length > 0) {
    const kept = before.filter((id) => after.includes(id))
    await checkAddedFiles(transaction, person.id, added, kept)
  }
  await letGoOfAnybodys(
    platform,
    transaction,
    before.filter((id) => !after.includes(id)),
  )
}
