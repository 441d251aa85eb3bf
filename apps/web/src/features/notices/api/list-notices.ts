import type { NoticeBand } from '@learntrail/contract/notices/kinds'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export type NoticeView = NoticeBand | 'all'

export const noticesKey = ['notices', 'list'] as const

/** My notices, unread first. */
export const noticesQuery = (view: NoticeView) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey, view],
    queryFn: ({ pageParam, signal }) =>
      call('POST /api/v2/notice/get-notice', {
        body: { cursor: pageParam ?? undefined, ...(view === 'all' ? {} : { band: view }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })
