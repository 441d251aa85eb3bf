import type { Budget, Rates } from './rates.ts'
import { refuse } from './refusal.ts'

/** Spends `cost` of what a caller has, or refuses with when there is more. `rates` is null where nobody counts. */
export async function pay(rates: Rates | null, key: string, cost: number, budget: Budget): Promise<void> {
  const spent = await rates?.spend(key, cost, budget)
  if (spent?.isRefused) refuse('TOO_MANY_REQUESTS', { retryAfter: spent.leftMs / 1_000 })
}
