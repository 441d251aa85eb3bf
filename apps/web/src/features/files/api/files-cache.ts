import type { QueryClient } from '@tanstack/react-query'

/** After a change of a file: lists, room, and wherever else it is shown. */
export function refreshFiles(queryClient: QueryClient) {
  queryClient.invalidateQueries({ queryKey: ['posts'] })
  return queryClient.invalidateQueries({ queryKey: ['files'] })
}
