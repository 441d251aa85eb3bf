import type { CourseNote } from '@learntrail/contract/courses/notes'
import { aCourse, unitIds } from '../courses.fixture.ts'
import { aLearning, learningCalls, learningServer, resourceIds } from '../learning/learning.fixture.ts'

export const noteCalls = {
  list: learningCalls.notes,
  write: 'POST /api/v2/courses/:id/notes',
  change: 'PATCH /api/v2/courses/:id/notes/:noteId',
  remove: 'DELETE /api/v2/courses/:id/notes/:noteId',
  record: 'POST /api/v2/courses/:id/notes/record',
  certificate: 'GET /api/v2/courses/:id/certificate',
} as const

const anId = (number: number) => `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A note at a second of the film in the second unit. */
export function aNote(number: number, change: Partial<CourseNote> & { second?: number | null } = {}): CourseNote {
  const { second = number, ...rest } = change
  const at = '2026-11-21T08:00:00.000Z'
  return {
    id: anId(number),
    revision: anId(1_000 + number),
    createdAt: at,
    updatedAt: at,
    text: `筆記 ${number}`,
    place: { unitId: unitIds[1], film: second === null ? null : { pieceId: resourceIds[0] ?? '', second } },
    unit: { name: '溶氧是什麼', number: 2 },
    film: second === null ? null : { name: '怎麼量溶氧' },
    ...rest,
  }
}

/** Serves the student's notes and accepts every change. */
export const notesServer = (items: CourseNote[] = []) =>
  learningServer(aLearning(), aCourse({ part: 'learner' }))
    .on(noteCalls.record, { recordId: anId(2_000) })
    .on(noteCalls.certificate, { certificate: null, name: '林小雨', isFinished: false })
    .on(noteCalls.list, { items })
    .on(noteCalls.write, ({ body }) => {
      const { clientId, text, place } = body as { clientId: string; text: string; place: CourseNote['place'] }
      return aNote(500, { id: clientId, text, place })
    })
    .on(noteCalls.change, ({ body, path }) => {
      const id = path.split('/').at(-1) ?? ''
      const before = items.find((note) => note.id === id) ?? aNote(1)
      return { ...before, text: (body as { text: string }).text, revision: anId(3_000) }
    })
    .on(noteCalls.remove, { ok: true })
