/*
 * SQL of profiles, organizations, schools and their lists for the queries of other features. `id` is SQL of an id; none
 * of this text ever comes from outside. In pieces without arguments, `a` is the row of accounts, `p` that of profiles,
 * `o` that of organizations, `s` that of schools and `said` that of imported_accounts.
 */

/** All organizations that people state, as rows `o` to read from. */
export const everyOrganization = (o: string) => `organizations ${o}`

/** All schools, open and closed, as rows `s` to read from. */
export const everySchool = (s: string) => `schools ${s}`

/** All people of the lists of schools, as rows `i` to read from. */
export const everyImported = (i: string) => `imported_accounts ${i}`

/** Joins the organization that the person of an id states; use `left` for people who state none. */
export const joinOrganization = (o: string, id: string) => `join organizations ${o} on ${o}.account_id = ${id}`

/** Joins the school of an id. */
export const joinSchool = (s: string, id: string) => `join schools ${s} on ${s}.id = ${id}`

/** Joins the profile of the person of an id. */
export const joinProfileRow = (p: string, id: string) => `join profiles ${p} on ${p}.account_id = ${id}`

/** Joins the preferences of the person of an id; use `left` for people who chose none. */
export const joinPreferences = (c: string, id: string) => `join preferences ${c} on ${c}.account_id = ${id}`

/** Joins `o` and `s` to `a`; both may be missing. */
export const joinBelonging = `left ${joinOrganization('o', 'a.id')} left ${joinSchool('s', 'o.school_id')}`

/** Joins `p`, `o` and `s` to `a`; all may be missing. */
export const joinProfile = `left join profiles p on p.account_id = a.id
  ${joinBelonging}`

/** Whether there is a school of an id, open or closed. */
export const isSchool = (id: string) => `exists (select 1 from schools its_school where its_school.id = ${id})`

/** The name of the school of an id, or null. */
export const schoolNameOf = (id: string) =>
  `(select its_school.name from schools its_school where its_school.id = ${id})`

/** The name of the school that the person of an id states, of the lists or typed; null if they state none. */
export const statedSchoolOf = (id: string) => `(select coalesce(its_school.name, stated.typed_school_name)
  from organizations stated left ${joinSchool('its_school', 'stated.school_id')} where stated.account_id = ${id})`

/** The school that the person of an id states, by its id; null if it is typed or they state none. */
export const statedSchoolIdOf = (id: string) =>
  `(select stated.school_id from organizations stated where stated.account_id = ${id})`

/** The title that the person of an id states at their school or work; null if they state none. */
export const statedTitleOf = (id: string) =>
  `(select stated.title from organizations stated where stated.account_id = ${id})`

/** The ids of the people who state a school. */
export const peopleAtSchool = (school: string) =>
  `select stated.account_id from organizations stated where stated.school_id = ${school}`

/** The ids of the people who state a grade. */
export const peopleInGrade = (grade: string) =>
  `select stated.account_id from organizations stated where stated.grade = ${grade}`

/** The number of people who state a school. */
export const countAtSchool = (school: string) =>
  `(select count(*) from organizations stated where stated.school_id = ${school})::int`

/** The tags that the person of an id used last: an array, which may be empty. */
export const recentTagsOf = (
  id: string,
) => `array(select jsonb_array_elements_text(preferred.chosen->'portfolioRecentTags')
  from preferences preferred where preferred.account_id = ${id})`

/** The name of the school whose list the person of an id is in; null if they are in none. */
export const listedSchoolNameOf = (id: string) => `(select its_school.name from imported_accounts listed
  ${joinSchool('its_school', 'listed.school_id')} where listed.account_id = ${id})`

/** The name of the school to whose list the person of an id is moving; null if they are not. */
export const nextSchoolNameOf = (id: string) => `(select its_school.name from imported_accounts listed
  ${joinSchool('its_school', 'listed.moving_to')} where listed.account_id = ${id})`

/** Whether the person of an id is moving to the list of another school. */
export const isMovingSchool = (id: string) =>
  `exists (select 1 from imported_accounts listed where listed.account_id = ${id} and listed.moving_to is not null)`

/** Joins what a school's list says of the person of an id. */
export const joinImported = (i: string, id: string) => `join imported_accounts ${i} on ${i}.account_id = ${id}`

/** Joins `said`, what the list of the school that vouches for `a` says of them; it may be missing. */
export const withSaid =
  'left join imported_accounts said on said.account_id = a.id and said.school_id = a.vouched_school_id'

/** Real name and student number; what the school says takes precedence over what the person typed. */
export const realName = 'coalesce(said.full_name, a.full_name)'
export const studentNumber = `coalesce(said.student_number, o.student_id, '')`
