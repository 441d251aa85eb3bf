import { randomUUID } from 'node:crypto'
import type { Samples } from '../../testing/sample.ts'
import { columnBody, settingsBody, thisTerm } from './gradebook.fixture.ts'

const { clientId: _, ...parts } = columnBody()
const path = '/api/v2/groups/:groupId/gradebook'

export const samples: Samples = {
  queries: {
    [`GET ${path}`]: { term: thisTerm },
    [`GET ${path}/mine`]: { term: thisTerm },
    [`GET ${path}/table`]: { term: thisTerm, form: 'csv', layout: 'whole' },
  },
  bodies: {
    [`PUT ${path}/settings`]: settingsBody({ categories: [{ id: randomUUID(), name: '平時考', weight: 40 }] }),
    [`PUT ${path}/school-fields`]: { term: thisTerm, fields: ['memberNumber', 'realName', 'average'] },
    [`POST ${path}/columns`]: columnBody(),
    [`PATCH ${path}/columns/:columnId`]: { ...parts, version: 1 },
    [`PUT ${path}/homework/:columnId`]: { version: 0, weight: 2, categoryId: null },
    [`PUT ${path}/columns/:columnId/scores`]: {
      entries: [{ personId: randomUUID(), revision: '0', score: 84.5, isExcused: false }],
    },
  },
}
