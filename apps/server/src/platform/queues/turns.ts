import { createFairQueue, type Shares } from './fair-queue.ts'

/** Thrown when the line of a key is full. */
export class TooManyWaiting extends Error {
  constructor(key: string) {
    super(`too many of ${key} wait`)
    this.name = 'TooManyWaiting'
  }
}

export interface Waiting {
  /** Ends the waiting; `take` is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Called with the number of those ahead, and again whenever it may have changed. */
  onWaiting?: ((ahead: number) => void) | undefined
}

/** A fair queue to wait in. */
export interface Turns {
  /** Waits for a place; resolves to the function that gives it back, to be called once. Throws `TooManyWaiting`. */
  take(key: string, waiting?: Waiting): Promise<() => void>
}

interface Place extends Waiting {
  begin(end: () => void): void
}

export function createTurns(shares: Shares): Turns {
  const queue = createFairQueue<Place>(shares)
  /** Number of those waiting that have an `onWaiting`. */
  let listening = 0

  function next(): void {
    for (let begun = queue.start(); begun !== undefined; begun = queue.start()) {
      const { key, item } = begun
      item.begin(() => {
        queue.end(key)
        next()
      })
    }
    if (listening > 0) for (const { item, ahead } of queue.waiting()) item.onWaiting?.(ahead)
  }

  return {
    take(key, waiting = {}) {
      return new Promise((resolve, reject) => {
        const { signal } = waiting
        const leaveQueue = () => {
          signal?.removeEventListener('abort', leave)
          if (waiting.onWaiting !== undefined) listening -= 1
        }
        const leave = () => {
          queue.leave(key, place)
          leaveQueue()
          reject(signal?.reason)
          next()
        }
        const place: Place = {
          ...waiting,
          begin(end) {
            leaveQueue()
            resolve(end)
          },
        }
        if (signal?.aborted) return reject(signal.reason)
        if (!queue.add(key, place)) return reject(new TooManyWaiting(key))
        if (waiting.onWaiting !== undefined) listening += 1
        signal?.addEventListener('abort', leave, { once: true })
        next()
      })
    },
  }
}
