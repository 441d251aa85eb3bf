import { expect, test } from 'vitest'
import { allCalls, type EndpointDefinition } from './index.ts'

// Decision 063 depends on this: without a session, and so for other people's programs, nothing that people upload is
// accessible.
test('without a session there are the pictures of banners and prizes, and calendars by their secret addresses', () => {
  const calls: readonly EndpointDefinition[] = allCalls
  const forAnyone = calls.filter(({ access, answers }) => access === 'public' && answers === 'bytes')
  expect(forAnyone.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/v2/banner/:id/picture',
    'GET /api/v2/homework/calendar/:fileName',
    'GET /api/v2/rewards/prizes/:id/picture',
  ])
})
