import type { QueryClient } from '@tanstack/react-query'

const keyOf = (visit: string) => ['broadcasts', 'opened', visit] as const

/** Ids of the broadcasts opened in a visit of the list; `visit` is the key of the browser's history entry. */
export const openedIn = (queryClient: QueryClient, visit: string): readonly string[] =>
  queryClient.getQueryData<string[]>(keyOf(visit)) ?? []

export function keepOpened(queryClient: QueryClient, visit: string, id: string, isOpen: boolean): void {
  const others = openedIn(queryClient, visit).filter((one) => one !== id)
  // No component observes this query, so it would be collected while a picture is viewed.
  queryClient.setQueryDefaults(keyOf(visit), { gcTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(keyOf(visit), isOpen ? [...others, id] : others)
}
