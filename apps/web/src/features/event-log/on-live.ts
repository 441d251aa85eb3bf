import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'

const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateEventLog'))
    void queryClient.invalidateQueries({ queryKey: ['event-log'] })
}

export const eventLogLive: LivePart = { onLive }
