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

/** The school that vouches for the person of an id; null if none does. */
export const vouchingSchoolOf = (id: string) => `(select vouched.vouched_school_id ${fromAccounts('vouched', id)})`

/** The same of a verified teacher; null for anybody else. */
export const taughtSchoolOf = (id: string) =>
  `(select teacher.vouched_school_id ${fromAccounts('teacher', id)} and teacher.teacher_verified_at is not null)`

/** Whether the person of an id, or one of these (`any($1)`), is a verified teacher for whom the school vouches. */
export const teachesAtSchool = (id: string, school: string) => `exists (select 1 ${fromAccounts('teacher', id)}
  and teacher.teacher_verified_at is not null and teacher.vouched_school_id = ${school})`

/**
 * Whether the person of an id is a student: they signed up as one, or the education sign-in calls them one, whatever
 * they signed up as.
 */
export const isStudent = (id: string) => `exists (select 1 ${fromAccounts('pupil', id)}
  and (pupil.registration_role = 'student' or ${isProvenStudent('pupil.id')}))`

/** All accounts, also those being deleted, as rows `a` to read from. */
export const everyAccount = (a: string) => `accounts ${a}`

/** The ids of the accounts being deleted. */
export const accountsBeingDeleted = 'select id from accounts where deleted_at is not null'

/** The permissions of people to act for schools, whole ones (`reach is null`) and others, as rows `p` to read from. */
export const everyPermission = (p: string) => `school_permissions ${p}`

/** Whether the account of an id acts for a school, for all of it or a part. */
export const actsAtSchool = (id: string, school: string) => `exists (select 1 from ${everyPermission('acting')}
  where acting.account_id = ${id} and acting.school_id = ${school})`

/** Whether the account of an id acts for the whole of a school. */
export const actsForSchool = (id: string, school: string) => `exists (select 1 from ${everyPermission('acting')}
  where acting.account_id = ${id} and acting.reach is null and acting.school_id = ${school})`

const isProvenStudent = (id: string) => `exists (select 1 from identities proven
  where proven.account_id = ${id} and proven.schooling->>'role' = 'student')`

/** The ministry's codes of the schools that the education sign-in names for the person of an id. */
export const provenSchoolCodes = (id: string) =>
  `select proven.schooling->>'schoolCode' from identities proven where proven.account_id = ${id}`

/** Reads the sessions of the account of an id; further conditions may follow. */
export const fromSessions = (s: string, id: string) => `from sessions ${s} where ${s}.account_id = ${id}`
