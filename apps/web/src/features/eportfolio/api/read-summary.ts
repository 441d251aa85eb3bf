import type { Summary } from '@learntrail/contract/eportfolio/summaries'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const summaryQuery = (id: string) =>
  queryOptions({
    queryKey: ['eportfolio', 'summary', id],
    queryFn: ({ signal }): Promise<Summary> => call('GET /api/v2/ePortfolio/:id/summary', { params: { id }, signal }),
    // Never refreshed: after the first answer the text belongs to the screen.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
