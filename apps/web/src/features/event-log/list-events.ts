import type { EventGroup } from '@learntrail/contract/event-log/event-kinds'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The log, newest first; of one group or all of it. */
export const eventsQuery = (group: EventGroup | 'all') =>
  infiniteQueryOptions({
    queryKey: ['event-log', group],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/user-event', {
        query: { cursor: pageParam ?? undefined, ...(group === 'all' ? {} : { group }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })
