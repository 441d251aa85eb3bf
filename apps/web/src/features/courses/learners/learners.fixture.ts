import type { CourseLearner, FilmHeat, LearnerRecord, LearnersOverview } from '@learntrail/contract/courses/learners'
import type { CourseMessage } from '@learntrail/contract/courses/messages'
import { hai, qing } from '../../groups/groups.fixture.ts'
import { courseServer, myCourse, unitIds } from '../courses.fixture.ts'
import { resourceIds } from '../learning/learning.fixture.ts'

export const learnerCalls = {
  // Specific paths first, before the pattern that matches them all.
  overview: 'GET /api/v2/courses/:id/learners/overview',
  heat: 'GET /api/v2/courses/:id/learners/heat/:pieceId',
  one: 'GET /api/v2/courses/:id/learners/one/:personId',
  table: 'GET /api/v2/courses/:id/learners/table',
  list: 'GET /api/v2/courses/:id/learners',
  looked: 'POST /api/v2/courses/:id/learners/looked',
  tell: 'POST /api/v2/courses/:id/learners/messages',
  messages: 'GET /api/v2/courses/:id/messages',
} as const

const at = '2026-11-20T08:00:00.000Z'
const [first, second, third] = unitIds
export const classId = '019f0000-0000-7000-8000-000000000901'

export const aLearner = (change: Partial<CourseLearner> = {}): CourseLearner => ({
  person: qing,
  known: null,
  progress: { percent: 33, isComplete: false, unitCount: 3, completeCount: 1 },
  joinedAt: at,
  learntAt: at,
  finishedAt: null,
  isSilent: false,
  ...change,
})

/** 阿海, in the caller's class, has completed the course; 小晴 has not, and is silent. */
export const twoLearners = [
  aLearner({
    person: hai,
    known: { groupId: classId, group: '高一 3 班', memberNumber: '7', realName: '陳大海', studentNumber: '1130007' },
    progress: { percent: 100, isComplete: true, unitCount: 3, completeCount: 3 },
    finishedAt: at,
  }),
  aLearner({ isSilent: true }),
]

export const anOverview = (change: Partial<LearnersOverview> = {}): LearnersOverview => ({
  counts: { all: 12, silent: 3, complete: 4 },
  groups: [{ groupId: classId, name: '高一 3 班', count: 8 }],
  isTooFew: false,
  isPart: false,
  units: [
    { unitId: first, begun: 12, complete: 11 },
    { unitId: second, begun: 9, complete: 5 },
    { unitId: third, begun: 4, complete: 4 },
  ],
  ...change,
})

export const aHeat = (change: Partial<FilmHeat> = {}): FilmHeat => ({
  pieceId: resourceIds[0] ?? '',
  seconds: 61,
  stretch: 10,
  viewers: 9,
  isTooFew: false,
  seen: [9, 9, 7, 5, 3, 3, 2],
  again: [0, 4, 1, 0, 0, 0, 0],
  ...change,
})

export const aLearnerRecord = (change: Partial<LearnerRecord> = {}): LearnerRecord => ({
  ...aLearner(),
  units: [
    { unitId: first, percent: 100, isComplete: true },
    { unitId: second, percent: 33, isComplete: false },
    { unitId: third, percent: 0, isComplete: false },
  ],
  pieces: [
    {
      pieceId: first,
      unitId: first,
      kind: 'text',
      seconds: 60,
      seen: [],
      again: [],
      isComplete: true,
      openedAt: at,
      changedAt: at,
    },
    {
      pieceId: resourceIds[0] ?? '',
      unitId: second,
      kind: 'film',
      seconds: 61,
      isComplete: false,
      openedAt: at,
      changedAt: at,
      again: [[10, 15]],
      seen: [
        [0, 20],
        [40, 50],
      ],
    },
    {
      pieceId: resourceIds[1] ?? '',
      unitId: second,
      kind: 'link',
      seconds: 60,
      seen: [],
      again: [],
      isComplete: false,
      openedAt: null,
      changedAt: null,
    },
  ],
  ...change,
})

export const aMessage = (change: Partial<CourseMessage> = {}): CourseMessage => ({
  id: '019f0000-0000-7000-8000-000000000951',
  text: '第二單元的影片換了一支。',
  at,
  user: hai,
  told: null,
  ...change,
})

/** Serves a course that the caller teaches, with its learners. */
export const learnersServer = (learners = twoLearners, overview = anOverview()) =>
  courseServer(myCourse())
    .on(learnerCalls.overview, overview)
    .on(learnerCalls.heat, aHeat())
    .on(learnerCalls.one, aLearnerRecord())
    .on(learnerCalls.list, { items: learners, nextCursor: null })
    .on(learnerCalls.looked, { ok: true })
    .on(learnerCalls.tell, { message: aMessage({ told: 12 }), told: 12, passedOver: 0 })
    .on(learnerCalls.messages, { items: [], nextCursor: null })
