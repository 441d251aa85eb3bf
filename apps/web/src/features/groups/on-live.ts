import { isOf, type OnLive } from '../../live/on-live.ts'
import { groupsKey } from './api/read-group.ts'

export const groupsOnLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updateGroup')) void queryClient.invalidateQueries({ queryKey: groupsKey })
}
