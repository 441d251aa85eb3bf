import type { FastifyInstance } from 'fastify'
import { pay } from './pay.ts'
import { type DeclaredRate, rateLimitOf } from './rate-limits.ts'

/** What comes by another way than a call costs as the call does that says the same, out of the same budget. */
export async function payAsCall(app: FastifyInstance, endpoint: DeclaredRate, personId: string): Promise<void> {
  const { max, timeWindow, groupId, cost = 1 } = rateLimitOf(endpoint)
  const budget = { most: Number(max), windowMs: Number(timeWindow) }
  await pay(app.rates, `${personId}${groupId}`, cost, budget)
}
