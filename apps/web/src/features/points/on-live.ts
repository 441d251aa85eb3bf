import { isOf, type LivePart } from '../../live/on-live.ts'
import { pointsKey } from './api/points.ts'

export const pointsLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updatePoints')) void queryClient.invalidateQueries({ queryKey: pointsKey })
  },
}
