import type { MyFilePage, MyFileSort } from '@learntrail/contract/files/my-files'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const key = ['files', 'mine'] as const

export interface MyFilesWanted {
  /** Flags of the wanted kinds; without it all. */
  type?: number | undefined
  sort: MyFileSort
  keyword: string
}

export const myFilesQuery = ({ type, sort, keyword }: MyFilesWanted) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', { type, sort, keyword }],
    queryFn: ({ pageParam, signal }): Promise<MyFilePage> =>
      call('GET /api/v2/files', {
        query: { type, sort, keyword: keyword || undefined, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })

export const myRoomQuery = queryOptions({
  queryKey: [...key, 'room'],
  queryFn: ({ signal }) => call('GET /api/v2/files/room', { signal }),
})

/** After a change of a file: lists, room, and wherever else it is shown. */
export function refreshFiles(queryClient: QueryClient) {
  queryClient.invalidateQueries({ queryKey: ['posts'] })
  return queryClient.invalidateQueries({ queryKey: ['files'] })
}

export const changeDownloadPeriod = (id: string, downloadPeriod: string | null) =>
  call('PATCH /api/v2/file/:id', { params: { id }, body: { downloadPeriod } })

export const removeMyFiles = (ids: string[]) => call('POST /api/v2/files/remove', { body: { ids } })
