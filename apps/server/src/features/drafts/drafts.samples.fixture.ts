import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { Samples } from '../../testing/sample.ts'
import { ownWords, samplePost } from '../posts/sample-post.fixture.ts'

const { groupIds: _, ...unpublished } = samplePost
const sampleDraft = {
  ...unpublished,
  isBulletin: false,
  needsSignature: false,
  needsGuardian: false,
  writer: nobody,
  save: 1,
}

const scheduledAt = '2026-12-24T00:00:00.000Z'

async function idOf(person: TestPerson, path: string, body: object): Promise<string> {
  const answer = await person.browser.post(path, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ id: string }>().id
}

export const samples: Samples = {
  bodies: {
    'POST /api/v2/portfolios/drafts': { ...sampleDraft, clientId: nobody },
    'PATCH /api/v2/portfolios/drafts/:id': { ...sampleDraft, version: 1 },
    'PATCH /api/v2/newfile/scheduled-posts/:id': {
      version: 1,
      scheduledAt: '2026-12-24T00:00:00.000Z',
      post: samplePost,
    },
    'POST /api/v2/newfile/schedule-post-now': { id: nobody },
    'PUT /api/v2/portfolios/slots/:slot': {
      name: '實驗紀錄',
      pictureId: nobody,
      title: '實驗',
      content: samplePost.content,
      classification: 'course_learning',
      tags: ['naturalistic'],
      customTags: ['專題'],
    },
    'POST /api/v2/portfolios/published': { clientIds: [nobody] },
  },
  queries: {
    'DELETE /api/v2/portfolios/drafts/:id': { forGood: 'true' },
    'GET /api/v2/portfolios/drafts': { isBulletin: 'false' },
  },
  own: {
    'POST /api/v2/portfolios/drafts': async () => ({
      path: '/api/v2/portfolios/drafts',
      body: { ...sampleDraft, ...ownWords, clientId: randomUUID() },
    }),
    'PATCH /api/v2/portfolios/drafts/:id': async (person) => {
      const written = { ...sampleDraft, ...ownWords }
      const id = await idOf(person, '/api/v2/portfolios/drafts', { ...written, clientId: randomUUID() })
      return { path: `/api/v2/portfolios/drafts/${id}`, body: { ...written, save: 2, version: 1 } }
    },
    'PATCH /api/v2/newfile/scheduled-posts/:id': async (person) => {
      const post = { ...samplePost, ...ownWords }
      const body = { ...post, clientId: randomUUID(), scheduledAt }
      const id = await idOf(person, '/api/v2/portfolios/portfolio', body)
      return { path: `/api/v2/newfile/scheduled-posts/${id}`, body: { version: 1, scheduledAt, post } }
    },
    'PUT /api/v2/portfolios/slots/:slot': async () => ({
      path: '/api/v2/portfolios/slots/1',
      body: { ...unpublished, ...ownWords, name: '實驗紀錄', pictureId: null },
    }),
    'POST /api/v2/portfolios/published': async () => ({
      path: '/api/v2/portfolios/published',
      body: { clientIds: [randomUUID()] },
    }),
  },
}
