import { courseLimits } from '@learntrail/contract/courses/limits'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'

/**
 * What the units of the edition are gone through by: a text where there is one, then the resources. A film counts as long as
 * it runs, what has no length a minute. To be called where an edition is made, once its texts are there.
 */
export async function putPieces(transaction: Transaction, courseId: string, number: number): Promise<void> {
  await transaction.execute(sql`
    with unit as (
      select (u.unit ->> 'id')::uuid as id, u.unit -> 'resources' as resources,
        row_number() over (order by c.place, u.place) as place
      from course_editions edition, jsonb_array_elements(edition.outline -> 'chapters') with ordinality c (chapter, place),
        jsonb_array_elements(c.chapter -> 'units') with ordinality u (unit, place)
      where edition.course_id = ${courseId} and edition.number = ${number}),
    piece as (
      select unit.id as unit_id, unit.place as unit_place, 0 as place, unit.id, 'text' as kind, null::real as seconds, '' as content
      from unit join course_edition_units words
        on words.course_id = ${courseId} and words.number = ${number} and words.unit_id = unit.id
      union all
      select unit.id, unit.place, r.place, (r.resource ->> 'id')::uuid,
        case when r.resource ->> 'address' is null then case r.resource ->> 'type' when 'video' then 'film' else 'file' end
          when r.resource ->> 'duration' is null then 'link' else 'openFilm' end,
        coalesce(case r.resource ->> 'type' when 'video' then f.duration end, (r.resource ->> 'duration')::real),
        coalesce(of.file_id::text, r.resource ->> 'address', '')
      from unit cross join jsonb_array_elements(unit.resources) with ordinality r (resource, place)
        left join course_files of on of.course_id = ${courseId} and of.id = (r.resource ->> 'courseFileId')::uuid
        left join files f on f.id = of.file_id)
    insert into course_edition_pieces (course_id, number, piece_id, unit_id, place, kind, seconds, content)
    select ${courseId}, ${number}, id, unit_id, row_number() over (order by unit_place, place), kind,
      greatest(1, ceil(coalesce(seconds, ${courseLimits.defaultDuration})))::int, content
    from piece`)
}
