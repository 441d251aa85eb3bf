import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** How long timers of 20 ms took, in seconds; anything above 0.02 is delay. */
interface Delays {
  p50: number
  p99: number
  most: number
}

const stepMs = 20
const stretchMs = 5_000
/** Microseconds; one hour. */
const longest = 3_600_000_000
const histogram = () => createHistogram({ highest: longest })

/**
 * Measures the delay of the event loop once for all readers. Node's own monitor loses samples whenever it is reset and
 * cannot be read over two intervals.
 */
export class LoopDelay {
  readonly #stretch = histogram()
  readonly #sinceTaken = histogram()
  readonly #timer: NodeJS.Timeout
  #latest: Delays = { p50: 0, p99: 0, most: 0 }

  constructor({ everyMs = stretchMs }: { everyMs?: number } = {}) {
    let before = performance.now()
    let endsAt = before + everyMs
    this.#timer = setInterval(() => {
      const now = performance.now()
      this.#record(now - before)
      before = now
      if (now < endsAt) return
      endsAt = now + everyMs
      this.#latest = delaysIn(this.#stretch)
      this.#stretch.reset()
    }, stepMs).unref()
  }

  /** Delays of the last complete interval (five seconds by default). */
  get latest(): Delays {
    return this.#latest
  }

  /** Returns the delays since the previous call of `take`. */
  take(): Delays {
    const delays = delaysIn(this.#sinceTaken)
    this.#sinceTaken.reset()
    return delays
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #record(ms: number): void {
    const microseconds = Math.min(longest, Math.max(1, Math.round(ms * 1_000)))
    this.#stretch.record(microseconds)
    this.#sinceTaken.record(microseconds)
  }
}

function delaysIn(recorded: RecordableHistogram): Delays {
  if (recorded.count === 0) return { p50: 0, p99: 0, most: 0 }
  const [p50 = 0, p99 = 0, most = 0] = [50, 99, 100].map((share) => recorded.percentile(share) / 1e6)
  return { p50, p99, most }
}
