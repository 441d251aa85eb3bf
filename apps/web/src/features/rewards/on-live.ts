import { isOf, type LivePart } from '../../live/on-live.ts'
import { rewardsKey } from './api/rewards.ts'

export const rewardsLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updateRewards')) void queryClient.invalidateQueries({ queryKey: rewardsKey })
  },
}
