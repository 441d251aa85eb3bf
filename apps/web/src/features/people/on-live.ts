import { isOf, type OnLive } from '../../live/on-live.ts'

export const peopleOnLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateRelation'))
    void queryClient.invalidateQueries({ queryKey: ['people'] })
}
