import type { Person } from '../../../platform/access/person.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkLeads, mayTeach, type Purpose } from '../../groups/index.ts'
import { haveGuardians } from '../reminders/tell-guardians.handlers.ts'
import { questionOf } from './question.mapping.ts'
import * as repository from './questions.repository.ts'

export type Actor = Pick<Person, 'id'>

export async function readQuestion(platform: Platform, person: Actor, id: string) {
  const { pool, clock } = platform
  const row = (await repository.findQuestion(pool, person.id, id)) ?? refuse('HOMEWORK_NOT_FOUND')
  return questionOf(row, clock.now(), row.isCorrector && (await haveGuardians(platform, id)))
}

/** Checks that the person leads the group and, in a teaching group, may teach. */
export async function checkAsks(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  groupId: string,
  purpose?: Purpose,
) {
  const standing = await checkLeads(transaction, person, groupId, purpose)
  if (standing.isTeaching && !(await mayTeach(transaction, person.id, platform.clock.now())))
    refuse('GROUP_TEACHING_REFUSED')
  return standing
}

/**
 * Returns the question, locked, for a person who leads its group. Refuses with HOMEWORK_NOT_FOUND if they may not see
 * it.
 */
export async function holdLed(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  id: string,
  purpose?: Purpose,
) {
  const question = (await repository.holdQuestion(transaction, id)) ?? refuse('HOMEWORK_NOT_FOUND')
  const { groupId } = question
  if (groupId === null || !(await repository.isSeen(transaction, person.id, id))) return refuse('HOMEWORK_NOT_FOUND')
  const { isTop } = await checkAsks(platform, transaction, person, groupId, purpose)
  const isKeeper = isTop || question.writerId === person.id
  return { question: { ...question, groupId }, are: ['leader', ...(isKeeper ? ['keeper' as const] : [])] as const }
}

/** Refuses with HOMEWORK_CONFLICT a change made to an older version. */
export function checkVersion(question: { version: number }, version: number): void {
  if (question.version !== version) refuse('HOMEWORK_CONFLICT', { values: { version: question.version } })
}
