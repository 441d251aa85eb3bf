import type { QueryClient } from '@tanstack/react-query'
import { atMostEvery } from './at-most-every.ts'

/** Asks anew for what is told of often, at most once in so many milliseconds for each client. */
export function askSeldom(pause: number, ask: (queryClient: QueryClient) => void): (queryClient: QueryClient) => void {
  const asking = new WeakMap<QueryClient, ReturnType<typeof atMostEvery>>()
  return (queryClient) => {
    const known = asking.get(queryClient)
    const asked = known ?? atMostEvery(pause, () => ask(queryClient))
    if (known === undefined) asking.set(queryClient, asked)
    asked.ask()
  }
}
