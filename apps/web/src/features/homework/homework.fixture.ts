import type { ContentDocument } from '@learntrail/contract/content/document'
import type { QueueItem } from '@learntrail/contract/homework/correcting'
import type { HandIn, HandInVersion, Receipt, Remark } from '@learntrail/contract/homework/hand-in'
import type { HomeworkCounts } from '@learntrail/contract/homework/lists'
import type { OwnWork, Question } from '@learntrail/contract/homework/question'
import type { Criterion } from '@learntrail/contract/homework/rubric'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

export const groupId = '019b0000-0000-7000-8000-000000000001'
export const questionId = '019c0000-0000-7000-8000-000000000001'
export const handInId = '019d0000-0000-7000-8000-000000000001'
export const me = { id: student.id, displayName: student.displayName, avatar: null, isDeleted: false }
export const hai = { ...me, id: '019a0000-0000-7000-8000-000000000002', displayName: '阿海' }
export const qing = { ...me, id: '019a0000-0000-7000-8000-000000000003', displayName: '小晴' }

const day = 86_400_000
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const written = (text: string): ContentDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

export const work = (state: OwnWork['state'], change: Partial<OwnWork> = {}): OwnWork => ({
  handInId,
  state,
  isAsked: true,
  handedInAt: null,
  isLate: false,
  score: null,
  releasedAt: null,
  ...change,
})

const nothing = {
  edit: false,
  assign: false,
  revoke: false,
  archive: false,
  restore: false,
  remove: false,
  correct: false,
  handIn: false,
  comment: true,
}
const leading = { ...nothing, edit: true, revoke: true, archive: true, remove: true, correct: true }

/** The question 量量看水溝, as a member or an administrator sees it. */
export const questionFor = (whom: 'member' | 'administrator', change: Partial<Question> = {}): Question => ({
  id: questionId,
  group: { id: groupId, name: '河川觀察社' },
  state: 'assigned',
  type: 'general',
  title: '量量看水溝',
  excerpt: '量三個地方的水溫。',
  fileCount: 0,
  topic: '',
  classification: 'course_learning',
  tags: [],
  customTags: [],
  publishAt: null,
  assignedAt: inDays(-1),
  deadline: inDays(3),
  allowsUpdateAfterDeadline: false,
  totalScore: 100,
  teamSize: 1,
  teamsBy: 'students',
  hasRubric: false,
  mine: whom === 'member' ? work('draft', { handInId: null }) : null,
  counts: whom === 'administrator' ? { assigned: 3, handedIn: 2, missing: 1, toCorrect: 1, corrected: 0 } : null,
  messageCount: 0,
  version: 1,
  content: written('量三個地方的水溫。'),
  files: [],
  assignTo: 'all',
  assignees: [],
  writer: whom === 'administrator' ? me : hai,
  revisers: [],
  rubric: [],
  isRubricUsed: false,
  handInPoints: 0,
  qualityPoints: 0,
  reminder: whom === 'administrator' ? { remindedAt: null, remindableAt: null, hasGuardians: false } : null,
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
  can: whom === 'administrator' ? leading : { ...nothing, handIn: true },
  ...change,
})

const level = (id: number, name: string, points: number) => ({
  id: `019f0000-0000-7000-8000-00000000000${id}`,
  name,
  words: '',
  points,
})
/** Two criteria with at most 60 and 40 points. */
export const rubric: Criterion[] = [
  {
    id: '019f0000-0000-7000-8000-000000000010',
    name: '看得仔細',
    words: '寫下看到的',
    levels: [level(1, '很好', 60), level(2, '還可以', 40)],
  },
  {
    id: '019f0000-0000-7000-8000-000000000020',
    name: '寫得清楚',
    words: '',
    levels: [level(3, '很好', 40), level(4, '再加油', 20)],
  },
]

export const receipt: Receipt = {
  number: '20261123-7K3M9QXA',
  version: 1,
  at: '2026-11-23T04:00:00.000Z',
  sha256: 'ab0608ec'.repeat(8),
  isLate: false,
  countsFrom: null,
  team: [],
}

export const versionOf = (text: string, number = 1): HandInVersion => ({
  receipt: { ...receipt, version: number },
  content: written(text),
  files: [],
  post: null,
})

export const remark = (change: Partial<Remark> = {}): Remark => ({
  id: '019e0000-0000-7000-8000-000000000001',
  version: 1,
  handInVersion: 1,
  score: 70,
  levels: {},
  words: '中游也量量看。',
  places: [],
  ink: [],
  voice: null,
  outcome: 'returned',
  certifies: false,
  mayShow: false,
  qualityPoints: null,
  corrector: hai,
  updatedAt: inDays(-1),
  releasedAt: inDays(-1),
  ...change,
})

export const handInOf = (change: Partial<HandIn> = {}): HandIn => ({
  id: handInId,
  questionId,
  questionTitle: '量量看水溝',
  totalScore: 100,
  rubric: [],
  student: me,
  team: null,
  state: 'handed_in',
  recordId: null,
  draft: null,
  versions: [versionOf('上游十九度。')],
  remarks: [],
  ...change,
})

export const draftOf = (text: string, version = 1): HandIn['draft'] => ({
  version,
  content: written(text),
  files: [],
  post: null,
  begunAt: null,
  holdsUntil: null,
  updatedAt: inDays(0),
})

export const queueItem = (change: Partial<QueueItem> = {}): QueueItem => ({
  student: me,
  team: [],
  isGone: false,
  memberNumber: '',
  handInId,
  state: 'handed_in',
  version: 1,
  handedInAt: inDays(0),
  isLate: false,
  score: null,
  outcome: null,
  hasDraft: false,
  scoreBefore: null,
  ...change,
})

export const counts = (change: Partial<HomeworkCounts['mine']> = {}, toCorrect = 0): HomeworkCounts => ({
  mine: { due: 0, missing: 0, handed_in: 0, late: 0, reviewed: 0, returned: 0, ...change },
  toCorrect,
  corrected: 0,
  questions: { planning: 0, scheduled: 0, assigned: 0, archived: 0 },
  groups: toCorrect > 0 ? [{ groupId, waiting: toCorrect }] : [],
})

export const pageOf = <Item>(...items: Item[]) => ({ items, nextCursor: null })

/** A server with a signed-in student and at most one question. */
export function homeworkServer(question?: Question) {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/portfolios/current/tags', { recent: [], custom: [], suggestions: [] })
    .on('GET /api/v2/messages', pageOf())
    .on('GET /api/v2/homework/count', counts())
    .on('GET /api/v2/homework/due', pageOf())
    .on('GET /api/v2/homework/handed-in', pageOf())
    .on('GET /api/v2/homework/released', pageOf())
    .on('GET /api/v2/homework/to-correct', pageOf())
    .on('GET /api/v2/homework/questions', pageOf(...(question ? [question] : [])))
    .on('GET /api/v2/homework/questions/:id/hand-in', { handIn: null, teamInvitations: [] })
    .on('POST /api/v2/homework/questions/:id/begin', { begunAt: inDays(0), holdsUntil: inDays(1) })
    .on('GET /api/v2/api/group-members', { errorCode: 0, items: [], nextCursor: null })
    .on('GET /api/v2/homework/groups/:groupId/people', { members: [], administrators: [] })
    .on('GET /api/v2/homework/questions/:id/statistics', {
      assigned: 3,
      handedIn: 2,
      late: 0,
      missing: 1,
      reviewed: 1,
      returned: 0,
      totalScore: 100,
      meanScore: 82.5,
      medianScore: 82.5,
      criteria: [],
    })
  if (question) server.on('GET /api/v2/homework/questions/:id', question)
  return server
}
