import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const ePortfolioQuery = (id: string) =>
  queryOptions({
    queryKey: ['eportfolio', 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/ePortfolio/:id', { params: { id }, signal }),
  })
