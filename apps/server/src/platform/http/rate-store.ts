import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** Callers that are remembered at a time; whoever called longest ago is forgotten first. */
const mostCallers = 50_000

interface Spending {
  spent: number
  endsAt: number
}

/**
 * What each caller has spent of a budget in the window that began with its first call. All routes of a class spend the
 * same budget, and a call as much as its route costs, neither of which the plugin's own store does.
 */
export class RateStore implements FastifyRateLimitStore {
  readonly #spendings: LRUCache<string, Spending>
  readonly #cost: number

  constructor({ cost = 1 }: { cost?: number }, spendings = new LRUCache<string, Spending>({ max: mostCallers })) {
    this.#cost = cost
    this.#spendings = spendings
  }

  /** For a route, with what a call of it costs. */
  child(route: object): RateStore {
    return new RateStore(route, this.#spendings)
  }

  incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, budget: number): void {
    const now = Date.now()
    const known = this.#spendings.get(key)
    const { spent, endsAt } = known !== undefined && known.endsAt > now ? known : { spent: 0, endsAt: now + windowMs }
    const current = spent + this.#cost
    // What is refused costs nothing: whoever cannot afford much may still do little.
    this.#spendings.set(key, { spent: current > budget ? spent : current, endsAt })
    done(null, { current, ttl: endsAt - now })
  }
}
