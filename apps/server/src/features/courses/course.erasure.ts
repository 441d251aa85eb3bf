import { sql } from 'drizzle-orm'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { deleteCourse } from './courses.repository.ts'
import { removeDocuments } from './publishing/course-content.service.ts'

/**
 * When an owner's account is deleted, the course passes to the co-editor who joined first. It stays published, for the
 * sake of its learners.
 */
const handOver: ErasureStep = {
  name: 'courses.those of several are handed over',
  async erase({ transaction, personId, limit }) {
    const { rows } = await transaction.execute<{ id: string }>(sql`
      with given as (
        select distinct on (course.id) course.id, editor.person_id as to_id
        from courses course join course_editors editor on editor.course_id = course.id
        where course.owner_id = ${personId} and editor.is_accepted and editor.part = 'coEditor'
        order by course.id, editor.since, editor.person_id limit ${limit})
      update courses course set owner_id = given.to_id, client_id = gen_random_uuid()
      from given where course.id = given.id returning course.id`)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0)
      await transaction.execute(sql`delete from course_editors editor using courses course
        where course.id = editor.course_id and course.owner_id = editor.person_id
          and course.id = any(${sql.param(ids)}::uuid[])`)
    return ids.length
  },
}

/** A course has thousands of units at most, and each unit's text is a document. */
const atOnce = 5

const courses: ErasureStep = {
  name: 'courses.with what was written in them',
  async erase({ platform, transaction, personId, limit }) {
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select id from courses where owner_id = ${personId} order by id limit ${Math.min(limit, atOnce)}`)
    for (const { id } of rows) {
      await removeDocuments(platform, transaction, id)
      await deleteCourse(transaction, id)
    }
    // While any were found, there may be more.
    return rows.length === 0 ? 0 : limit
  },
}

const learning: ErasureStep = {
  name: 'courses.those that were learnt',
  async erase({ transaction, personId, limit }) {
    const { rows } = await transaction.execute(sql`
      with gone as (
        delete from course_learners where ctid in
          (select ctid from course_learners where person_id = ${personId} limit ${limit})
        returning course_id, has_joined),
      counted as (
        update courses course set learner_count = greatest(0, course.learner_count - 1)
        from gone where gone.course_id = course.id and gone.has_joined)
      select 1 from gone`)
    return rows.length
  },
}

const views: ErasureStep = {
  name: 'courses.what was seen of them',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`delete from course_views where ctid in
      (select ctid from course_views where person_id = ${personId} limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

const withoutName = (table: string, column: string): ErasureStep => ({
  name: `${table}.${column} names nobody`,
  async erase({ transaction, personId, limit }) {
    const [of, by] = [sql.identifier(table), sql.identifier(column)]
    const changed = await transaction.execute(sql`update ${of} set ${by} = null where ctid in
      (select ctid from ${of} where ${by} = ${personId} limit ${limit})`)
    return changed.rowCount ?? 0
  },
})

export const courseErasure: readonly ErasureStep[] = [
  learning,
  views,
  handOver,
  courses,
  withoutName('course_editors', 'invited_by'),
  withoutName('course_files', 'person_id'),
  withoutName('course_editions', 'by_id'),
  withoutName('course_remarks', 'resolved_by_id'),
  withoutName('group_courses', 'by_id'),
]
