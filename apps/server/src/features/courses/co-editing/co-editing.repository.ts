import type { CoEditor, CourseInvitation } from '@learntrail/contract/courses/co-editing'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { friendsGroupsAndSchool, nearPeopleList } from '../../groups/index.ts'
import { notBlockedWith, personOf, personSummaryOf, visiblePerson } from '../../people/index.ts'
import { courseEditors } from '../courses.tables.ts'
import { fromCourses } from '../visible.sql.ts'

export type StoredEditor = typeof courseEditors.$inferSelect

export const listPossible = nearPeopleList({
  name: 'course-possible-co-editors',
  near: friendsGroupsAndSchool,
  isTaken: 'exists (select 1 from course_editors there where there.course_id = $2 and there.person_id = a.id)',
})

const editorsQuery = {
  name: 'course-editors',
  text: `select editor.id as "_id", ${personSummaryOf('a')} as person, editor.part,
      case when editor.is_accepted then 'accept' else 'waiting' end as response, editor.invited_at as "invitedAt"
    from course_editors editor ${joinAccount('a', 'editor.person_id')}
    where editor.course_id = $1 and a.deleted_at is null
    order by editor.is_accepted desc, editor.since, editor.invited_at, editor.id`,
}

export async function listEditors(pool: Pool, courseId: string): Promise<CoEditor[]> {
  const { rows } = await pool.query<Omit<CoEditor, 'invitedAt'> & { invitedAt: Date }>({
    ...editorsQuery,
    values: [courseId],
  })
  return rows.map(({ invitedAt, ...editor }) => ({ ...editor, invitedAt: invitedAt.toISOString() }))
}

/** Who sent an open invitation; `editor` is its row. */
export const askedBy = personOf('coalesce(editor.invited_by, course.owner_id)')

/** The viewer's unanswered invitations, without those of owners they block or are blocked by. */
export const openInvitations = (
  viewer: string,
) => `${fromCourses} join course_editors editor on editor.course_id = course.id
    where editor.person_id = ${viewer} and not editor.is_accepted and a.deleted_at is null
      and ${visiblePerson(viewer, 'a')}`

const invitationsQuery = {
  name: 'course-invitations',
  text: `select editor.id as "_id", course.id as "courseId", course.name as "courseName",
      ${askedBy} as "user",
      editor.part, editor.invited_at as "invitedAt"
    ${openInvitations('$1')}
    order by editor.invited_at desc, editor.id desc limit $2`,
}

export async function listInvitationsOf(pool: Pool, viewer: string, limit: number): Promise<CourseInvitation[]> {
  const { rows } = await pool.query<Omit<CourseInvitation, 'invitedAt'> & { invitedAt: Date }>({
    ...invitationsQuery,
    values: [viewer, limit],
  })
  return rows.map(({ invitedAt, ...invitation }) => ({ ...invitation, invitedAt: invitedAt.toISOString() }))
}

/** The invitation of this id, if it is the person's. */
export async function findInvited(db: Queryable, personId: string, id: string): Promise<StoredEditor | undefined> {
  const isIt = and(eq(courseEditors.id, id), eq(courseEditors.personId, personId))
  return (await db.select().from(courseEditors).where(isIt))[0]
}

const isOf = (courseId: string, personId: string) =>
  and(eq(courseEditors.courseId, courseId), eq(courseEditors.personId, personId))

export async function findEditor(db: Queryable, courseId: string, personId: string): Promise<StoredEditor | undefined> {
  return (await db.select().from(courseEditors).where(isOf(courseId, personId)))[0]
}

/** Which of these people teach the course or are invited. */
export async function listThere(db: Queryable, courseId: string, personIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ personId: courseEditors.personId })
    .from(courseEditors)
    .where(and(eq(courseEditors.courseId, courseId), inArray(courseEditors.personId, [...personIds])))
  return new Set(rows.map(({ personId }) => personId))
}

export const countEditors = (db: Queryable, courseId: string): Promise<number> =>
  db.$count(courseEditors, eq(courseEditors.courseId, courseId))

export async function insertEditors(transaction: Transaction, rows: (typeof courseEditors.$inferInsert)[]) {
  await transaction.insert(courseEditors).values(rows)
}

export async function acceptEditor(transaction: Transaction, courseId: string, personId: string, since: Date) {
  await transaction.update(courseEditors).set({ isAccepted: true, since }).where(isOf(courseId, personId))
}

export async function deleteEditor(transaction: Transaction, courseId: string, personId: string): Promise<void> {
  await transaction.delete(courseEditors).where(isOf(courseId, personId))
}

/** Removes co-editors and invitations that a block separates from the course's owner. */
export async function deleteBlockedWith(transaction: Transaction, courseId: string, ownerId: string): Promise<void> {
  await transaction.execute(sql`delete from course_editors editor using (select ${ownerId}::uuid as id) v
    where editor.course_id = ${courseId} and not ${sql.raw(notBlockedWith('v.id', 'editor.person_id'))}`)
}

/** Courses that one of the two owns and the other co-teaches or is invited to. */
export async function listBetween(
  transaction: Transaction,
  one: string,
  other: string,
): Promise<{ courseId: string; personId: string }[]> {
  const { rows } = await transaction.execute<{ courseId: string; personId: string }>(sql`
    select editor.course_id as "courseId", editor.person_id as "personId"
    from course_editors editor join courses course on course.id = editor.course_id
    where (course.owner_id = ${one} and editor.person_id = ${other})
      or (course.owner_id = ${other} and editor.person_id = ${one}) order by editor.course_id`)
  return rows
}
