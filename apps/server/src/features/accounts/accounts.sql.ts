/*
 * SQL of accounts for the queries of other features. `a` names the row of accounts, and `id` is SQL of an id; none of
 * this text ever comes from outside.
 */

/** Joins the account of an id, which may be being deleted. */
export const joinAccount = (a: string, id: string) => `join accounts ${a} on ${a}.id = ${id}`

/** Joins the account of an id unless it is being deleted. */
export const joinStandingAccount = (a: string, id: string) => `${joinAccount(a, id)} and ${a}.deleted_at is null`

/** Reads the account of an id, or of ids (`any($1)`); further conditions may follow. */
export const fromAccounts = (a: string, id: string) => `from accounts ${a} where ${a}.id = ${id}`

/** Whether the account of an id exists and is not being deleted. */
export const isStandingAccount = (id: string) =>
  `exists (select 1 ${fromAccounts('standing', id)} and standing.deleted_at is null)`

/** Whether the account of an id belongs to staff of any level. */
export const isStaff = (id: string) => `exists (select 1 ${fromAccounts('staff', id)} and staff.role <> 'user')`

/** Whether the account of an id belongs to staff who decide on reports. */
export const isModerator = (id: string) =>
  `exists (select 1 ${fromAccounts('staff', id)} and staff.role in ('moderator', 'operator'))`

/** Whether the person of an id is a verified teacher. */
export const isVerifiedTeacherById = (id: string) =>
  `exists (select 1 ${fromAccounts('teacher', id)} and teacher.teacher_verified_at is not null)`
