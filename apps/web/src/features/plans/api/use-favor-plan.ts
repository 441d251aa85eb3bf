import type { Plan, PlanPage } from '@learntrail/contract/plans/plans'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { favorPlan, planListsKey, planQuery } from './plans.ts'

interface Favored {
  isFavorite: boolean
  favoriteCount: number
}

/** Shows the change at once and reverts it if the server refuses; after repeated presses the last one wins. */
export function useFavorPlan(id: string) {
  const queryClient = useQueryClient()
  const key = ['plans', 'favor', id]
  function show(change: (shown: Favored) => Favored) {
    queryClient.setQueryData(planQuery(id).queryKey, (plan: Plan | undefined) => plan && { ...plan, ...change(plan) })
    queryClient.setQueriesData<InfiniteData<PlanPage>>(
      { queryKey: planListsKey, predicate: ({ state }) => isPaged(state.data) },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item._id === id ? { ...item, ...change(item) } : item)),
          })),
        },
    )
  }
  const turn = (isFavorite: boolean) =>
    show((shown) => ({
      isFavorite,
      favoriteCount: Math.max(0, shown.favoriteCount + Number(isFavorite) - Number(shown.isFavorite)),
    }))
  return useMutation({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: (isFavorite: boolean) => favorPlan(id, isFavorite),
    onMutate: turn,
    onSuccess: (answer) => {
      // Only the last answer counts: earlier ones are older than what the screen shows.
      if (queryClient.isMutating({ mutationKey: key }) === 1) show(() => answer)
    },
    onError: (error, isFavorite) => {
      turn(!isFavorite)
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...planListsKey, 'counts'] }),
  })
}

const isPaged = (data: unknown): boolean => typeof data === 'object' && data !== null && 'pages' in data
