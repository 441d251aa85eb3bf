import { randomUUID } from 'node:crypto'
import type { Cast } from '../../../testing/kinds.ts'
import { newPerson } from '../../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject, type Thing } from '../../../testing/subject.ts'
import { coursePath } from '../courses.fixture.ts'
import { join } from '../learning/learning.fixture.ts'
import { letTeach, newPublished } from '../publishing/publishing.fixture.ts'
import { noted } from './notes.fixture.ts'

const path = `${coursePath}/:id/notes` as const
const everybody = [...audiences.members, 'blocked', 'blocker'] as const
const { owner: own } = audiences

/** A course that others in the cast learn and teach, and the owner learns. */
async function ground({ product, owner, person }: Cast): Promise<Record<string, string>> {
  const teacher = await newPerson(product)
  const { course, unitId } = await newPublished(product, teacher)
  await letTeach(product, course._id, person('teacher'))
  for (const one of [owner, person('friend'), person('stranger')]) await join(one, course._id)
  return { courseId: course._id, unitId }
}

/** A note of the owner's in that course. */
async function make(
  { owner }: Cast,
  word: string,
  { courseId = '', unitId = '' }: Record<string, string>,
): Promise<Thing> {
  const { id, revision } = await noted(owner, courseId, unitId, { text: word })
  return { id: courseId, noteId: id, unitId, revision }
}

const inIt = ['owner', 'friend', 'stranger', 'teacher'] as const
const forms: Subject['forms'] = {
  'in a course that others learn and teach': {
    ground,
    make,
    rights: { see: everybody, takePart: inIt, own, told: own },
    listedFor: [],
  },
}
/** Same, for calls that only people in the course can reach. */
const noteForms: Subject['forms'] = {
  'of somebody with whom others learn the course, and whom they teach': {
    ground,
    make,
    rights: { see: inIt, own, told: own },
    listedFor: [],
  },
}
const ofCourse = { right: 'takePart', missing: 'COURSE_NOT_FOUND', forbidden: 'COURSE_NOT_JOINED' } as const

const ofNote = { right: 'own', missing: 'COURSE_NOT_JOINED', forbidden: 'COURSE_NOTE_NOT_FOUND' } as const

export const noteSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a note in a course',
      forms,
      calls: [
        { ...ofCourse, call: `GET ${path}`, names: ['params.id'], tells: true },
        {
          ...ofCourse,
          call: `POST ${path}`,
          names: ['params.id'],
          send: ({ unitId = '' }) => ({ body: { clientId: randomUUID(), place: { unitId }, text: '記一下' } }),
        },
      ],
    },
    {
      thing: 'a note of somebody in the same course',
      forms: noteForms,
      calls: [
        {
          ...ofNote,
          call: `PATCH ${path}/:noteId`,
          names: ['params.id', 'params.noteId'],
          send: ({ revision = '' }) => ({ body: { text: '改一下', base: revision } }),
          spends: true,
        },
        {
          ...ofNote,
          call: `POST ${path}/record`,
          names: ['params.id', 'body.noteIds'],
          send: ({ noteId = '' }) => ({
            body: { clientId: randomUUID(), title: '河川', tags: ['communication'], noteIds: [noteId] },
          }),
        },
        {
          call: `DELETE ${path}/:noteId`,
          names: ['params.id', 'params.noteId'],
          right: 'own',
          missing: null,
          forbidden: null,
          spends: true,
        },
      ],
    },
  ],
  listings: [],
  silent: [],
  passedOver: {
    [`DELETE ${path}/:noteId`]: [
      ['params.id', 'what is not there is deleted already'],
      ['params.noteId', 'what is not there is deleted already'],
    ],
  },
  freePlaces: [
    [/^body\.place\.(unitId|film\.pieceId)$/, 'a note outlives what it is about', coursePath],
    [/^body\.base$/, 'a state that may be gone', coursePath],
  ],
}
