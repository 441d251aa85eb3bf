import type { FastifyInstance } from 'fastify'
import { pay } from './pay.ts'
import { type DeclaredRate, rateLimitOf } from './rate-limits.ts'

/** Charges what arrives by another way than a call from the same budget, and as much as the equivalent call. */
export async function payAsCall(app: FastifyInstance, endpoint: DeclaredRate, personId: string): Promise<void> {
  const { max, timeWindow, groupId, cost = 1 } = rateLimitOf(endpoint)
  const budget = { most: Number(max), windowMs: Number(timeWindow) }
  await pay(app.rates, `${personId}${groupId}`, cost, budget)
}
