import { createFairQueue, type Shares } from './fair-queue.ts'

/** As many of one key wait as may. */
export class TooManyWaiting extends Error {
  constructor(key: string) {
    super(`too many of ${key} wait`)
    this.name = 'TooManyWaiting'
  }
}

export interface Waiting {
  /** Whoever does not want to wait any longer; the turn is then refused with the reason of the signal. */
  signal?: AbortSignal | undefined
  /** How many have their turn before it; called again when that changes. */
  onWaiting?: ((ahead: number) => void) | undefined
}

/** A fair queue that one waits in. */
export interface Turns {
  /** Waits for a place; answers what gives it back, to be called once. Throws `TooManyWaiting`. */
  take(key: string, waiting?: Waiting): Promise<() => void>
}

interface Place extends Waiting {
  begin(end: () => void): void
}

export function createTurns(shares: Shares): Turns {
  const queue = createFairQueue<Place>(shares)

  function next(): void {
    for (let begun = queue.start(); begun !== undefined; begun = queue.start()) {
      const { key, item } = begun
      item.begin(() => {
        queue.end(key)
        next()
      })
    }
    for (const { item, ahead } of queue.waiting()) item.onWaiting?.(ahead)
  }

  return {
    take(key, waiting = {}) {
      return new Promise((resolve, reject) => {
        const { signal } = waiting
        const leave = () => {
          queue.leave(key, place)
          reject(signal?.reason)
          next()
        }
        const place: Place = {
          ...waiting,
          begin(end) {
            signal?.removeEventListener('abort', leave)
            resolve(end)
          },
        }
        if (signal?.aborted) return reject(signal.reason)
        if (!queue.add(key, place)) return reject(new TooManyWaiting(key))
        signal?.addEventListener('abort', leave, { once: true })
        next()
      })
    },
  }
}
