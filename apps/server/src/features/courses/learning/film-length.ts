import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellOfCourse } from '../tell-of-course.ts'

/**
 * A film whose length was not known when its course was published counts as long as it runs, from now on. What was seen of
 * it stays.
 */
export async function takeFilmLength(
  platform: Platform,
  transaction: Transaction,
  { fileId, editionIds }: { fileId: string; editionIds: readonly string[] },
): Promise<void> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update course_edition_pieces piece set seconds = greatest(1, ceil(film.duration))::int
    from files film, course_editions edition
    where film.id = ${fileId} and film.duration is not null and edition.id = any(${sql.param([...editionIds])}::uuid[])
      and piece.course_id = edition.course_id and piece.number = edition.number
      and piece.kind = 'film' and piece.content = film.id::text
      and piece.seconds <> greatest(1, ceil(film.duration))::int
    returning piece.course_id as id`)
  for (const id of new Set(rows.map((row) => row.id))) await tellOfCourse(platform, transaction, id)
}
