import { isClass } from '@learntrail/contract/groups/roles'
import type { Person } from '../../platform/access/person.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkLeads, mayTeach } from '../groups/index.ts'
import { standingIn } from './gradebook.repository.ts'

export type Actor = Pick<Person, 'id'>

/** Checks that the person may read the sheet, as an administrator of a class. */
export async function checkReads({ db }: Platform, person: Actor, groupId: string) {
  const standing = await standingIn(db, person.id, groupId)
  if (!standing?.isIn) return refuse('GROUP_NOT_FOUND')
  if (!standing.isLeader) refuse('GROUP_ADMIN_REQUIRED')
  if (!isClass(standing)) refuse('GRADEBOOK_NOT_FOUND')
  return standing
}

/**
 * Checks that the person may change the sheet, as an administrator of a class, and holds that until the transaction
 * ends. In a group of teachers, they must also be allowed to teach.
 */
export async function checkChanges({ clock }: Platform, transaction: Transaction, person: Actor, groupId: string) {
  const { isTeaching, isClass: keepsScores } = await checkLeads(transaction, person, groupId)
  if (!keepsScores) refuse('GRADEBOOK_NOT_FOUND')
  if (isTeaching && !(await mayTeach(transaction, person.id, clock.now()))) refuse('GROUP_TEACHING_REFUSED')
}

/** Checks that the person is a pupil of the class and may read their own scores. */
export async function checkIsPupil({ db }: Platform, person: Actor, groupId: string): Promise<void> {
  const standing = await standingIn(db, person.id, groupId)
  if (!standing?.isIn) return refuse('GROUP_NOT_FOUND')
  if (!isClass(standing)) refuse('GRADEBOOK_NOT_FOUND')
  if (standing.isLeader) refuse('NO_PERMISSION')
}
