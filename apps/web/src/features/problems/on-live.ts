import { isOf, type OnLive } from '../../live/on-live.ts'

/** An answer comes with a notice. */
export const problemsOnLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation'))
    void queryClient.invalidateQueries({ queryKey: ['problems', 'mine'] })
}
