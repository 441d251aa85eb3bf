import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { newsKey } from './news.ts'

export const allBannersQuery = queryOptions({
  queryKey: [...newsKey, 'all-banners'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/banners', { signal }),
  staleTime: 0,
})

export const allDecorationsQuery = queryOptions({
  queryKey: [...newsKey, 'all-decorations'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/decorations', { signal }),
  staleTime: 0,
})

export const allArticlesQuery = infiniteQueryOptions({
  queryKey: [...newsKey, 'all-articles'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/admin/news', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
})

/** A mutation that refetches all news queries once it succeeds. */
function useChange<Sent>(send: (sent: Sent) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: send, onSuccess: () => queryClient.invalidateQueries({ queryKey: newsKey }) })
}

type NewBanner = InputOf<'POST /api/v2/admin/banners'>['body']
type BannerWords = InputOf<'PATCH /api/v2/admin/banners/:id'>['body']
type NewArticle = InputOf<'POST /api/v2/admin/news'>['body']
type ArticleWords = InputOf<'PATCH /api/v2/admin/news/:id'>['body']

export const useMakeBanner = () => useChange((body: NewBanner) => call('POST /api/v2/admin/banners', { body }))
export const useChangeBanner = () =>
  useChange(({ id, ...body }: BannerWords & { id: string }) =>
    call('PATCH /api/v2/admin/banners/:id', { params: { id }, body }),
  )
export const useRemoveBanner = () =>
  useChange((id: string) => call('DELETE /api/v2/admin/banners/:id', { params: { id } }))

export const usePlanDecoration = () =>
  useChange((body: InputOf<'POST /api/v2/admin/decorations'>['body']) =>
    call('POST /api/v2/admin/decorations', { body }),
  )
export const useRemoveDecoration = () =>
  useChange((id: string) => call('DELETE /api/v2/admin/decorations/:id', { params: { id } }))

export const useWriteArticle = () => useChange((body: NewArticle) => call('POST /api/v2/admin/news', { body }))
export const useChangeArticle = () =>
  useChange(({ id, ...body }: ArticleWords & { id: string }) =>
    call('PATCH /api/v2/admin/news/:id', { params: { id }, body }),
  )
export const useRemoveArticle = () =>
  useChange((id: string) => call('DELETE /api/v2/admin/news/:id', { params: { id } }))
