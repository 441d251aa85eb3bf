import { randomUUID } from 'node:crypto'
import type { TestPerson } from '../../testing/people.ts'
import type { Samples } from '../../testing/sample.ts'
import { publish } from './posts.fixture.ts'
import { sampleDraft, sampleGuide, samplePost } from './sample-post.fixture.ts'

const own = {
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '上游比下游清' }] }] },
  fileIds: [],
}
const { groupIds: _, ...unpublished } = samplePost
const scheduledAt = '2026-12-24T00:00:00.000Z'

async function idOf(person: TestPerson, path: string, body: object): Promise<string> {
  const answer = await person.browser.post(path, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ id: string }>().id
}

export const ownPostSamples: Samples['own'] = {
  'POST /api/v2/portfolios/portfolio': async () => ({
    path: '/api/v2/portfolios/portfolio',
    body: { ...samplePost, ...own, clientId: randomUUID(), scheduledAt },
  }),
  'PUT /api/v2/portfolios/:id': async (person) => {
    const { id, editedAt } = await publish(person)
    return { path: `/api/v2/portfolios/${id}`, body: { ...samplePost, ...own, editedAt } }
  },
  'POST /api/v2/portfolios/drafts': async () => ({
    path: '/api/v2/portfolios/drafts',
    body: { ...sampleDraft, ...own, clientId: randomUUID() },
  }),
  'PATCH /api/v2/portfolios/drafts/:id': async (person) => {
    const written = { ...sampleDraft, ...own }
    const id = await idOf(person, '/api/v2/portfolios/drafts', { ...written, clientId: randomUUID() })
    return { path: `/api/v2/portfolios/drafts/${id}`, body: { ...written, save: 2, version: 1 } }
  },
  'PATCH /api/v2/newfile/scheduled-posts/:id': async (person) => {
    const post = { ...samplePost, ...own }
    const body = { ...post, clientId: randomUUID(), scheduledAt }
    const id = await idOf(person, '/api/v2/portfolios/portfolio', body)
    return { path: `/api/v2/newfile/scheduled-posts/${id}`, body: { version: 1, scheduledAt, post } }
  },
  'PUT /api/v2/portfolios/slots/:slot': async () => ({
    path: '/api/v2/portfolios/slots/1',
    body: { ...unpublished, ...own, name: '實驗紀錄', pictureId: null },
  }),
  'PUT /api/v2/guide/guide-portfolio': async () => ({
    path: '/api/v2/guide/guide-portfolio',
    body: { ...sampleGuide, base: null },
  }),
  'POST /api/v2/portfolios/published': async () => ({
    path: '/api/v2/portfolios/published',
    body: { clientIds: [randomUUID()] },
  }),
  'POST /api/v2/portfolios/archive': async (person) => {
    const { date, classification, tags } = await publish(person)
    const filters = { from: date, to: date, classification, tags: tags.join(), customTags: '', words: '' }
    return { path: '/api/v2/portfolios/archive', body: { filters } }
  },
}
