import type { QueryClient } from '@tanstack/react-query'

const keyOf = (visit: string) => ['broadcasts', 'opened', visit] as const

/** What was opened in a visit of the list, which the browser's history names. */
export const openedIn = (queryClient: QueryClient, visit: string): readonly string[] =>
  queryClient.getQueryData<string[]>(keyOf(visit)) ?? []

export function keepOpened(queryClient: QueryClient, visit: string, id: string, isOpen: boolean): void {
  const others = openedIn(queryClient, visit).filter((one) => one !== id)
  // Nobody watches it, and a picture may be looked at for long.
  queryClient.setQueryDefaults(keyOf(visit), { gcTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(keyOf(visit), isOpen ? [...others, id] : others)
}
