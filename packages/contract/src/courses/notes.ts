import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { unique } from '../posts/record-parts.ts'
import { id, text, time } from '../text.ts'
import { courseLimits } from './limits.ts'
import { coursePlace } from './places.ts'
import { courseRecord, courseRecordMade, courseRecordRefusals } from './records.ts'

const access = 'feature:course'
const path = '/api/v2/courses/:id/notes'
const params = z.object({ id })
const noteParams = z.object({ id, noteId: id })
const unread = ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_JOINED'] as const
const words = text({ min: 1, max: courseLimits.noteText })

const note = z.object({
  /** The client id with which it was written. */
  id,
  place: coursePlace,
  /** The unit's present name, and its number among all units; null: it has been removed. */
  unit: z.object({ name: z.string(), number: z.int() }).nullable(),
  /** The film's present name; null: it has been removed, or the note is about no film. */
  film: z.object({ name: z.string() }).nullable(),
  text: z.string(),
  /** Identifies this state; a change names the state it is based on. */
  revision: id,
  createdAt: time,
  updatedAt: time,
})
export type CourseNote = z.infer<typeof note>

export const listNotes = endpoint({
  method: 'GET',
  path,
  summary:
    'What I noted in a course that I learn or teach, in the order of the course and of its films; what is about units that are gone from it comes last',
  access,
  cost: 2,
  params,
  answers: z.object({ items: z.array(note) }),
  refusals: [...unread],
})

export const writeNote = endpoint({
  method: 'POST',
  path,
  summary:
    'Note something for myself at a unit, or at a second of a film in it; the same clientId again answers what is already there. Nobody else sees it',
  access,
  params,
  body: z.object({ clientId: id, place: coursePlace, text: words }),
  answers: note,
  refusals: [...unread, 'COURSE_NOTE_LIMIT_REACHED'],
})

export const changeNote = endpoint({
  method: 'PATCH',
  path: `${path}/:noteId`,
  summary: 'Change what a note says; refused when it was changed elsewhere since `base`',
  access,
  params: noteParams,
  body: z.object({ text: words, base: id }),
  answers: note,
  refusals: [...unread, 'COURSE_NOTE_NOT_FOUND', 'COURSE_NOTE_CHANGED'],
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: `${path}/:noteId`,
  summary: 'Delete a note of mine; again is harmless',
  access,
  needsNoPlan: true,
  params: noteParams,
  answers: z.object({ ok: z.literal(true) }),
  refusals: [],
})

export const recordNotes = endpoint({
  method: 'POST',
  path: `${path}/record`,
  summary:
    'Make a record of notes of mine, in the order of the course, which names the course as its source; the same clientId again answers the one that is there',
  access,
  cost: 5,
  params,
  body: courseRecord.extend({
    noteIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(courseLimits.notes, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
  }),
  bodyBytes: bodyLimits.texts,
  answers: courseRecordMade,
  refusals: [...unread, 'COURSE_NOTE_NOT_FOUND', ...courseRecordRefusals],
})

export const courseNoteCalls = [listNotes, writeNote, changeNote, deleteNote, recordNotes] as const
