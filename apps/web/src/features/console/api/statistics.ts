import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const statisticsQuery = queryOptions({
  queryKey: ['console', 'statistics'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/statistics', { signal }),
})

export const historyQuery = (days: number) =>
  queryOptions({
    queryKey: ['console', 'statistics', 'days', days],
    queryFn: ({ signal }) => call('GET /api/v2/admin/statistics/days', { query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
