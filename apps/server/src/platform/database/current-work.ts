import { AsyncLocalStorage } from 'node:async_hooks'

interface Work {
  /** The endpoint being served; shares in the connections are counted by it. */
  kind: string
}

const current = new AsyncLocalStorage<Work>()
const open = new AsyncLocalStorage<object>()

/** Runs something as work of a kind. */
export function asWork<Result>(kind: string, work: () => Result): Result {
  return current.run({ kind }, work)
}

export function currentWork(): string | undefined {
  return current.getStore()?.kind
}

/** Runs something inside a transaction on a connection of `pool`. */
export function inside<Result>(pool: object, work: () => Result): Result {
  return open.run(pool, work)
}

/**
 * Returns whether a transaction on this pool is open here. Asking the pool for another connection would then risk
 * waiting for oneself.
 */
export function isInside(pool: object): boolean {
  return open.getStore() === pool
}
