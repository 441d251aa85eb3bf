import type { Plan, PlanPage } from '@learntrail/contract/plans/plans'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { usePressed } from '../../../ui/feedback/use-pressed.ts'
import { favorPlan, planListsKey, planQuery } from './plans.ts'

interface Favored {
  isFavorite: boolean
  favoriteCount: number
}

export function useFavorPlan(id: string) {
  const queryClient = useQueryClient()
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
  return usePressed({
    key: ['plans', 'favor', id],
    send: (isFavorite) => favorPlan(id, isFavorite),
    show: (isFavorite) =>
      show((shown) => ({
        isFavorite,
        favoriteCount: Math.max(0, shown.favoriteCount + Number(isFavorite) - Number(shown.isFavorite)),
      })),
    onSaved(answer, { isLast }) {
      if (isLast) show(() => answer)
      queryClient.invalidateQueries({ queryKey: [...planListsKey, 'counts'] })
    },
  })
}

const isPaged = (data: unknown): boolean => typeof data === 'object' && data !== null && 'pages' in data
