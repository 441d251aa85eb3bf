import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerKey } from './caller-address.ts'

/** A program that retries as soon as it is refused is slowed to two calls a second per connection. */
const pauseMs = 500

/** Per caller; any further call is refused at once and its connection closed. */
const mostHeld = 2_000

/** Delays refusals for too many calls, so that refusing does not take up the whole server. */
export class RefusedCallers {
  readonly #held = new Map<string, number>()

  async hold(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = callerKey(request)
    const held = this.#held.get(key) ?? 0
    if (held >= mostHeld) {
      reply.header('connection', 'close')
      return
    }
    this.#held.set(key, held + 1)
    await pause(pauseMs)
    const left = (this.#held.get(key) ?? 1) - 1
    if (left > 0) this.#held.set(key, left)
    else this.#held.delete(key)
  }
}
