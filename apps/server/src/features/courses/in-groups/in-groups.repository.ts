import type { GroupLearner } from '@learntrail/contract/courses/in-groups'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { administers, ledIn, notBlockedIn } from '../../groups/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import type { CardRow } from '../courses.mapping.ts'
import { courseCard } from '../courses.queries.ts'
import { progressOf } from '../learning/progress.sql.ts'
import { fromCourses, reachesCourse, teachesCourse, visibleCourse } from '../visible.sql.ts'
import { groupCourses } from './in-groups.tables.ts'

const isIt = (groupId: string, courseId: string) =>
  and(eq(groupCourses.groupId, groupId), eq(groupCourses.courseId, courseId))

/**
 * Whether the viewer sees a course of a group that they are in: as anywhere else, or because a teacher of the course
 * added it.
 */
const seenInGroup = (viewer: string) => `(${visibleCourse(viewer, 'course', 'a')}
  or (${reachesCourse(viewer, 'course', 'a')} and ${teachesCourse('it.by_id', 'course')}))`

const progress = progressOf('course.id', 'course.edition_number', 'm.account_id')
const ownProgress = progressOf('course.id', 'course.edition_number', '$1')

export interface InGroupRow extends CardRow {
  addedAt: Date
  counts: { members: number; joined: number; finished: number } | null
  isFinished: boolean
}

/**
 * Courses of a group; its administrators also get how many of those they lead have joined and finished. $1 viewer, $2
 * group.
 */
const ofGroupQuery = {
  name: 'courses-of-group',
  text: `select ${courseCard}, it.at as "addedAt",
      case when ${administers('$1', '$2')} then (
        select json_build_object('members', count(*), 'joined', count(*) filter (where learner.has_joined),
          'finished', count(*) filter (where learner.has_joined and (${progress} ->> 'isComplete')::boolean))
        from ${ledIn('$2')} m left join course_learners learner
          on learner.course_id = course.id and learner.person_id = m.account_id) end as counts,
      exists (select 1 from course_learners own where own.course_id = course.id and own.person_id = $1 and own.has_joined
        and (${ownProgress} ->> 'isComplete')::boolean) as "isFinished"
    ${fromCourses} join group_courses it on it.course_id = course.id
    where it.group_id = $2 and ${seenInGroup('$1')}
    order by it.at desc, course.id limit ${courseLimits.inGroup}`,
}

export async function listOfGroup(pool: pg.Pool, viewer: string, groupId: string): Promise<InGroupRow[]> {
  return (await pool.query<InGroupRow>({ ...ofGroupQuery, values: [viewer, groupId] })).rows
}

/** Whether the course is in the group and the viewer sees it there. */
export async function isSeenInGroup(
  pool: pg.Pool,
  viewer: string,
  groupId: string,
  courseId: string,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'course-seen-in-group',
    text: `select 1 ${fromCourses} join group_courses it on it.course_id = course.id
      where it.group_id = $2 and course.id = $3 and ${seenInGroup('$1')}`,
    values: [viewer, groupId, courseId],
  })
  return (rowCount ?? 0) > 0
}

/** What decides if a group may add the course: whether it has a password and is published. */
export async function findShelved(db: Queryable, courseId: string) {
  const { rows } = await db.execute<{ isPrivate: boolean; isPublished: boolean; name: string }>(sql`
    select password_hash is not null as "isPrivate", status = 'published' as "isPublished", name
    from courses where id = ${courseId}`)
  return rows[0]
}

export async function hasCourse(db: Queryable, groupId: string, courseId: string): Promise<boolean> {
  return (await db.$count(groupCourses, isIt(groupId, courseId))) > 0
}

/** Serialises additions to a group, so that the count stays true until the transaction ends. */
export async function holdCoursesOf(transaction: Transaction, groupId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`courses of group:${groupId}`}, 0))`)
}

export const countOfGroup = (db: Queryable, groupId: string): Promise<number> =>
  db.$count(groupCourses, eq(groupCourses.groupId, groupId))

export async function insertCourse(transaction: Transaction, row: typeof groupCourses.$inferInsert): Promise<void> {
  await transaction.insert(groupCourses).values(row).onConflictDoNothing()
}

/** Returns false if the course is not in the group. */
export async function deleteCourse(transaction: Transaction, groupId: string, courseId: string): Promise<boolean> {
  return ((await transaction.delete(groupCourses).where(isIt(groupId, courseId))).rowCount ?? 0) > 0
}

type LearnerRow = Omit<GroupLearner, 'realName' | 'memberNumber'>

/**
 * People whom an administrator leads in a group, and their progress in one of its courses. $1 viewer, $2 group, $3
 * course.
 */
export async function listLearnersOfGroup(pool: pg.Pool, viewer: string, groupId: string, courseId: string) {
  const { rows } = await pool.query<LearnerRow>({
    name: 'course-learners-of-group',
    text: `select ${personSummaryOf('p')} as person, coalesce(learner.has_joined, false) as "hasJoined",
        coalesce(learner.has_joined, false) and (${progress} ->> 'isComplete')::boolean as "isComplete"
      from ${ledIn('$2')} m ${joinAccount('p', 'm.account_id')} join courses course on course.id = $3
        left join course_learners learner on learner.course_id = course.id and learner.person_id = m.account_id
      where p.deleted_at is null and ${notBlockedIn('$1', 'p.id', '$2')}
      order by m.number_order, m.since, m.account_id`,
    values: [viewer, groupId, courseId],
  })
  return rows
}
