import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const startCsrf = endpoint({
  method: 'GET',
  path: '/api/csrf/initialization',
  summary: 'Issue the CSRF token that every changing call carries as x-csrf-token',
  access: 'public',
  answers: z.object({ csrfToken: z.string() }),
  refusals: [],
})

export const csrfCalls = [startCsrf] as const
