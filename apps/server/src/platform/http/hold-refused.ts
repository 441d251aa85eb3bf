import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerKey } from './caller-address.ts'

/** A program that asks on as soon as it is refused does so twice a second on each of its connections. */
const pauseMs = 500

/** Of one caller; what comes beyond is answered at once, and its connection ends. */
const mostHeld = 2_000

/** Keeps those waiting for a moment who are told that they ask too often: refusing them must not be all we do. */
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
