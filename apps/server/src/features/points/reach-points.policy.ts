import type { Person } from '../../platform/access/person.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { planAt } from '../accounts/index.ts'
import { isAdministrator, isMemberOf } from '../groups/index.ts'

export type Actor = Pick<Person, 'id'>

/** Refuses people outside the group; members may read their own points. */
export async function checkIsIn({ db }: Platform, person: Actor, groupId: string): Promise<void> {
  if (!(await isMemberOf(db, person.id, groupId))) refuse('GROUP_NOT_FOUND')
}

/** Refuses everybody but administrators, who may read all members' points. */
export async function checkReadsAll(platform: Platform, person: Actor, groupId: string): Promise<void> {
  await checkIsIn(platform, person, groupId)
  if (!(await isAdministrator(platform.db, groupId, person.id))) refuse('GROUP_ADMIN_REQUIRED')
}

/** SQL for whether the plan of the row `account` allows giving and taking points at `moment`. */
export const plusAt = (account: string, moment: string) => `(${planAt(account, moment)} <> 'free')`
