import type { EventGroup } from '@learntrail/contract/event-log/event-group-names'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The log of the account, newest first; of one group or all. */
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

/** Queried when a live stream was ended: if the session is over, the refusal leads to sign-in, as with any call. */
export const sessionOverQuery = (account: string) =>
  queryOptions({
    queryKey: ['session-over', account],
    queryFn: ({ signal }) => call('GET /api/v2/user-event', { query: {}, signal }),
    staleTime: 0,
  })
