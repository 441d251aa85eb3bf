import { memberRoles } from '@learntrail/contract/groups/roles'
import { notBlockedWith, schoolOf } from '../people/index.ts'

/*
 * Who sees which group, as SQL. `viewer` is the expression of the viewer's id, `group` that of a group's id, `g` a row of
 * groups.
 */

/** The viewer belongs to the group. */
export function belongsTo(viewer: string, group: string): string {
  return `exists (select 1 from group_members own where own.group_id = ${group} and own.account_id = ${viewer})`
}

/** The same, of a group that is there, where their row `own` fits. */
const isInAs = (viewer: string, group: string, fits: string) => `exists (
  select 1 from group_members own join groups its on its.id = own.group_id and its.deleted_at is null
  where own.group_id = ${group} and own.account_id = ${viewer} and ${fits})`

/** The viewer belongs to the group, which is there. */
export const isIn = (viewer: string, group: string) => isInAs(viewer, group, 'true')

/** The viewer is an administrator of it, or the top one. */
export const administers = (viewer: string, group: string) => isInAs(viewer, group, 'own.level < 2')

/** The viewer leads it as its top administrator. */
export const isTopOf = (viewer: string, group: string) => isInAs(viewer, group, 'own.level = 0')

/** The viewer belongs to it without leading it. */
export const isLedIn = (viewer: string, group: string) => isInAs(viewer, group, 'own.level = 2')

/** Whoever belongs to it without leading it, with since when: rows of `account_id` and `since`. */
export function ledIn(group: string): string {
  return `(select m.account_id, m.since from group_members m where m.group_id = ${group} and m.level = 2)`
}

/** Since when somebody belongs to it; null for who does not. */
export const cameAt = (person: string, group: string) =>
  `(select came.since from group_members came where came.group_id = ${group} and came.account_id = ${person})`

/** Whoever belongs to it: rows of `account_id`. */
export const everybodyIn = (group: string) => `(select m.account_id from group_members m where m.group_id = ${group})`

/** How the viewer stands to the group. */
export function roleIn(viewer: string, group: string): string {
  return `coalesce(
    (select own.role from group_members own where own.group_id = ${group} and own.account_id = ${viewer}),
    (select own.role from group_requests own where own.group_id = ${group} and own.account_id = ${viewer}),
    ${memberRoles.guest})`
}

/**
 * A group that the viewer comes across or can be sent to: open and teaching ones, those of their school, and whichever they
 * belong to, asked to join or are invited to. A private one is nowhere for all others.
 */
export function visibleGroup(viewer: string, g: string): string {
  return `(${g}.deleted_at is null and (${belongsTo(viewer, `${g}.id`)}
    or exists (select 1 from group_requests own where own.group_id = ${g}.id and own.account_id = ${viewer})
    or (${notBlockedWith(viewer, `${g}.owner_id`)} and (${g}.type in ('open', 'teaching') or ${isOfTheirSchool(viewer, g)}))))`
}

/** A group that lists show: those that are open, those of the viewer's school, and the viewer's own. */
export function listedGroup(viewer: string, g: string): string {
  return `(${g}.deleted_at is null and (${belongsTo(viewer, `${g}.id`)}
    or (${notBlockedWith(viewer, `${g}.owner_id`)} and (${g}.type = 'open' or ${isOfTheirSchool(viewer, g)}))))`
}

function isOfTheirSchool(viewer: string, g: string): string {
  return `(${g}.type = 'school' and ${g}.school_id = ${schoolOf(viewer)})`
}
