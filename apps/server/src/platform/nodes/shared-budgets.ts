import type { SharedBudgets } from '../http/rates.ts'

/** What nodes share has to answer in this time, or each counts by itself for a while. */
const patienceMs = 500
const restMs = 5_000

/**
 * Budgets over all nodes, on a store that may be slow or away: no call waits longer for it than half a second, and none
 * for as long as it has just failed.
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
