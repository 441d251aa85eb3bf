import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { usePressed } from '../../../ui/feedback/use-pressed.ts'
import { changeShown } from './change-eportfolio.ts'
import { unlikeEPortfolio } from './unlike-eportfolio.ts'

/** Likes an e-portfolio, or with `referenceId` a comment on it. */
export const likeEPortfolio = (id: string, referenceId = id) =>
  call('POST /api/v2/ePortfolio/:id/like', { params: { id }, body: { referenceId }, keepalive: true })

interface Likeable {
  isLiked: boolean
  likeCount: number
}

function withLike({ likeCount, isLiked: before }: Likeable, isLiked: boolean): Likeable {
  return { isLiked, likeCount: Math.max(0, likeCount + Number(isLiked) - Number(before)) }
}

export function useLikeEPortfolio(id: string) {
  const queryClient = useQueryClient()
  return usePressed({
    key: ['eportfolio', 'like', id],
    send: (isLiked) => (isLiked ? likeEPortfolio : unlikeEPortfolio)(id),
    show: (isLiked) => changeShown(queryClient, id, (shown) => withLike(shown, isLiked)),
    onSaved(likes, { isLast }) {
      if (isLast) changeShown(queryClient, id, () => likes)
    },
  })
}
