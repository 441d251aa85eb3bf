import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { planQuestionAnswered, planQuestionAsked } from '@learntrail/contract/plans/events'
import { planLimits } from '@learntrail/contract/plans/limits'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellOfPlan } from '../plan.live.ts'
import { listAdvisers } from './executions.repository.ts'
import { readExecution } from './executions.service.ts'
import { type Actor, reachExecution } from './reach-execution.policy.ts'
import * as repository from './said.repository.ts'
import { checkWeek } from './save-week.service.ts'

interface Saying {
  id: string
  weekId: string
  clientId: string
  text: string
}

/** Asks the advisers a question in a week, or answers as one; a repeated client id changes nothing. */
export async function sayAtWeek(
  platform: Platform,
  person: Actor,
  { id, weekId, clientId, text }: Saying,
): Promise<Execution> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { plan } = await reachExecution(transaction, person, id)
    if (!plan.writes && !plan.advises) refuse('NO_PERMISSION')
    await checkWeek(transaction, plan, weekId)
    if (await repository.isSaid(transaction, person.id, clientId)) return
    const adviserIds = plan.writes ? await listAdvisers(transaction, id) : []
    if (plan.writes && adviserIds.length === 0) refuse('NOBODY_TO_ASK')
    if ((await repository.countSaid(transaction, id, weekId)) >= planLimits.said)
      refuse('QUESTION_LIMIT_REACHED', { values: { limit: planLimits.said } })
    const said = { planId: id, id: newId(at.getTime()), weekId, byId: person.id, clientId, text, at }
    await repository.insertSaid(transaction, { ...said, isAdviser: !plan.writes })
    await repository.noteAsked(transaction, id, at)
    const fact = { actorId: person.id, subjectId: id, at }
    const data = { title: plan.name, ownerId: plan.ownerId, weekId, saidId: said.id }
    if (plan.writes)
      await platform.events.record(transaction, planQuestionAsked, {
        ...fact,
        data: { ...data, personIds: adviserIds },
      })
    else await platform.events.record(transaction, planQuestionAnswered, { ...fact, data })
    await tellOfPlan(platform, transaction, id)
  })
  return readExecution(platform, person, id)
}
