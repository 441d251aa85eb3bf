import { isOf, type LivePart } from '../../live/on-live.ts'
import { prizesKey } from './api/prizes.ts'

export const prizesLive: LivePart = {
  onLive(queryClient, heard) {
    // The balance decides which prizes are within reach.
    if (isOf(heard, 'updateApplication') || isOf(heard, 'updateRewards'))
      void queryClient.invalidateQueries({ queryKey: prizesKey })
  },
}
