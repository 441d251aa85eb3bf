/*
 * SQL of groups for the queries of other features; who sees what of them is in `visibility.ts`. `g` names the row of
 * groups, and `id` is SQL of an id; none of this text ever comes from outside.
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
