import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { paragraph } from '../posts/posts.fixture.ts'

const parts = {
  title: '校外教學通知',
  content: paragraph('請帶水壺。'),
  fileIds: [nobody],
  needsSignature: true,
  needsGuardian: true,
  appearsAt: '2027-01-01T00:00:00Z',
}

export const samples: Samples = {
  bodies: {
    'POST /api/v2/portfolios/bulletins': { ...parts, clientId: randomUUID(), draftId: nobody, groupIds: [nobody] },
    'PATCH /api/v2/portfolios/bulletins/:id': { ...parts, version: 1 },
    'PUT /api/v2/portfolios/bulletins/:id/pin': { isPinned: true },
    'POST /api/v2/portfolios/bulletin/seen-record': { bulletinIds: [nobody] },
    'POST /api/v2/portfolios/bulletins/:id/sign': { version: 1 },
    'PUT /api/v2/portfolios/bulletins/:id/readers/:personId/paper': {
      name: '林先生',
      relation: 'father',
      fileId: nobody,
    },
    'POST /api/v2/guardian/children/:childId/bulletins/:id/sign': { version: 1, name: '林先生' },
    'POST /api/v2/portfolios/:id/forward-bulletin': { groupId: nobody },
  },
  queries: {
    'GET /api/v2/guardian/children/:childId/bulletins': {},
    'GET /api/v2/guardian/children/:childId/bulletins/:id/files/:fileId': { type: 'original' },
    'GET /api/v2/portfolios/bulletins': { groupId: nobody },
    'GET /api/v2/portfolios/bulletins/:id/readers': { filter: 'unread' },
    'GET /api/v2/portfolios/bulletins/:id/readers/table': { form: 'csv' },
  },
}
