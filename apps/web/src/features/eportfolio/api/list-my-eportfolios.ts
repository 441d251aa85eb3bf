import type { Visibility } from '@learntrail/contract/eportfolio/facts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const myEPortfoliosKey = ['eportfolio', 'mine'] as const

/** The person's exported e-portfolios, all or of one visibility. */
export const myEPortfoliosQuery = (visibility?: Visibility) =>
  infiniteQueryOptions({
    queryKey: [...myEPortfoliosKey, visibility ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/ePortfolio/self', { query: { visibility, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

/** E-portfolios exported from a draft, newest first. */
export const ePortfoliosOfDraftQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...myEPortfoliosKey, 'of', draftId],
    queryFn: ({ signal }) => call('GET /api/v2/ePortfolio/self', { query: { draftId }, signal }),
    staleTime: 0,
  })
