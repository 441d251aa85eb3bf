import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { Rates } from './rates.ts'

/**
 * Returns the rate limiter's store on top of `rates`: all routes of a class share one budget, and a call costs what its
 * route declares.
 */
export function rateStoreOf(rates: Rates) {
  return class RateStore implements FastifyRateLimitStore {
    readonly #cost: number

    constructor({ cost = 1 }: { cost?: number }) {
      this.#cost = cost
    }

    /** Returns the store of a route, with the cost of its calls. */
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
