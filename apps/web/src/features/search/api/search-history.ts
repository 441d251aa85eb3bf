import type { SearchCategory } from '@learntrail/contract/search/categories'
import type { SearchHistory } from '@learntrail/contract/search/search'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const historyQuery = queryOptions({
  queryKey: ['search', 'history'],
  queryFn: ({ signal }) => call('GET /api/v2/search/history', { signal }),
  staleTime: 0,
})

/** A mutation that answers the history as it then is. */
function useHistoryChange<Input>(change: (input: Input) => Promise<SearchHistory>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (history) => client.setQueryData(historyQuery.queryKey, history),
  })
}

interface Remembered {
  key: string
  /** Undefined leaves the choice to the server. */
  category: SearchCategory | undefined
}

export const useRememberSearch = () =>
  useHistoryChange(({ key, category }: Remembered) =>
    call('POST /api/v2/search/history/:key', { params: { key }, body: { category } }),
  )

export const useForgetSearch = () =>
  useHistoryChange((key: string) => call('DELETE /api/v2/search/history/:key', { params: { key } }))

export const useForgetSearches = () => useHistoryChange(() => call('DELETE /api/v2/search/history', {}))
