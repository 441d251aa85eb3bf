import { infiniteQueryOptions } from '@tanstack/react-query'
import { listCommentLikes } from './api/list-comment-likes.ts'
import { listPostLikes } from './api/list-post-likes.ts'
import { listReplyLikes } from './api/list-reply-likes.ts'

export interface LikedThing {
  kind: 'post' | 'message' | 'reply'
  id: string
}

const lists = { post: listPostLikes, message: listCommentLikes, reply: listReplyLikes }

/** Who liked a record, a comment or a reply; newest first. */
export const likesQuery = ({ kind, id }: LikedThing) =>
  infiniteQueryOptions({
    queryKey: ['likes', kind, id],
    queryFn: ({ pageParam, signal }) => lists[kind](id, pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })
