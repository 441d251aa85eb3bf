import type { FastifyReply, FastifyRequest } from 'fastify'
import { createTurns } from '../queues/turns.ts'
import { callerKey } from './caller-address.ts'
import { Refusal } from './refusal.ts'
import { untilClosed } from './until-closed.ts'

/** Of one person: what is worked on at a time, and what may wait for that. A screen asks for two such things at most. */
export const costlyShares = { width: Number.POSITIVE_INFINITY, mostAtOnce: 2, mostWaiting: 20 }

const retrySeconds = 1

/** Does the work of a costly call in its person's turn: six at once take no more from the others than two. */
export type InTurn = <Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Result>,
) => Promise<Result>

export function createCostlyTurns(): InTurn {
  const turns = createTurns(costlyShares)
  return async (request, reply, work) => {
    // Too many of theirs wait, or they have left, and nobody hears what is answered.
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
