import { peopleLimits } from '@learntrail/contract/people/limits'
import type { Relation } from '@learntrail/contract/people/relation'
import type { AcceptResult, AddResult } from '@learntrail/contract/people/relations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { acceptFriend } from '../api/accept-friend.ts'
import { endFriendship } from '../api/end-friendship.ts'
import { followPerson } from '../api/follow-person.ts'
import { makeFriends } from '../api/make-friends.ts'
import { unfollowPerson } from '../api/unfollow-person.ts'

const acts = {
  ask: makeFriends,
  accept: acceptFriend,
  end: endFriendship,
  follow: followPerson,
  unfollow: unfollowPerson,
}
export type Act = keyof typeof acts

interface Outcome {
  relation: Relation
  result?: AddResult | AcceptResult
  ended?: 'rejected' | 'revoked' | 'removed' | 'nothing'
}

/** Returns the viewer's relation to a person as last answered, and the function that changes it. */
export function useRelation(personId: string, known: Relation) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const { mutate, isPending, data, context } = useMutation({
    onMutate: () => known,
    mutationFn: (act: Act): Promise<Outcome> => acts[act](personId),
    onSuccess: ({ result, ended }, act) => {
      if (result) {
        const isDone = result.endsWith('SUCCESS')
        toast(t(`results.${result}`, { limit: peopleLimits.friends }), { tone: isDone ? 'done' : 'warning' })
      } else if (ended) toast(t(`ended.${ended}`))
      else toast(t(act === 'follow' ? 'following' : 'unfollowed'))
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['people'] }),
  })
  // Until the lists are refetched, the mutation's answer is newer.
  const isAnswerNewer = !isPending && data !== undefined && context === known
  return { relation: isAnswerNewer ? data.relation : known, act: mutate, isBusy: isPending }
}
