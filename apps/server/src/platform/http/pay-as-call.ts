import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { rateLimitOf } from './rate-limits.ts'
import { refuse } from './refusal.ts'

/** What comes by another way than a call costs as the call does that says the same, out of the same budget. */
export async function payAsCall(app: FastifyInstance, endpoint: EndpointDefinition, personId: string): Promise<void> {
  const { max, timeWindow, groupId, cost = 1 } = rateLimitOf(endpoint)
  const budget = { most: Number(max), windowMs: Number(timeWindow) }
  const spent = await app.rates?.spend(`${personId}${groupId}`, cost, budget)
  if (spent?.isRefused) refuse('TOO_MANY_REQUESTS', { retryAfter: spent.leftMs / 1_000 })
}
