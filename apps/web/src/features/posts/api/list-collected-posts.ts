import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const collectionKey = ['posts', 'collection'] as const

/** A page of my collection, counted from 0. */
export const collectionQuery = (personId: string, index: number) =>
  queryOptions({
    queryKey: [...collectionKey, personId, index] as const,
    queryFn: ({ signal }) =>
      call('GET /api/v2/users/:id/collections/portfolios', { params: { id: personId }, query: { index }, signal }),
    placeholderData: keepPreviousData,
  })
