import { isOf, type LivePart } from '../../live/on-live.ts'
import { rewardsKey } from './api/rewards.ts'

export const rewardsLive: LivePart = {
  onLive(queryClient, heard) {
    // An application holds points, then spends or returns them.
    if (isOf(heard, 'updateRewards') || isOf(heard, 'updateApplication'))
      void queryClient.invalidateQueries({ queryKey: rewardsKey })
  },
}
