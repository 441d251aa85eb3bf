import { AsyncLocalStorage } from 'node:async_hooks'

interface Work {
  /** What is being done, for a share in the connections: a call of the contract. */
  kind: string
}

const current = new AsyncLocalStorage<Work>()
const open = new AsyncLocalStorage<object>()

/** Does something as work of a kind. */
export function asWork<Result>(kind: string, work: () => Result): Result {
  return current.run({ kind }, work)
}

export function currentWork(): string | undefined {
  return current.getStore()?.kind
}

/** Does something inside a transaction on a connection of `pool`. */
export function inside<Result>(pool: object, work: () => Result): Result {
  return open.run(pool, work)
}

/** Whether a transaction on this pool is open here: who then asks it for another connection may wait for itself. */
export function isInside(pool: object): boolean {
  return open.getStore() === pool
}
