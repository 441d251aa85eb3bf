import type { Pool } from 'pg'

/** Units added after the person joined in which they have opened nothing. $1 course, $2 person. */
const newUnitsQuery = {
  name: 'course-new-units',
  text: `select unit.id from courses course
      join course_editions edition on edition.course_id = course.id and edition.number = course.edition_number
      join course_learners learner on learner.course_id = course.id and learner.person_id = $2 and learner.has_joined
      cross join lateral jsonb_each_text(edition.added_units) unit (id, at)
    where course.id = $1 and unit.at::timestamptz > learner.at and not exists (
      select 1 from course_edition_pieces p join course_views v
        on v.course_id = p.course_id and v.person_id = $2 and v.piece_id = p.piece_id
      where p.course_id = course.id and p.number = course.edition_number and p.unit_id = unit.id::uuid)`,
}

export async function findNewUnits(pool: Pool, courseId: string, personId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({ ...newUnitsQuery, values: [courseId, personId] })
  return rows.map(({ id }) => id)
}
