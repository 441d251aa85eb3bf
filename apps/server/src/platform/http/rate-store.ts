import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { Rates } from './rates.ts'

/** The plugin's store over rates: all routes of a class spend the same budget, and a call as much as its route costs. */
export function rateStoreOf(rates: Rates) {
  return class RateStore implements FastifyRateLimitStore {
    readonly #cost: number

    constructor({ cost = 1 }: { cost?: number }) {
      this.#cost = cost
    }

    /** For a route, with what a call of it costs. */
    child(route: object): RateStore {
      return new RateStore(route)
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, most: number): void {
      rates.spend(key, this.#cost, { most, windowMs }).then(
        ({ spent, leftMs }) => done(null, { current: spent, ttl: leftMs }),
        (error: Error) => done(error, undefined),
      )
    }
  }
}
