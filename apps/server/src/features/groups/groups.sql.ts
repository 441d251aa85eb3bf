/*
 * SQL of groups for the queries of other features; who sees what of them is in `visibility.sql.ts`. `g` names the row
 * of groups, and `id` is SQL of an id; none of this text ever comes from outside.
 */

/** Joins the group of an id, which may be deleted. */
export const joinGroup = (g: string, id: string) => `join groups ${g} on ${g}.id = ${id}`

/** Joins the group of an id unless it is deleted. */
export const joinStandingGroup = (g: string, id: string) => `${joinGroup(g, id)} and ${g}.deleted_at is null`

/** Joins the group of an id unless it is deleted or archived. */
export const joinActiveGroup = (g: string, id: string) => `${joinStandingGroup(g, id)} and ${g}.archived_at is null`

/** Reads the group of an id; further conditions may follow. */
export const fromGroups = (g: string, id: string) => `from groups ${g} where ${g}.id = ${id}`

/** The name of the group of an id, which may be deleted. */
export const groupNameOf = (id: string) => `(select its_group.name ${fromGroups('its_group', id)})`

/** Whether the group of an id exists and is not deleted. */
export const isStandingGroup = (id: string) =>
  `exists (select 1 ${fromGroups('standing', id)} and standing.deleted_at is null)`

/** All groups, also deleted ones, as rows `g` to read from. */
export const everyGroup = (g: string) => `groups ${g}`

/** Everybody's memberships, also in deleted groups, as rows `m` to read from. */
export const everyMember = (m: string) => `group_members ${m}`

/** Joins the membership of a person in a group; use `left` for people who do not belong to it. */
export const joinMembership = (m: string, group: string, person: string) =>
  `join group_members ${m} on ${m}.group_id = ${group} and ${m}.account_id = ${person}`

/** Reads the members of a group; further conditions may follow. */
export const fromMembers = (m: string, group: string) => `from group_members ${m} where ${m}.group_id = ${group}`

/** The groups that a person belongs to, also deleted ones: rows of `group_id`. */
export const membershipsOf = (person: string) =>
  `(select own.group_id from group_members own where own.account_id = ${person})`

/** Whether two people belong to one group that is not deleted. */
export const meetInGroup = (one: string, other: string) => `exists (select 1 from group_members mine
    ${joinMembership('theirs', 'mine.group_id', other)} ${joinStandingGroup('shared', 'mine.group_id')}
  where mine.account_id = ${one})`
