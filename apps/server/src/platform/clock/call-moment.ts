import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from './clock.ts'

interface Call {
  /** Undefined once it is over: what it has left behind, as a timer, goes by the true time. */
  arrivedAt: Date | undefined
}

const calls = new AsyncLocalStorage<Call>()

/** Does the work of a call, for which it is the moment of its arrival until the work has ended. */
export async function atArrival<Result>(arrivedAt: Date, work: () => Promise<Result>): Promise<Result> {
  const call: Call = { arrivedAt }
  try {
    return await calls.run(call, work)
  } finally {
    call.arrivedAt = undefined
  }
}

/**
 * A clock that stands still within a call, at the moment of its arrival: whether somebody was in time does not hang on how
 * long they waited for a connection, nor on a transaction that was tried again.
 */
export function clockOfCalls(clock: Clock): Clock {
  return {
    now() {
      const arrivedAt = calls.getStore()?.arrivedAt
      return arrivedAt === undefined ? clock.now() : new Date(arrivedAt)
    },
  }
}
