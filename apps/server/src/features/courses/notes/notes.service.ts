import { courseLimits } from '@learntrail/contract/courses/limits'
import type { CourseNote } from '@learntrail/contract/courses/notes'
import type { CoursePlace } from '@learntrail/contract/courses/places'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reachTakingPart } from '../learning/reach.policy.ts'
import * as repository from './notes.repository.ts'

type Actor = Pick<Person, 'id'>

interface NoteOf {
  id: string
  noteId: string
}

/** Returns all notes of the person in a course, in its order. */
export async function listNotes(platform: Platform, person: Actor, courseId: string): Promise<{ items: CourseNote[] }> {
  await reachTakingPart(platform, person, courseId)
  const rows = await repository.listNotes(platform.db, { personId: person.id, courseId })
  return { items: rows.map(noteOf) }
}

/**
 * Stores a note; for a client id used before, answers the existing one. A note written offline is kept even if its unit
 * or film is gone by the time it arrives.
 */
export async function writeNote(
  platform: Platform,
  person: Actor,
  courseId: string,
  { clientId, place, text }: { clientId: string; place: CoursePlace; text: string },
): Promise<CourseNote> {
  await reachTakingPart(platform, person, courseId)
  const of = { personId: person.id, courseId }
  const now = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await repository.holdNotes(transaction, of)
    if ((await repository.findNote(transaction, of, clientId)) === undefined) {
      if ((await repository.countNotes(transaction, of)) >= courseLimits.notes)
        refuse('COURSE_NOTE_LIMIT_REACHED', { values: { limit: courseLimits.notes } })
      const { unitId, film } = place
      await repository.insertNote(transaction, {
        ...of,
        id: clientId,
        unitId,
        pieceId: film?.pieceId ?? null,
        second: film?.second ?? null,
        text,
        revision: newId(now.getTime()),
        createdAt: now,
        updatedAt: now,
      })
    }
    return readNote(transaction, of, clientId)
  })
}

/** Changes a note based on revision `base`; an identical text changes nothing. */
export async function changeNote(
  platform: Platform,
  person: Actor,
  { id: courseId, noteId }: NoteOf,
  { text, base }: { text: string; base: string },
): Promise<CourseNote> {
  await reachTakingPart(platform, person, courseId)
  const of = { personId: person.id, courseId }
  const now = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await repository.holdNotes(transaction, of)
    const before = (await repository.findNote(transaction, of, noteId)) ?? refuse('COURSE_NOTE_NOT_FOUND')
    if (before.text !== text) {
      if (before.revision !== base) refuse('COURSE_NOTE_CHANGED')
      const change = { text, revision: newId(now.getTime()), updatedAt: now }
      await repository.changeNote(transaction, of, noteId, change)
    }
    return readNote(transaction, of, noteId)
  })
}

/** Works even after leaving the course, as the words are the person's own. */
export async function deleteNote({ db }: Platform, person: Actor, { id: courseId, noteId }: NoteOf): Promise<void> {
  await repository.deleteNote(db, { personId: person.id, courseId }, noteId)
}

async function readNote(db: Queryable, of: repository.NotesOf, id: string): Promise<CourseNote> {
  const [row] = await repository.listNotes(db, of, id)
  return noteOf(row ?? refuse('COURSE_NOTE_NOT_FOUND'))
}

function noteOf({ id, text, revision, createdAt, updatedAt, ...row }: repository.NoteRow): CourseNote {
  const { unitId, pieceId, second, unitName, unitNumber, filmName } = row
  return {
    id,
    place: { unitId, film: pieceId === null || second === null ? null : { pieceId, second } },
    unit: unitName === null || unitNumber === null ? null : { name: unitName, number: unitNumber },
    film: filmName === null ? null : { name: filmName },
    text,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
