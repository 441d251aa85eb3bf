import type { QueryClient } from '@tanstack/react-query'
import { atMostEvery } from './at-most-every.ts'

/**
 * Returns a function that refetches data with frequent live events, at most once per `pause` ms for each query client.
 */
export function askSeldom(pause: number, ask: (queryClient: QueryClient) => void): (queryClient: QueryClient) => void {
  const asking = new WeakMap<QueryClient, ReturnType<typeof atMostEvery>>()
  return (queryClient) => {
    const known = asking.get(queryClient)
    const asked = known ?? atMostEvery(pause, () => ask(queryClient))
    if (known === undefined) asking.set(queryClient, asked)
    asked.ask()
  }
}
