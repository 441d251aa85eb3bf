import { isOf, type LivePart } from '../../live/on-live.ts'
import { askSeldom } from '../../saving/ask-seldom.ts'
import { plansKey } from './api/plans.ts'
import { refreshOpenPlans } from './writing/open-plans.ts'

/** At most every 2 s, as my own saves are told here too. */
const askAnew = askSeldom(2_000, (queryClient) => {
  void queryClient.invalidateQueries({ queryKey: plansKey })
  refreshOpenPlans()
})

export const plansLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updatePlan')) askAnew(queryClient)
  },
}
