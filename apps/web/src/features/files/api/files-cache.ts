import type { QueryClient } from '@tanstack/react-query'

/** Invalidates everything that shows files after one changed: records, lists, storage. */
export function refreshFiles(queryClient: QueryClient) {
  queryClient.invalidateQueries({ queryKey: ['posts'] })
  return queryClient.invalidateQueries({ queryKey: ['files'] })
}
