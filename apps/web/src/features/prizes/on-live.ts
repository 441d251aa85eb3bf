import { isOf, type LivePart } from '../../live/on-live.ts'
import { prizesKey } from './api/prizes.ts'

export const prizesLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updateApplication')) void queryClient.invalidateQueries({ queryKey: prizesKey })
  },
}
