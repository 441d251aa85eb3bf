import type { FastifyReply, FastifyRequest } from 'fastify'
import { createTurns } from '../queues/turns.ts'
import { callerKey } from './caller-address.ts'
import { Refusal } from './refusal.ts'
import { untilClosed } from './until-closed.ts'

/** Costly calls per person: how many run at a time, and how many may wait. A screen makes at most two. */
export const costlyShares = { width: Number.POSITIVE_INFINITY, mostAtOnce: 2, mostWaiting: 20 }

const retrySeconds = 1

/**
 * Runs a costly call in its person's turn, so that six calls at once take no more from others than two. Refuses with
 * `TOO_MANY_REQUESTS` if too many are waiting.
 */
export type InTurn = <Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Result>,
) => Promise<Result>

export function createCostlyTurns(): InTurn {
  const turns = createTurns(costlyShares)
  return async (request, reply, work) => {
    // Too many of the person's calls are waiting, or the caller has left and nobody sees the answer.
    const end = await turns.take(callerKey(request), { signal: untilClosed(reply) }).catch(() => {
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: retrySeconds })
    })
    try {
      return await work()
    } finally {
      end()
    }
  }
}
