import type { Budget, Rates } from './rates.ts'
import { refuse } from './refusal.ts'

/**
 * Spends `cost` of a caller's budget, or refuses with `TOO_MANY_REQUESTS` and the seconds until it is renewed. `rates`
 * is null if rate limits are off.
 */
export async function pay(rates: Rates | null, key: string, cost: number, budget: Budget): Promise<void> {
  const spent = await rates?.spend(key, cost, budget)
  if (spent?.isRefused) refuse('TOO_MANY_REQUESTS', { retryAfter: spent.leftMs / 1_000 })
}
