import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const newsKey = ['news'] as const

export const bannersQuery = queryOptions({
  queryKey: [...newsKey, 'banners'],
  queryFn: ({ signal }) => call('GET /api/v2/banner/list', { signal }),
})

export const decorationQuery = queryOptions({
  queryKey: [...newsKey, 'decoration'],
  queryFn: ({ signal }) => call('GET /api/v2/decorations/current', { query: {}, signal }),
})

export const articlesQuery = infiniteQueryOptions({
  queryKey: [...newsKey, 'articles'],
  queryFn: ({ pageParam, signal }) => call('GET /api/v2/news', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: [...newsKey, 'article', id],
    queryFn: ({ signal }) => call('GET /api/v2/news/:id', { params: { id }, signal }),
  })
