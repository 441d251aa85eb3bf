import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'

/** Answers are told by a notice. */
const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation'))
    void queryClient.invalidateQueries({ queryKey: ['problems', 'mine'] })
}

export const problemsLive: LivePart = { onLive }
