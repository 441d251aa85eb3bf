import { homeworkReminded } from '@learntrail/contract/homework/events'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkCorrects } from '../correcting/correcting.service.ts'
import { listMissing } from '../correcting/remarks.repository.ts'
import { tellOfHomework } from '../homework.live.ts'
import { questionReminders } from '../homework.rules.ts'
import { holdQuestion, updateQuestion } from '../questions/questions.repository.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import { haveGuardians } from './tell-guardians.handlers.ts'

/**
 * Reminds students who have not handed in. The question's row stores the moment, so that two simultaneous calls remind
 * once.
 */
export async function remindMissing(
  platform: Platform,
  person: Actor,
  id: string,
  { tellsGuardians }: { tellsGuardians: boolean },
) {
  const at = platform.clock.now()
  await checkCorrects(platform, person, id)
  const tellsThem = tellsGuardians && (await haveGuardians(platform, id))
  return inTransaction(platform.db, async (transaction) => {
    const question = (await holdQuestion(transaction, id)) ?? refuse('HOMEWORK_NOT_FOUND')
    const { state, title, groupId } = question
    // A revoked or archived question expects no work.
    if (state !== 'assigned' || groupId === null) return refuse('HOMEWORK_STATE_CHANGED')
    const { remindableAt } = questionReminders(question.remindedAt, at)
    if (remindableAt !== null) refuse('HOMEWORK_REMINDED', { values: { at: remindableAt } })
    const personIds = await listMissing(transaction, id)
    if (personIds.length === 0) return { ...questionReminders(question.remindedAt, at), told: 0 }
    await updateQuestion(transaction, id, { remindedAt: at })
    const data = { title, groupId, personIds, tellsGuardians: tellsThem }
    await platform.events.record(transaction, homeworkReminded, { actorId: person.id, subjectId: id, data, at })
    await tellOfHomework(platform, transaction, { id, groupId: null }, [person.id])
    return { ...questionReminders(at, at), told: personIds.length }
  })
}
