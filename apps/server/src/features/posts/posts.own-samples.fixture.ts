import { randomUUID } from 'node:crypto'
import type { Samples } from '../../testing/sample.ts'
import { publish } from './posts.fixture.ts'
import { ownWords, samplePost } from './sample-post.fixture.ts'

const scheduledAt = '2026-12-24T00:00:00.000Z'

export const ownPostSamples: Samples['own'] = {
  'POST /api/v2/portfolios/portfolio': async () => ({
    path: '/api/v2/portfolios/portfolio',
    body: { ...samplePost, ...ownWords, clientId: randomUUID(), scheduledAt },
  }),
  'PUT /api/v2/portfolios/:id': async (person) => {
    const { id, editedAt } = await publish(person)
    return { path: `/api/v2/portfolios/${id}`, body: { ...samplePost, ...ownWords, editedAt } }
  },
  'POST /api/v2/portfolios/archive': async (person) => {
    const { date, classification, tags } = await publish(person)
    const filters = { from: date, to: date, classification, tags: tags.join(), customTags: '', words: '' }
    return { path: '/api/v2/portfolios/archive', body: { filters } }
  },
}
