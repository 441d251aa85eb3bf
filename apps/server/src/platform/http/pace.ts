import { LRUCache } from 'lru-cache'

/** Calls that a person may make in one go, and how many a second from then on. Opening a screen makes about twenty. */
export const pace = { burst: 200, perSecond: 50, mostWaiting: 100 }

const intervalMs = 1_000 / pace.perSecond
const mostCallers = 50_000

/**
 * Spreads what one person asks for: who spends the budget of a minute in a few seconds would have the whole process for
 * that long. Answers how long a call waits for its moment; undefined where as many wait as may.
 */
export class Pace {
  /** By person, when all that they have asked for so far would be done at the even pace. */
  readonly #doneAt = new LRUCache<string, number>({ max: mostCallers })

  waitMs(key: string, now = performance.now()): number | undefined {
    const doneAt = Math.max(now, this.#doneAt.get(key) ?? now) + intervalMs
    const waitMs = doneAt - now - pace.burst * intervalMs
    // What is refused takes no place of what comes later.
    if (waitMs > pace.mostWaiting * intervalMs) return undefined
    this.#doneAt.set(key, doneAt)
    return Math.max(0, waitMs)
  }
}
