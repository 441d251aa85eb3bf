import { randomUUID } from 'node:crypto'
import { newPerson } from '../../testing/people.ts'
import type { FeatureSubjects } from '../../testing/subject.ts'
import { looseFiles } from '../files/files.subjects.fixture.ts'
import { problemBody } from './problems.fixture.ts'
import { reportProblem } from './problems.service.ts'

const staff = ['support', 'moderator', 'staff'] as const
const onProblem = { names: ['params.id'], right: 'see', missing: 'PROBLEM_NOT_FOUND' } as const

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a problem that somebody reported',
      forms: {
        'that is open': {
          make: async ({ product }, word) =>
            // By a person whom nobody else knows.
            reportProblem(
              product.platform,
              { accountId: (await newPerson(product)).id },
              problemBody(`打不開 ${word}`),
            ),
          rights: { see: staff },
        },
      },
      calls: [
        { ...onProblem, call: 'GET /api/v2/admin/problems/:id', tells: true },
        {
          ...onProblem,
          call: 'POST /api/v2/admin/problems/:id/answers',
          send: () => ({ body: { clientId: randomUUID(), words: '請再試一次。', closes: false } }),
        },
        { ...onProblem, call: 'POST /api/v2/admin/problems/:id/close' },
      ],
    },
    {
      thing: 'a picture of a problem',
      forms: { 'a picture that nothing uses': looseFiles['a picture that nothing uses'] },
      calls: [
        {
          call: 'POST /api/v2/problems',
          names: ['body.fileIds'],
          right: 'take',
          missing: 'FILE_NOT_FOUND',
          forbidden: 'FILE_NOT_FOUND',
          send: ({ id }) => ({ body: problemBody('照片傳不上去。', { fileIds: [id] }) }),
          sendAsGuest: ({ id }) => ({
            body: problemBody('照片傳不上去。', { fileIds: [id], email: 'somebody@example.test' }),
          }),
        },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/problems/mine' }, { call: 'GET /api/v2/admin/problems' }],
  silent: [],
}
