import { LRUCache } from 'lru-cache'

/**
 * Calls that a person may make at once, calls per second after that, and calls that may wait. Opening a screen makes
 * about twenty.
 */
export const pace = { burst: 200, perSecond: 50, mostWaiting: 100 }

const intervalMs = 1_000 / pace.perSecond
const mostCallers = 50_000

/**
 * Spreads the calls of one person, who could otherwise occupy the process by spending a minute's budget in seconds.
 * `waitMs` returns how long a call must wait, in milliseconds; undefined if too many are waiting already.
 */
export class Pace {
  /** By person, the time at which all their calls so far would be done at an even pace. */
  readonly #doneAt = new LRUCache<string, number>({ max: mostCallers })

  waitMs(key: string, now = performance.now()): number | undefined {
    const doneAt = Math.max(now, this.#doneAt.get(key) ?? now) + intervalMs
    const waitMs = doneAt - now - pace.burst * intervalMs
    // A refused call does not delay later ones.
    if (waitMs > pace.mostWaiting * intervalMs) return undefined
    this.#doneAt.set(key, doneAt)
    return Math.max(0, waitMs)
  }
}
