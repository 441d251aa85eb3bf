import { isOf, type LivePart } from '../../live/on-live.ts'
import { prizesKey } from './api/prizes.ts'

export const prizesLive: LivePart = {
  onLive(queryClient, heard) {
    // What a purse holds decides which prizes can be had.
    if (isOf(heard, 'updateApplication') || isOf(heard, 'updateRewards'))
      void queryClient.invalidateQueries({ queryKey: prizesKey })
  },
}
