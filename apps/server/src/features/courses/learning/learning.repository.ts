import type { CourseProgress, LearningRecord } from '@learntrail/contract/courses/learning'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Queryable, quickRead, type Transaction } from '../../../platform/database/index.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { CardRow } from '../courses.mapping.ts'
import { courseCard } from '../courses.queries.ts'
import { courseLearners, courses } from '../courses.tables.ts'
import { fromCourses, visibleCourse } from '../visible.sql.ts'
import { pieceRecordsOf, progressOf, recordOf } from './progress.sql.ts'

const isOf = (courseId: string, personId: string) =>
  and(eq(courseLearners.courseId, courseId), eq(courseLearners.personId, personId))

interface Joining {
  courseId: string
  personId: string
  learnerId: string
  at: Date
}

/** Returns false if they had already joined. */
export async function insertLearner(transaction: Transaction, learner: Joining): Promise<boolean> {
  const joined = await transaction
    .insert(courseLearners)
    .values({ ...learner, hasJoined: true })
    .onConflictDoUpdate({
      target: [courseLearners.courseId, courseLearners.personId],
      set: { hasJoined: true, learnerId: learner.learnerId, at: learner.at },
      setWhere: eq(courseLearners.hasJoined, false),
    })
    .returning({ id: courseLearners.personId })
  if (joined.length === 0) return false
  await countLearners(transaction, learner.courseId, 1)
  return true
}

/** Returns false if they had not joined. Their progress is kept. */
export async function takeOut(transaction: Transaction, courseId: string, personId: string): Promise<boolean> {
  const left = await transaction
    .update(courseLearners)
    .set({ hasJoined: false })
    .where(and(isOf(courseId, personId), eq(courseLearners.hasJoined, true)))
    .returning({ id: courseLearners.personId })
  if (left.length === 0) return false
  await countLearners(transaction, courseId, -1)
  return true
}

async function countLearners(transaction: Transaction, courseId: string, change: number): Promise<void> {
  const learnerCount = sql`greatest(0, ${courses.learnerCount} + ${change})`
  await transaction.update(courses).set({ learnerCount }).where(eq(courses.id, courseId))
}

/** A learner's progress in a course. */
export interface LearnerRow extends LearningRecord {
  joinedAt: string
  finishedAt: string | null
  knownEdition: number
}

const current = '(select edition_number from courses where id = $1)'

const recordQuery = (pieces: 'all' | 'some') => ({
  name: `course-learning-record-${pieces}`,
  text: `select record.progress, record.units,
      ${pieceRecordsOf('$1', current, '$2', pieces === 'some' ? ' and p.piece_id = any($3::uuid[])' : '')} as pieces,
      learner.last_unit_id as "lastUnitId", learner.at as "joinedAt", learner.finished_at as "finishedAt",
      learner.known_edition as "knownEdition"
    from course_learners learner cross join ${recordOf('$1', current, '$2')} record
    where learner.course_id = $1 and learner.person_id = $2 and learner.has_joined`,
})

/** Returns the record with all pieces, or only those in `pieceIds`; undefined unless the person learns the course. */
export async function findRecord(
  pool: pg.Pool,
  courseId: string,
  personId: string,
  pieceIds?: readonly string[],
): Promise<LearnerRow | undefined> {
  const query =
    pieceIds === undefined
      ? { ...recordQuery('all'), values: [courseId, personId] }
      : { ...recordQuery('some'), values: [courseId, personId, pieceIds] }
  const { rows } = await quickRead<
    Omit<LearnerRow, 'joinedAt' | 'finishedAt'> & { joinedAt: Date; finishedAt: Date | null }
  >(pool, query)
  const [row] = rows
  return row && { ...row, joinedAt: row.joinedAt.toISOString(), finishedAt: row.finishedAt?.toISOString() ?? null }
}

/** Returns when a learner finished the course; undefined unless they learn it. */
export async function findLearner(db: Queryable, courseId: string, personId: string) {
  const isIn = and(isOf(courseId, personId), eq(courseLearners.hasJoined, true))
  return (await db.select({ finishedAt: courseLearners.finishedAt }).from(courseLearners).where(isIn))[0]
}

/** Notes when everything was first completed; false if it was noted before. */
export async function noteFinished(
  transaction: Transaction,
  courseId: string,
  personId: string,
  at: Date,
): Promise<boolean> {
  const finished = await transaction
    .update(courseLearners)
    .set({ finishedAt: at })
    .where(and(isOf(courseId, personId), isNull(courseLearners.finishedAt)))
    .returning({ id: courseLearners.personId })
  return finished.length > 0
}

export interface LearningRow extends CardRow {
  learnerId: string
  learntKey: Date
  joinedAt: Date
  learntAt: Date | null
  finishedAt: Date | null
  progress: CourseProgress
}

/** Courses that a person learns, the last learnt first. $1 person, $2–3 cursor. */
export const learningQuery = (limit: number) => ({
  name: `courses-learnt-${limit}`,
  text: `select ${courseCard}, learner.learner_id as "learnerId", learner.at as "joinedAt", learner.learnt_at as "learntAt",
      coalesce(learner.learnt_at, learner.at) as "learntKey", learner.finished_at as "finishedAt",
      ${progressOf('course.id', 'course.edition_number', '$1')} as progress
    ${fromCourses} join course_learners learner on learner.course_id = course.id
    where learner.person_id = $1 and learner.has_joined and ${visibleCourse('$1', 'course', 'a')}
      and ($2::timestamptz is null
        or (coalesce(learner.learnt_at, learner.at), learner.learner_id) < ($2::timestamptz, $3::uuid))
    order by coalesce(learner.learnt_at, learner.at) desc, learner.learner_id desc ${limitTo(limit)}`,
})

/** Courses that a person learns and the viewer may see. $1 viewer, $2 person, $3 cursor. */
export const joinedOfQuery = (limit: number) => ({
  name: `courses-joined-of-${limit}`,
  text: `select ${courseCard}, learner.learner_id as "learnerId"
    ${fromCourses} join course_learners learner on learner.course_id = course.id
    where learner.person_id = $2 and learner.has_joined and ${visibleCourse('$1', 'course', 'a')}
      and learner.learner_id < $3
    order by learner.learner_id desc ${limitTo(limit)}`,
})

/** Title, owner and edition of a course, for events about it. */
export async function findTold(
  db: Queryable,
  courseId: string,
): Promise<{ title: string; ownerId: string; number: number }> {
  const { name, ownerId, editionNumber } = courses
  const [row] = await db
    .select({ title: name, ownerId, number: editionNumber })
    .from(courses)
    .where(eq(courses.id, courseId))
  return row ?? { title: '', ownerId: '', number: 0 }
}
