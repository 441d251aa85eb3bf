import type { Sights } from '@learntrail/contract/guardians/guardian'
import { classGroup } from '../groups/index.ts'

/*
 * Who is whose guardian, as SQL. `guardian` is the expression of a guardian's id, `child` that of an account's, `group` that
 * of a group's.
 */

/** Somebody is the child's guardian. */
export const hasGuardian = (child: string) => `exists (select 1 from guardianships its where its.child_id = ${child})`

/** A child whose account is there, whether or not they have logged in: guardians are invited before that. */
export const isThere = (child: string) => `${child}.deleted_at is null`

/** A mail about what is to be signed reaches one of them. */
export const hasMailedGuardian = (child: string) => `exists (
  select 1 from guardianships its join guardians who on who.id = its.guardian_id
  where its.child_id = ${child} and who.email_confirmed_at is not null and who.mails_bulletins)`

/** The groups that guardians of the child hear of: rows of `id` and `name`. */
export const groupsOfChild = (child: string) => `(select its.id, its.name, its.archived_at from group_members own
    join groups its on its.id = own.group_id and its.deleted_at is null and ${classGroup('its')}
  where own.account_id = ${child} and own.level = 2)`

/** Until those who lead a group say otherwise. */
export const initialSights: Sights = { deadlines: true, returned: true, scores: false, points: true }

/** What guardians see of a group, as the contract's `sights`. */
export const sightsOf = (group: string) => `coalesce(
  (select json_build_object('deadlines', s.deadlines, 'returned', s.returned, 'scores', s.scores, 'points', s.points)
    from guardian_settings s where s.group_id = ${group}),
  '${JSON.stringify(initialSights)}'::json)`

/** The name that guardians know a child by. */
export const childName = (account: string) =>
  `case when ${account}.full_name <> '' then ${account}.full_name else ${account}.display_name end`
