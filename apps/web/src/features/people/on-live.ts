import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { currentUserQuery } from '../profiles/index.ts'

const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel !== null || !isOf(heard, 'updateRelation')) return
  void queryClient.invalidateQueries({ queryKey: ['people'] })
  // Which knows whom I have blocked, in another window too.
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

export const peopleLive: LivePart = { onLive }
