import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from './clock.ts'

interface Call {
  /** Undefined once the call is over: timers and the like that it left behind use the real time. */
  arrivedAt: Date | undefined
}

const calls = new AsyncLocalStorage<Call>()

/** Runs the work of a call; until it ends, the clock shows the moment the call arrived. */
export async function atArrival<Result>(arrivedAt: Date, work: () => Promise<Result>): Promise<Result> {
  const call: Call = { arrivedAt }
  try {
    return await calls.run(call, work)
  } finally {
    call.arrivedAt = undefined
  }
}

/**
 * Returns a clock that stands still within a call at the moment of its arrival, so that being in time does not depend
 * on waiting for a connection or on a retried transaction (decision 051).
 */
export function clockOfCalls(clock: Clock): Clock {
  return {
    now() {
      const arrivedAt = calls.getStore()?.arrivedAt
      return arrivedAt === undefined ? clock.now() : new Date(arrivedAt)
    },
  }
}
