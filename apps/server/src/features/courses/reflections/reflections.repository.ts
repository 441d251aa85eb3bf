import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { everyPost, joinPost, visiblePost } from '../../posts/index.ts'
import { visibleCourse } from '../visible.sql.ts'
import { courseReflections } from './reflections.tables.ts'

export type ReflectionRow = typeof courseReflections.$inferSelect

/** A person and a group of questions in a course. */
export interface ReflectionKey {
  personId: string
  courseId: string
  groupId: string
}

const isIt = ({ personId, courseId, groupId }: ReflectionKey) =>
  and(
    eq(courseReflections.personId, personId),
    eq(courseReflections.courseId, courseId),
    eq(courseReflections.groupId, groupId),
  )

/** Serialises changes to a reflection; an advisory lock, as the row may not exist yet. */
export async function holdReflecting(transaction: Transaction, key: ReflectionKey): Promise<void> {
  const name = `course reflection ${key.personId} ${key.courseId} ${key.groupId}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

export async function findReflection(db: Queryable, key: ReflectionKey): Promise<ReflectionRow | undefined> {
  return (await db.select().from(courseReflections).where(isIt(key)))[0]
}

export function listReflections(db: Queryable, personId: string, courseId: string): Promise<ReflectionRow[]> {
  const isTheirs = and(eq(courseReflections.personId, personId), eq(courseReflections.courseId, courseId))
  return db.select().from(courseReflections).where(isTheirs).orderBy(courseReflections.groupId)
}

export async function putReflection(transaction: Transaction, row: ReflectionRow): Promise<void> {
  const { personId, courseId, groupId } = courseReflections
  const { title, answers, revision, updatedAt } = row
  await transaction
    .insert(courseReflections)
    .values(row)
    .onConflictDoUpdate({ target: [personId, courseId, groupId], set: { title, answers, revision, updatedAt } })
}

export async function deleteReflection(transaction: Transaction, key: ReflectionKey): Promise<void> {
  await transaction.delete(courseReflections).where(isIt(key))
}

/** Whether the current edition asks these questions. */
export async function asksGroup(db: Queryable, { courseId, groupId }: ReflectionKey): Promise<boolean> {
  const group = JSON.stringify([{ id: groupId }])
  const { rows } = await db.execute(sql`
    select 1 from courses course join course_editions edition
      on edition.course_id = course.id and edition.number = course.edition_number
    where course.id = ${courseId} and edition.outline -> 'guide' @> ${group}::jsonb`)
  return rows.length > 0
}

/** Most records listed for a course, newest first. */
const mostTold = 50

/** Records that a person made from a course's questions. */
export async function listRecords(db: Queryable, personId: string, courseId: string) {
  const { rows } = await db.execute<{ id: string; groupId: string; title: string; publishedAt: string }>(sql`
    select p.id, r.group_id as "groupId", p.title,
      to_char(p.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt"
    from course_records r ${sql.raw(joinPost('p', 'r.post_id'))}
    where r.person_id = ${personId} and r.course_id = ${courseId} and r.group_id is not null
    order by p.published_at desc, p.id desc limit ${mostTold}`)
  return rows
}

/**
 * Returns the course of a record, without it if the viewer may not see the course; undefined if they may not see the
 * record.
 */
export async function findSource(db: Queryable, viewer: string, postId: string) {
  const [seesPost, seesCourse] = [visiblePost('v.id', 'p', 'a'), visibleCourse('v.id', 'course', 'owner')]
  const { rows } = await db.execute<{ id: string | null; name: string | null }>(sql`
    select course.id, course.name
    from ${sql.raw(everyPost('p'))} ${sql.raw(joinAccount('a', 'p.owner_id'))} cross join (select ${viewer}::uuid as id) v
      left join (course_records r join courses course on course.id = r.course_id
        ${sql.raw(joinAccount('owner', 'course.owner_id'))})
        on r.post_id = p.id and ${sql.raw(seesCourse)}
    where p.id = ${postId} and ${sql.raw(seesPost)}`)
  return rows[0]
}
