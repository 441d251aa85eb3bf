import { isOf, type OnLive } from '../../live/on-live.ts'

export const eventLogOnLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateEventLog'))
    void queryClient.invalidateQueries({ queryKey: ['event-log'] })
}
