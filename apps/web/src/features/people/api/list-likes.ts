import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export interface LikedThing {
  kind: 'post' | 'message' | 'reply'
  id: string
}

/** Who liked a record, a comment or a reply; newest first. */
export const likesQuery = (thing: LikedThing) =>
  infiniteQueryOptions({
    queryKey: ['likes', thing.kind, thing.id],
    queryFn: ({ pageParam, signal }) => readLikes(thing, pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

function readLikes({ kind, id }: LikedThing, cursor: string | undefined, signal: AbortSignal) {
  if (kind === 'post') return call('GET /api/v2/portfolios/:id/like', { params: { id }, query: { cursor }, signal })
  if (kind === 'message') return call('GET /api/v2/messages/message-like-list', { query: { id, cursor }, signal })
  return call('GET /api/v2/replies/reply-like-list', { query: { id, cursor }, signal })
}
