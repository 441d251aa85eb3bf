import { classTypes, memberRoles } from '@learntrail/contract/groups/roles'
import { joinAccount } from '../accounts/index.ts'
import { hiddenFrom, notBlockedWith, presentPerson, schoolOf } from '../people/index.ts'

/*
 * Who sees which group, as SQL. `viewer` is SQL of the viewer's id, `group` of a group's id, and `g` names a row of
 * groups.
 */

/** A class: its administrators know real names and student numbers (decision 079), and guardians are told of it. */
export const classGroup = (g: string) => `${g}.type in (${classTypes.map((type) => `'${type}'`).join(', ')})`

/** The viewer belongs to the group, which may be deleted. */
export function belongsTo(viewer: string, group: string): string {
  return `exists (select 1 from group_members own where own.group_id = ${group} and own.account_id = ${viewer})`
}

/** The viewer belongs to the group, which is not deleted, and their row `own` satisfies `fits`. */
const isInAs = (viewer: string, group: string, fits: string) => `exists (
  select 1 from group_members own join groups its on its.id = own.group_id and its.deleted_at is null
  where own.group_id = ${group} and own.account_id = ${viewer} and ${fits})`

/** The viewer belongs to the group, which is not deleted. */
export const isIn = (viewer: string, group: string) => isInAs(viewer, group, 'true')

/** The viewer is an administrator of it, or the top one. */
export const administers = (viewer: string, group: string) => isInAs(viewer, group, 'own.level < 2')

/** The viewer is its top administrator. */
export const isTopOf = (viewer: string, group: string) => isInAs(viewer, group, 'own.level = 0')

/** The viewer belongs to it without administering it. */
export const isLedIn = (viewer: string, group: string) => isInAs(viewer, group, 'own.level = 2')

/** The members who do not administer it: rows of `account_id`, `since`, `member_number`, `number_order`. */
export function ledIn(group: string): string {
  return `(select m.account_id, m.since, m.member_number, m.number_order from group_members m where m.group_id = ${group} and m.level = 2)`
}

/** Where people are such members, in groups that are not deleted: rows of `account_id`, `group_id`, `since`. */
export const whereLed = (people: string) => `(select m.account_id, m.group_id, m.since
  from group_members m join groups its on its.id = m.group_id and its.deleted_at is null
  where m.account_id = any(${people}) and m.level = 2)`

/** The classes that the viewer administers, without archived ones: rows of groups. */
export const classesLedBy = (viewer: string) => `(select c.* from group_members lead
  join groups c on c.id = lead.group_id and c.deleted_at is null and c.archived_at is null and ${classGroup('c')}
  where lead.account_id = ${viewer} and lead.level < 2)`

/** The groups of schools that the viewer belongs to, without archived ones: rows of groups. */
export const schoolGroupsOf = (viewer: string) => `(select c.* from group_members own
  join groups c on c.id = own.group_id and c.deleted_at is null and c.archived_at is null and c.type = 'school'
  where own.account_id = ${viewer})`

/** The groups that the viewer belongs to, without deleted ones: rows of `group_id`. */
export const groupsOf = (viewer: string) => `(select own.group_id from group_members own
  join groups its on its.id = own.group_id and its.deleted_at is null where own.account_id = ${viewer})`

/** When the person joined; null if they do not belong to it. */
export const cameAt = (person: string, group: string) =>
  `(select came.since from group_members came where came.group_id = ${group} and came.account_id = ${person})`

/** All members: rows of `account_id`. */
export const everybodyIn = (group: string) => `(select m.account_id from group_members m where m.group_id = ${group})`

/**
 * A block between viewer and person has no effect inside the group if the viewer administers it, or belongs to it and
 * the person administers it. Administrators also see people who have left (decision 057).
 */
export const meetsIn = (viewer: string, person: string, group: string) => `exists (
  select 1 from group_members here where here.group_id = ${group} and here.account_id = ${viewer} and (here.level < 2 or exists (
    select 1 from group_members leader
    where leader.group_id = here.group_id and leader.account_id = ${person} and leader.level < 2)))`

/**
 * Which of the two administers a group that both belong to (contract `people/person-card`): 'person', 'viewer' or null.
 */
export function leaderOf(viewer: string, person: string): string {
  const inOneGroup = (fits: string) => `exists (
    select 1 from group_members mine join group_members theirs on theirs.group_id = mine.group_id
      join groups g on g.id = mine.group_id and g.deleted_at is null
    where mine.account_id = ${viewer} and theirs.account_id = ${person} and ${viewer} <> ${person} and ${fits})`
  return `case when ${inOneGroup('theirs.level < 2')} then 'person' when ${inOneGroup('mine.level < 2')} then 'viewer' end`
}

/** True unless a block keeps the person and what they do in the group from the viewer. */
export const notBlockedIn = (viewer: string, person: string, group: string) =>
  `(${notBlockedWith(viewer, person)} or ${meetsIn(viewer, person, group)})`

/**
 * A person whose school made their account and who has not logged in yet. Only the administrators of a class with them
 * in it see them: the class is complete on its first day, and nobody else knows their name.
 */
const isExpected = (viewer: string, account: string, group: string) =>
  `(${account}.profile_filled_at is null and ${account}.deleted_at is null and ${isInAs(viewer, group, `own.level < 2 and ${classGroup('its')}`)})`

/** Whether the viewer sees the person in the group; `account` names a row of accounts. */
export const visibleInside = (viewer: string, account: string, group: string) => `(${account}.id = ${viewer} or (
  ${presentPerson(account)} and ${notBlockedIn(viewer, `${account}.id`, group)}) or ${isExpected(viewer, account, group)})`

/**
 * The number of members, in agreement with the list of members: without people who are leaving or are blocked from the
 * viewer.
 */
export const membersSeen = (viewer: string, g: string) => `(${g}.member_count - (
  select count(*) from group_members hidden ${joinAccount('its', 'hidden.account_id')}
  where hidden.group_id = ${g}.id and hidden.account_id = any (array(${hiddenFrom(viewer)}))
    and (its.deleted_at is not null or not ${meetsIn(viewer, 'hidden.account_id', `${g}.id`)})))::int`

/** The viewer's role in the group. */
export function roleIn(viewer: string, group: string): string {
  return `coalesce(
    (select own.role from group_members own where own.group_id = ${group} and own.account_id = ${viewer}),
    (select own.role from group_requests own where own.group_id = ${group} and own.account_id = ${viewer}),
    ${memberRoles.guest})`
}

/**
 * A group that the viewer may open: open and teaching ones, those of their school, and any that they belong to, have
 * asked to join or are invited to. Private ones are hidden from all others.
 */
export function visibleGroup(viewer: string, g: string): string {
  return `(${g}.deleted_at is null and (${belongsTo(viewer, `${g}.id`)}
    or exists (select 1 from group_requests own where own.group_id = ${g}.id and own.account_id = ${viewer})
    or (${notBlockedWith(viewer, `${g}.owner_id`)} and (${g}.type in ('open', 'teaching') or ${isOfTheirSchool(viewer, g)}))))`
}

/** A group that lists show: open ones, those of the viewer's school, and the viewer's own. */
export function listedGroup(viewer: string, g: string): string {
  return `(${g}.deleted_at is null and (${belongsTo(viewer, `${g}.id`)}
    or (${notBlockedWith(viewer, `${g}.owner_id`)} and (${g}.type = 'open' or ${isOfTheirSchool(viewer, g)}))))`
}

function isOfTheirSchool(viewer: string, g: string): string {
  return `(${g}.type = 'school' and ${g}.school_id = ${schoolOf(viewer)})`
}
