import { courseLimits } from '@learntrail/contract/courses/limits'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { everyFile, joinFile } from '../../files/index.ts'
import { eachUnit } from '../outline.sql.ts'

/** SQL for the whole seconds that a length counts as, at least 1. */
const wholeSeconds = (length: string) => `greatest(1, ceil(${length}))::int`

/**
 * Lists the pieces of an edition: each unit's text, if any, then its resources. A film counts with its length, a piece
 * without one as a minute (`courseLimits.defaultDuration`). Call it when an edition is made, after its texts are
 * stored.
 */
export async function putPieces(transaction: Transaction, courseId: string, number: number): Promise<void> {
  await transaction.execute(sql`
    with unit as (
      select (u.unit ->> 'id')::uuid as id, u.unit -> 'resources' as resources,
        row_number() over (order by c.place, u.place) as place
      from course_editions edition, ${sql.raw(eachUnit('edition.outline'))}
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
        left ${sql.raw(joinFile('f', 'of.file_id'))})
    insert into course_edition_pieces (course_id, number, piece_id, unit_id, place, kind, seconds, content)
    select ${courseId}, ${number}, id, unit_id, row_number() over (order by unit_place, place), kind,
      ${sql.raw(wholeSeconds(`coalesce(seconds, ${courseLimits.defaultDuration})`))}, content
    from piece`)
}

/**
 * Sets the length of a film that was unknown when its course was published; what was seen of it stays. Returns the ids
 * of the courses concerned.
 */
export async function putFilmLength(
  transaction: Transaction,
  { fileId, editionIds }: { fileId: string; editionIds: readonly string[] },
): Promise<string[]> {
  const length = sql.raw(wholeSeconds('film.duration'))
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update course_edition_pieces piece set seconds = ${length}
    from ${sql.raw(everyFile('film'))}, course_editions edition
    where film.id = ${fileId} and film.duration is not null and edition.id = any(${sql.param([...editionIds])}::uuid[])
      and piece.course_id = edition.course_id and piece.number = edition.number
      and piece.kind = 'film' and piece.content = film.id::text and piece.seconds <> ${length}
    returning piece.course_id as id`)
  return [...new Set(rows.map(({ id }) => id))]
}
