import type { Sights } from '@learntrail/contract/guardians/guardian'
import { classGroup, everyMember, joinStandingGroup } from '../groups/index.ts'

/* Guardianship as SQL. `guardian` is SQL of a guardian's id, `child` of an account's id, `group` of a group's id. */

/** The child has a guardian. */
export const hasGuardian = (child: string) => `exists (select 1 from guardianships its where its.child_id = ${child})`

/** The account is a guardian of one of these children, SQL of an array of ids. */
export const isGuardianOf = (account: string, children: string) => `exists (
  select 1 from guardianships its join guardians g on g.id = its.guardian_id
  where its.child_id = any(${children}) and g.account_id = ${account})`

/**
 * The children whose guardianship the account holds: rows of `child_id` and `email`, the guardian's confirmed address or
 * null.
 */
export const childrenOf = (account: string) => `(select its.child_id,
    case when g.email_confirmed_at is not null then g.email end as email from guardians g
  join guardianships its on its.guardian_id = g.id where g.account_id = ${account})`

/** The child's account exists; they may not have logged in yet, since guardians are invited before that. */
export const isThere = (child: string) => `${child}.deleted_at is null`

/** The child has a guardian who receives mails about what they must sign. */
export const hasMailedGuardian = (child: string) => `exists (
  select 1 from guardianships its join guardians who on who.id = its.guardian_id
  where its.child_id = ${child} and who.email_confirmed_at is not null and who.mails_bulletins)`

/** The groups of which the child's guardians are told: rows of `id`, `name` and `archived_at`. */
export const groupsOfChild = (child: string) => `(select its.id, its.name, its.archived_at from ${everyMember('own')}
    ${joinStandingGroup('its', 'own.group_id')} and ${classGroup('its')}
  where own.account_id = ${child} and own.level = 2)`

/** The defaults until a group's administrators choose. */
export const initialSights: Sights = { deadlines: true, returned: true, scores: false, points: true }

/** SQL of what guardians see of a group, as the contract's `sights`. */
export const sightsOf = (group: string) => `coalesce(
  (select json_build_object('deadlines', s.deadlines, 'returned', s.returned, 'scores', s.scores, 'points', s.points)
    from guardian_settings s where s.group_id = ${group}),
  '${JSON.stringify(initialSights)}'::json)`

/** SQL of the name by which guardians know a child. */
export const childName = (account: string) =>
  `case when ${account}.full_name <> '' then ${account}.full_name else ${account}.display_name end`
