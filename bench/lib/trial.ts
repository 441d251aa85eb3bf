import { setTimeout as pause } from 'node:timers/promises'

/** The result of a fault's trial. */
export interface Seen {
  saw: string
  /** Milliseconds from the end of the fault to the next good answer, if one was awaited. */
  backMs?: number
  isSurvived: boolean
}

export interface Trial {
  did: string
  run(): Promise<Seen>
}

/** Returns the milliseconds until `isThere` is true; infinity after `mostMs`. */
export async function timeUntil(isThere: () => Promise<boolean>, mostMs: number, everyMs = 50): Promise<number> {
  const started = performance.now()
  while (!(await isThere().catch(() => false))) {
    if (performance.now() - started > mostMs) return Number.POSITIVE_INFINITY
    await pause(everyMs)
  }
  return performance.now() - started
}

export interface Visit {
  /** Milliseconds of each answer. */
  times: number[]
  failures: number
}

/** Requests an address twenty times a second, without waiting for answers, until told to leave. */
export function visitor(url: string, headers: Record<string, string> = {}) {
  const visit: Visit = { times: [], failures: 0 }
  const underWay = new Set<Promise<void>>()
  const ask = async () => {
    const start = performance.now()
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.ok) visit.times.push(performance.now() - start)
    else visit.failures += 1
  }
  const timer = setInterval(() => {
    const asking = ask().finally(() => underWay.delete(asking))
    underWay.add(asking)
  }, 50)
  return {
    async leave(): Promise<Visit> {
      clearInterval(timer)
      await Promise.all(underWay)
      return visit
    },
  }
}

export function p99({ times }: Visit): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY
}

/** Compares the p99 of answers under load with that of an idle server. */
export function slower(busy: Visit, idle: Visit): { ratio: number; words: string } {
  const ratio = p99(busy) / p99(idle)
  const lost = busy.failures === 0 ? '' : `, ${busy.failures} of ${busy.times.length + busy.failures} failed`
  return {
    ratio,
    words: `p99 ${Math.round(p99(busy))} ms, idle ${Math.round(p99(idle))} ms (${ratio.toFixed(1)} ×)${lost}`,
  }
}
