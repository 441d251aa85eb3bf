import type { Course } from '@learntrail/contract/courses/courses'
import type { Learning, LearningRecord, PieceRecord } from '@learntrail/contract/courses/learning'
import { aCourse, courseServer, unitIds } from '../courses.fixture.ts'

export const learningCalls = {
  join: 'POST /api/v2/courses/current-user/records/course/:id',
  withdraw: 'DELETE /api/v2/courses/current-user/records/course/:id',
  list: 'GET /api/v2/courses/current-user/records/courses',
  learn: 'GET /api/v2/courses/:id/learn',
  watch: 'POST /api/v2/courses/:id/watching',
  notes: 'GET /api/v2/courses/:id/notes',
} as const

const [first, second, third] = unitIds
/** Ids of the film and the page of the second unit. */
export const resourceIds = aCourse().chapters[0]?.units[1]?.resources.map(({ id }) => id) ?? []

const piece = (pieceId: string, unitId: string, change: Partial<PieceRecord> = {}): PieceRecord => ({
  pieceId,
  unitId,
  kind: 'text',
  seconds: 60,
  seen: [],
  position: 0,
  isComplete: false,
  ...change,
})

/** The first of three units is complete; of the film in the second, ten seconds were watched. */
export function aRecord(change: Partial<LearningRecord> = {}): LearningRecord {
  return {
    progress: { percent: 33, isComplete: false, unitCount: 3, completeCount: 1 },
    units: [
      { unitId: first, percent: 100, isComplete: true },
      { unitId: second, percent: 8, isComplete: false },
      { unitId: third, percent: 0, isComplete: false },
    ],
    pieces: [
      piece(first, first, { isComplete: true }),
      piece(resourceIds[0] ?? '', second, { kind: 'film', seconds: 61, seen: [[0, 10]], position: 10 }),
      piece(resourceIds[1] ?? '', second, { kind: 'link' }),
      piece(third, third),
    ],
    lastUnitId: second,
    ...change,
  }
}

export const aLearning = (change: Partial<Learning> = {}): Learning => ({
  course: aCourse({ part: 'learner' }),
  joinedAt: '2026-11-20T08:00:00.000Z',
  finishedAt: null,
  knownEdition: 1,
  newUnitIds: [],
  ...aRecord(),
  ...change,
})

/** Serves a course that the student is learning. */
export const learningServer = (learning = aLearning(), course: Course = learning.course) =>
  courseServer(course)
    .on(learningCalls.learn, learning)
    .on(learningCalls.watch, ({ body }) => {
      const { pieces } = body as { pieces: { pieceId: string }[] }
      const ids = pieces.map(({ pieceId }) => pieceId)
      const { progress, units, lastUnitId } = learning
      return { progress, units, lastUnitId, pieces: learning.pieces.filter(({ pieceId }) => ids.includes(pieceId)) }
    })
    .on(learningCalls.notes, { items: [] })
    .on(learningCalls.list, { items: [], nextCursor: null })
    .on(learningCalls.join, { ok: true })
    .on(learningCalls.withdraw, { ok: true })
