import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
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

/** Shows the like at once and reverts it on failure. */
export function useLikeEPortfolio(id: string) {
  const queryClient = useQueryClient()
  const key = ['eportfolio', 'like', id]
  const show = (isLiked: boolean) => changeShown(queryClient, id, (shown) => withLike(shown, isLiked))
  return useMutation({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: (isLiked: boolean) => (isLiked ? likeEPortfolio : unlikeEPortfolio)(id),
    onMutate: show,
    onSuccess: (likes) => {
      // Only the last answer counts: earlier ones are older than the screen.
      if (queryClient.isMutating({ mutationKey: key }) === 1) changeShown(queryClient, id, () => likes)
    },
    onError: (error, isLiked) => {
      show(!isLiked)
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
    },
  })
}
