import { and, eq, sql } from 'drizzle-orm'
import { clientOf, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import { eachUnit } from '../outline.sql.ts'
import { courseNotes } from './notes.tables.ts'

export type StoredNote = typeof courseNotes.$inferSelect

/** A person's notes in a course. */
export interface NotesOf {
  personId: string
  courseId: string
}

const areOf = ({ personId, courseId }: NotesOf) =>
  and(eq(courseNotes.personId, personId), eq(courseNotes.courseId, courseId))
const isIt = (of: NotesOf, id: string) => and(areOf(of), eq(courseNotes.id, id))

/** Serialises changes to a person's notes in a course. */
export async function holdNotes(transaction: Transaction, { personId, courseId }: NotesOf): Promise<void> {
  const name = `course notes ${personId} ${courseId}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** A note with the unit and film as in the current edition. */
export interface NoteRow {
  id: string
  unitId: string
  pieceId: string | null
  second: number | null
  text: string
  revision: string
  createdAt: Date
  updatedAt: Date
  unitName: string | null
  unitNumber: number | null
  filmName: string | null
}

/** Notes in the order of the course. $1 person, $2 course, $3 one note or null. */
const notesQuery = {
  name: 'course-notes',
  text: `with unit as (
      select (u.unit ->> 'id')::uuid as id, u.unit ->> 'name' as name, u.unit -> 'resources' as resources,
        (row_number() over (order by c.place, u.place))::int as number
      from courses course join course_editions edition
          on edition.course_id = course.id and edition.number = course.edition_number,
        ${eachUnit('edition.outline')}
      where course.id = $2)
    select note.id, note.unit_id as "unitId", note.piece_id as "pieceId", note.second, note.text, note.revision,
      note.created_at as "createdAt", note.updated_at as "updatedAt",
      unit.name as "unitName", unit.number as "unitNumber", film.name as "filmName"
    from course_notes note left join unit on unit.id = note.unit_id
      left join lateral (select r.resource ->> 'name' as name, r.place
        from jsonb_array_elements(unit.resources) with ordinality r (resource, place)
        where r.resource ->> 'id' = note.piece_id::text limit 1) film on true
    where note.person_id = $1 and note.course_id = $2 and ($3::uuid is null or note.id = $3)
    order by unit.number nulls last, note.unit_id, film.place nulls first, note.second nulls first, note.created_at, note.id`,
}

export async function listNotes(db: Queryable, { personId, courseId }: NotesOf, id?: string): Promise<NoteRow[]> {
  const values = [personId, courseId, id ?? null]
  const { rows }: { rows: NoteRow[] } = await clientOf(db).query({ ...notesQuery, values })
  return rows
}

export async function findNote(db: Queryable, of: NotesOf, id: string): Promise<StoredNote | undefined> {
  return (await db.select().from(courseNotes).where(isIt(of, id)))[0]
}

export const countNotes = (db: Queryable, of: NotesOf): Promise<number> => db.$count(courseNotes, areOf(of))

export async function insertNote(transaction: Transaction, note: StoredNote): Promise<void> {
  await transaction.insert(courseNotes).values(note)
}

export async function changeNote(
  transaction: Transaction,
  of: NotesOf,
  id: string,
  change: Pick<StoredNote, 'text' | 'revision' | 'updatedAt'>,
): Promise<void> {
  await transaction.update(courseNotes).set(change).where(isIt(of, id))
}

export async function deleteNote(db: Queryable, of: NotesOf, id: string): Promise<void> {
  await db.delete(courseNotes).where(isIt(of, id))
}
