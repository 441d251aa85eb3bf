import type { MyFilePage, MyFileSort } from '@learntrail/contract/files/my-files'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const myFilesKey = ['files', 'mine'] as const

export interface MyFilesWanted {
  /** Sum of the flags of the wanted kinds; undefined for all kinds. */
  type?: number | undefined
  sort: MyFileSort
  keyword: string
}

export const myFilesQuery = ({ type, sort, keyword }: MyFilesWanted) =>
  infiniteQueryOptions({
    queryKey: [...myFilesKey, 'list', { type, sort, keyword }],
    queryFn: ({ pageParam, signal }): Promise<MyFilePage> =>
      call('GET /api/v2/files', {
        query: { type, sort, keyword: keyword || undefined, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
