import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { currentUserQuery } from '../profiles/index.ts'

const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel !== null || !isOf(heard, 'updateRelation')) return
  void queryClient.invalidateQueries({ queryKey: ['people'] })
  // The current user holds the ids of people I have blocked, maybe from another window.
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

export const peopleLive: LivePart = { onLive }
