import { randomUUID } from 'node:crypto'
import { emptyPlan } from '@learntrail/contract/plans/content'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { doingSamples } from './doing/doing.samples.fixture.ts'
import { newPlan, progressOf, share } from './plans.fixture.ts'
import { schoolPlanBodies } from './school/school.samples.fixture.ts'
import { signingSamples } from './signing/signing.samples.fixture.ts'

const path = '/api/v2/sdl-service/projects'

const content = {
  ...emptyPlan,
  projectName: '基隆河的溶氧',
  startedAt: '2026-09-01',
  endedAt: '2026-12-31',
  motivation: '我住在河邊，想知道魚為什麼變少了。',
  introduction: '每週到三個地點取水樣。',
  location: '基隆河畔',
  equipment: '溶氧計',
  seatNumber: '12',
  adviserName: '王老師',
  formTutorName: '林老師',
  disciplines: ['biology'],
  universityDisciplines: ['engineering'],
  technicalVocationalDisciplines: ['machinery'],
  learningType: ['research'],
  proposalType: ['report'],
  proposalPresent: ['talk'],
  criteria: ['能說出三個地點的差別'],
  selfEvaluation: '每個月看一次進度',
  progress: progressOf(2),
  customSign: ['教務主任'],
}

export const samples: Samples = {
  bodies: {
    ...doingSamples.bodies,
    ...schoolPlanBodies,
    [`POST ${path}`]: { ...content, writer: nobody, save: 1, clientId: nobody, source: nobody },
    [`PATCH ${path}/:id`]: { ...content, writer: nobody, save: 2, version: 1 },
    [`POST ${path}/:id/editions`]: { showsOwner: true },
    [`PATCH ${path}/:id/editions`]: { showsOwner: false },
    [`PATCH ${path}/:id/privacy`]: { privacy: 2, groupIds: [nobody] },
    [`POST ${path}/:id/members`]: { personId: nobody },
    [`PATCH ${path}/:id/members/mine`]: { accepts: true },
    'POST /api/v2/sdl-service/favorites': { projectId: nobody, isFavorite: true },
    ...signingSamples.bodies,
  },
  queries: {
    [`GET ${path}`]: { list: 'mine', user: nobody, cursor: 'abc', limit: '20' },
    [`GET ${path}/search`]: {
      words: '溶氧',
      discipline: 'biology',
      learningType: 'research',
      grade: 'high_2',
      sort: 'favorite',
      cursor: 'abc',
      limit: '20',
    },
    'GET /api/v2/sdl-service/groups/:groupId/table': { form: 'csv' },
    [`GET ${path}/:id/possible-members`]: { words: '小晴' },
    'GET /api/v2/guardian/children/:childId/plans': {},
    [`GET ${path}/:id/download`]: { look: 'designed', of: 'now' },
    'GET /api/v2/sdl-service/viewPdf': { projectId: nobody, look: 'designed', of: 'now' },
    ...signingSamples.queries,
  },
  orders: {
    [`GET ${path}`]: [{ list: 'mine' }, { list: 'favorites' }],
    [`GET ${path}/search`]: [{ sort: 'newest' }, { sort: 'favorite' }],
  },
  own: {
    ...signingSamples.own,
    ...doingSamples.own,
    [`PATCH ${path}/:id`]: async (person) => {
      const { _id } = await newPlan(person)
      return { path: `${path}/${_id}`, body: { ...content, writer: randomUUID(), save: 1, version: 1 } }
    },
    [`PATCH ${path}/:id/privacy`]: async (person) => {
      const { _id } = await newPlan(person)
      await share(person, _id, 1)
      return { path: `${path}/${_id}/privacy`, body: { privacy: 0, groupIds: [] } }
    },
  },
}
