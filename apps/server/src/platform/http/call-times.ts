/** Times kept per call; older ones say nothing about the present. */
const remembered = 200
/** There are as many calls as routes; this bounds anything unexpected. */
const mostCalls = 2_000

interface Answered {
  method: string
  /** The route's pattern. */
  route: string
  ms: number
  requestId: string
  at: Date
}

interface Times {
  method: string
  route: string
  count: number
  /** The latest times in milliseconds, as a ring buffer. */
  latest: number[]
  slowest: { ms: number; requestId: string; at: Date }
}

export interface CallTime {
  method: string
  route: string
  /** Since the process started; `p50` and `p99`, in milliseconds, are of the last 200. */
  count: number
  p50: number
  p99: number
  /** The slowest since the process started; its request id is on every line of the log it caused. */
  slowest: { ms: number; requestId: string; at: Date }
}

/** How long calls took recently, in this process's memory. */
export class CallTimes {
  #calls = new Map<string, Times>()

  record({ method, route, ms, requestId, at }: Answered): void {
    const key = `${method} ${route}`
    const known = this.#calls.get(key)
    const one = { ms, requestId, at }
    if (known === undefined) {
      if (this.#calls.size < mostCalls) this.#calls.set(key, { method, route, count: 1, latest: [ms], slowest: one })
      return
    }
    known.latest[known.count % remembered] = ms
    known.count += 1
    if (ms > known.slowest.ms) known.slowest = one
  }

  /** Returns the `limit` calls with the highest p99, slowest first. */
  slowest(limit: number): CallTime[] {
    return [...this.#calls.values()]
      .map(({ latest, ...call }) => {
        const sorted = latest.toSorted((one, other) => one - other)
        return { ...call, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
      })
      .sort((one, other) => other.p99 - one.p99)
      .slice(0, limit)
  }
}

const quantile = (sorted: number[], part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0

/** One per process: its platforms share the same settings object. */
const times = new WeakMap<object, CallTimes>()

export function callTimesOf({ config }: { config: object }): CallTimes {
  const known = times.get(config) ?? new CallTimes()
  times.set(config, known)
  return known
}
