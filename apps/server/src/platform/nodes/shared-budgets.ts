import type { SharedBudgets } from '../http/rates.ts'

/** Milliseconds the store has to answer a lease; after a failure each node counts on its own for `restMs`. */
const patienceMs = 500
const restMs = 5_000

/**
 * Returns budgets over all nodes on a store that may be slow or unavailable: no call waits longer than half a second
 * for it, and none for five seconds after it has failed.
 */
export function sharedBudgets(store: Pick<SharedBudgets, 'lease'>, areSeveral: () => boolean): SharedBudgets {
  let restsUntil = 0

  return {
    isNeeded: () => areSeveral() && Date.now() >= restsUntil,
    async lease(...asked) {
      const patience = Promise.withResolvers<never>()
      const timer = setTimeout(() => patience.reject(new Error('budgets are not answered')), patienceMs)
      try {
        return await Promise.race([store.lease(...asked), patience.promise])
      } catch (error) {
        restsUntil = Date.now() + restMs
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
