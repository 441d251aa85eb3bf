import { isOf, type LivePart } from '../../live/on-live.ts'
import { guardianKey } from './api/guardian.ts'

export const guardiansLive: LivePart = {
  onLive: (queryClient, heard) => {
    if (isOf(heard, 'updateGuardians')) void queryClient.invalidateQueries({ queryKey: guardianKey })
  },
}
