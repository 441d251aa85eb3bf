import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

/** Filters and order of the exhibition. */
export type ExhibitionQuery = Pick<
  NonNullable<InputOf<'GET /api/v2/ePortfolio/exhibition'>['query']>,
  'words' | 'tags' | 'customTags' | 'schoolId' | 'owner' | 'sort'
>

export const exhibitionQuery = (query: ExhibitionQuery) =>
  infiniteQueryOptions({
    queryKey: ['eportfolio', 'exhibition', query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/ePortfolio/exhibition', { query: { ...query, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
