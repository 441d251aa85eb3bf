import type { CourseSort, TeachingList } from '@learntrail/contract/courses/facts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { hasWords } from '../../../platform/search/ranked-search.ts'
import { fromAccounts, joinAccount } from '../../accounts/index.ts'
import { courseCard } from '../courses.queries.ts'
import { countShown, fromCourses, shownCourse, visibleCourse } from '../visible.sql.ts'

const own = 'select own.id from courses own where own.owner_id = $1'
const withMe = 'select editor.course_id from course_editors editor where editor.person_id = $1 and editor.is_accepted'
const taught: Record<TeachingList, string> = { all: `${own} union all ${withMe}`, mine: own, withMe }

/** Courses that the viewer teaches, the last changed first. $1 viewer, $2 status or null, $3–4 cursor. */
export const teachingQuery = (list: TeachingList, limit: number) => ({
  name: `courses-taught-${list}-${limit}`,
  text: `select ${courseCard} ${fromCourses} where course.id = any(array(${taught[list]}))
      and a.deleted_at is null and ($2::text is null or course.status = $2)
      and ($3::timestamptz is null or (course.updated_at, course.id) < ($3::timestamptz, $4::uuid))
    order by course.updated_at desc, course.id desc ${limitTo(limit)}`,
})

/** A person's published courses without a password, the last published first. $1 viewer, $2 owner, $3 cursor. */
export const publishedOfQuery = (limit: number) => ({
  name: `courses-published-of-${limit}`,
  text: `select ${courseCard} ${fromCourses}
    where course.owner_id = $2 and ${shownCourse('$1', 'course', 'a')} and course.shown_id < $3
    order by course.shown_id desc ${limitTo(limit)}`,
})

/**
 * How many listed courses a person has published, and how many they learn that the viewer may see. $1 viewer, $2
 * person.
 */
export const countsQuery = {
  name: 'courses-counts',
  text: `select ${countShown('$1', 'person')} as published, (select count(*)
      from course_learners joined join courses course on course.id = joined.course_id
        ${joinAccount('a', 'course.owner_id')}
      where joined.person_id = person.id and joined.has_joined and ${visibleCourse('$1', 'course', 'a')})::int as joined
    ${fromAccounts('person', '$2')}`,
}

export interface CourseFilters {
  /** A `tsquery`; an empty one, for words that cannot be searched, matches no course. */
  words?: string | undefined
  /** Phrases that must also occur literally, and such that must not. */
  phrases?: string[] | undefined
  absences?: string[] | undefined
  classification?: string | undefined
  courseType?: string | undefined
  recipient?: string | undefined
  tag?: string | undefined
  semester?: string | undefined
}

/** Sort keys of each order; each has an index of its own. */
const orders = {
  newest: ['course.shown_id'],
  learners: ['course.learner_count', 'course.shown_id'],
} as const satisfies Record<CourseSort, readonly string[]>

/**
 * Looks up owners one by one: a page is short, and the planner would scan all accounts when a subject has few courses.
 */
export const fromFewCourses = `from courses course cross join lateral (
  select owner.* ${fromAccounts('owner', 'course.owner_id')} offset 0) a`

/**
 * A page of the courses listed for everybody, after a cursor. Filters vary, so only the query without any is prepared.
 * Selects keys alone: with all columns of cards, planning took longer than the search.
 */
export function shelfQuery(
  viewer: string,
  filters: CourseFilters,
  page: { sort: CourseSort; after: readonly (string | number)[] | undefined; limit: number },
): { name?: string; text: string; values: unknown[] } {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = [shownCourse('$1', 'course', 'a')]
  let source: string = fromFewCourses
  if (filters.words !== undefined) {
    source += ' join course_words w on w.course_id = course.id'
    conditions.push(...hasWords(add, { ...filters, words: filters.words }))
  }
  const { classification, courseType, recipient, tag, semester } = filters
  const has = (column: string, value: string) => conditions.push(`${column} @> array[${add(value)}::text]`)
  if (classification !== undefined) has('course.classifications', classification)
  if (recipient !== undefined) has('course.recipients', recipient)
  if (tag !== undefined) has('course.tags', tag)
  if (courseType !== undefined) conditions.push(`course.course_type = ${add(courseType)}`)
  if (semester !== undefined) conditions.push(`course.semester = ${add(semester)}`)
  const columns = orders[page.sort]
  if (page.after !== undefined) {
    const key = page.after.map((part) => `${add(part)}::${typeof part === 'number' ? 'int' : 'uuid'}`)
    conditions.push(`(${columns.join(', ')}) < (${key.join(', ')})`)
  }
  const order = columns.map((column) => `${column} desc`).join(', ')
  const key = 'course.id as "_id", course.shown_id as "shownId", course.learner_count as "learnerCount"'
  const text = `select ${key} ${source} where ${conditions.join(' and ')} order by ${order} ${limitTo(page.limit)}`
  const isAll = Object.values(filters).every((value) => value === undefined)
  const place = page.after === undefined ? 'first' : 'on'
  return { ...(isAll && { name: `courses-shelf-${page.sort}-${place}-${page.limit}` }), text, values }
}

/** Cards of listed courses in the order of their ids, as a prepared statement. $1 viewer, $2 ids. */
export const shelfCardsQuery = {
  name: 'courses-shelf-cards',
  text: `select ${courseCard} from unnest($2::uuid[]) with ordinality chosen (id, place)
    join courses course on course.id = chosen.id ${joinAccount('a', 'course.owner_id')}
    where ${shownCourse('$1', 'course', 'a')} order by chosen.place`,
}
