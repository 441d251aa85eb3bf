import type { Person } from '../../platform/access/person.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { planAt } from '../accounts/index.ts'
import { isAdministrator, isMemberOf } from '../groups/index.ts'

export type Actor = Pick<Person, 'id'>

/** Whoever belongs to the group reads their own points in it. */
export async function checkIsIn({ db }: Platform, person: Actor, groupId: string): Promise<void> {
  if (!(await isMemberOf(db, person.id, groupId))) refuse('GROUP_NOT_FOUND')
}

/** Whoever administers it reads those of all. */
export async function checkReadsAll(platform: Platform, person: Actor, groupId: string): Promise<void> {
  await checkIsIn(platform, person, groupId)
  if (!(await isAdministrator(platform.db, groupId, person.id))) refuse('GROUP_ADMIN_REQUIRED')
}

/** SQL: the plan that the row `account` is on gives and takes points; `moment` is the expression of when. */
export const plusAt = (account: string, moment: string) => `(${planAt(account, moment)} <> 'free')`
