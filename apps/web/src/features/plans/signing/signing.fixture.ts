import type { AdvisedPage, AdvisedPlan, PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { student } from '../../../testing/people.ts'
import { hai, me } from '../../groups/groups.fixture.ts'
import { planId } from '../plans.fixture.ts'

const anId = (number: number) => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
export const hash = 'a'.repeat(64)
export const lineIds = { student: anId(701), guardian: anId(702), adviser: anId(703) }
const at = '2026-11-25T08:00:00.000Z'

export const teacher = { ...hai, id: anId(801), displayName: '王老師', fullName: '王大明', isAsked: false }
export const myself = { ...me, fullName: student.fullName, isAsked: true }

export const aLineOf = (change: Partial<SigningLine> = {}): SigningLine => ({
  id: lineIds.adviser,
  role: 'adviser',
  label: '',
  state: 'idle',
  signers: [teacher],
  email: false,
  askedAt: null,
  answer: null,
  can: { answer: false, withdraw: false, remind: false, addPaper: false },
  ...change,
})

export const anAnswer = (
  change: Partial<NonNullable<SigningLine['answer']>> = {},
): NonNullable<SigningLine['answer']> => ({
  said: 'signed',
  name: '王大明',
  way: 'account',
  mark: { confirmed: true },
  at,
  version: 1,
  code: 'aaaaaaaa',
  reason: '',
  remarks: [],
  minutes: '',
  photo: null,
  ...change,
})

export const aSigning = (change: Partial<PlanSigning> = {}): PlanSigning => ({
  order: 'together',
  state: 'none',
  version: 1,
  hash,
  lines: [],
  history: [],
  canAsk: true,
  ...change,
})

/** The adviser's turn, from their point of view. */
export const myTurn = (change: Partial<SigningLine> = {}) =>
  aSigning({
    state: 'underway',
    canAsk: false,
    lines: [
      aLineOf({
        state: 'asked',
        askedAt: at,
        signers: [myself],
        can: { answer: true, withdraw: false, remind: false, addPaper: false },
        ...change,
      }),
    ],
  })

export const anAdvised = (change: Partial<AdvisedPlan> = {}): AdvisedPlan => ({
  _id: planId,
  user: hai,
  fullName: '陳小海',
  seatNumber: '7',
  groupName: '高一 3 班',
  projectName: '河邊的人',
  need: 'sign',
  lineId: lineIds.adviser,
  startedAt: null,
  endedAt: null,
  week: 3,
  weeks: 18,
  lessons: 18,
  lessonsDone: 4,
  activeAt: at,
  ...change,
})

export const advisedPage = (...items: AdvisedPlan[]): AdvisedPage => ({
  items,
  nextCursor: null,
  groups: [],
  counts: {
    sign: 0,
    asks: 0,
    behind: 0,
    silent: 0,
    signing: 0,
    doing: 0,
    finished: 0,
    ...Object.fromEntries(items.map(({ need }) => [need, items.filter((one) => one.need === need).length])),
  },
})

const path = '/api/v2/sdl-service/projects/:id/signing'
export const signingCalls = {
  read: `GET ${path}`,
  set: `PUT ${path}`,
  ask: `POST ${path}/ask`,
  sign: `POST ${path}/:lineId/sign`,
  refuse: `POST ${path}/:lineId/refuse`,
  withdraw: `POST ${path}/:lineId/withdraw`,
  paper: `POST ${path}/:lineId/paper`,
  remind: `POST ${path}/:lineId/remind`,
  signers: 'GET /api/v2/sdl-service/signers',
  advised: 'GET /api/v2/sdl-service/advised',
  versions: 'GET /api/v2/sdl-service/projects/:id/versions',
  version: 'GET /api/v2/sdl-service/projects/:id/versions/:version',
  link: 'POST /api/v2/sdl-service/signing-link',
  answer: 'POST /api/v2/sdl-service/signing-link/answer',
} as const
