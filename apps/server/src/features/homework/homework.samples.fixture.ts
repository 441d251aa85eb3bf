import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { paragraph } from '../posts/posts.fixture.ts'

const rubric = [
  {
    id: nobody,
    name: '看得仔細',
    words: '寫下看到的',
    levels: [
      { id: nobody, name: '很仔細', words: '', points: 50 },
      { id: randomUUID(), name: '還可以', words: '', points: 30 },
    ],
  },
]

const parts = {
  title: '河川觀察日誌',
  content: paragraph('選一條河。'),
  fileIds: [nobody],
  topic: '自然',
  tags: ['naturalistic'],
  classification: 'course_learning',
  customTags: ['溪流'],
  assignTo: 'chosen',
  assigneeIds: [nobody],
  publishAt: '2027-01-01T00:00:00Z',
  deadline: '2027-02-01T00:00:00Z',
  allowsUpdateAfterDeadline: true,
  rubric,
  reviserIds: [nobody],
  teamSize: 3,
  teamsBy: 'students',
  totalScore: 50,
  handInPoints: 5,
  qualityPoints: 10,
}
const onVersion = { version: 1 }

export const samples: Samples = {
  bodies: {
    'POST /api/v2/homework/questions': { ...parts, clientId: randomUUID(), groupIds: [nobody], assign: false },
    'PATCH /api/v2/homework/questions/:id': { ...parts, ...onVersion },
    'POST /api/v2/homework/questions/:id/assign': { ...onVersion, now: true },
    'POST /api/v2/homework/questions/:id/copy': { clientId: randomUUID(), groupIds: [nobody] },
    'PUT /api/v2/homework/questions/:id/hand-in': {
      writer: randomUUID(),
      save: 1,
      version: 0,
      content: paragraph('水很清'),
      fileIds: [nobody],
      postId: nobody,
    },
    'POST /api/v2/homework/questions/:id/hand-in': { clientId: randomUUID(), ...onVersion, mailsReceipt: true },
    'POST /api/v2/homework/questions/:id/team/invitations': { personIds: [nobody] },
    'POST /api/v2/homework/questions/:id/team/answer': { teamId: nobody, accepts: true },
    'PUT /api/v2/homework/hand-ins/:id/remark': {
      clientId: randomUUID(),
      version: 0,
      handInVersion: 1,
      score: 90,
      words: '很好',
      outcome: 'reviewed',
      places: [
        { id: nobody, at: { kind: 'text', start: 0, end: 2 }, words: '這裡很好' },
        {
          id: randomUUID(),
          at: { kind: 'file', fileId: nobody, page: 1, x: 0.1, y: 0.2, width: 0, height: 0 },
          words: '看',
        },
      ],
      ink: [{ fileId: nobody, page: 1, strokes: [{ color: 'red', width: 40, points: 'gxEgxEA' }] }],
      voiceId: nobody,
      levels: {},
      certifies: true,
      mayShow: true,
    },
    'POST /api/v2/homework/hand-ins/:id/release': onVersion,
    'POST /api/v2/homework/questions/:id/remind': { tellsGuardians: false },
    'PUT /api/v2/homework/questions/:id/teams': { version: 0, teams: [{ id: nobody, personIds: [nobody] }] },
    'POST /api/v2/homework/hand-ins/:id/record': { showsRemark: true, tags: ['naturalistic'] },
    'POST /api/v2/homework/phrases': { clientId: randomUUID(), words: '寫得很仔細' },
    'POST /api/v2/homework/templates': { clientId: randomUUID(), questionId: nobody, name: '水溝' },
    'PATCH /api/v2/homework/templates/:id': { name: '水溝' },
    'POST /api/v2/homework/templates/:id/use': { clientId: randomUUID(), groupIds: [nobody] },
    'POST /api/v2/homework/archive': { questionId: nobody, handInIds: [nobody] },
  },
  queries: {
    'GET /api/v2/homework/questions/:id/hand-ins/table': { form: 'csv' },
    'GET /api/v2/homework/questions/:id/teams/table': { form: 'xlsx' },
    'GET /api/v2/homework/questions': { groupId: nobody, state: 'assigned', hasRubric: 'true' },
    'GET /api/v2/homework/questions/:id/hand-ins': { state: 'to_correct' },
    'GET /api/v2/homework/questions/:id/team/classmates': { keyword: '小' },
    'GET /api/v2/homework/groups/:groupId/students/:personId': {},
    'GET /api/v2/homework/hand-ins/:id': { state: 'missing' },
    'GET /api/v2/homework/due': {},
    'GET /api/v2/homework/handed-in': {},
    'GET /api/v2/homework/released': {},
    'GET /api/v2/homework/to-correct': {},
  },
}
