import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { newInStreamKey } from './api/count-new-in-stream.ts'
import { streamKey } from './api/read-stream.ts'

/** New entries are only counted until asked for. A changed relation refetches the stream at once. */
const onLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updateStream') || isOf(heard, 'updateRelation'))
    void queryClient.invalidateQueries({ queryKey: newInStreamKey })
  if (isOf(heard, 'updateRelation')) void queryClient.invalidateQueries({ queryKey: streamKey })
}

export const streamLive: LivePart = { onLive }
