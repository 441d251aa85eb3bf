import { isOf, type LivePart } from '../../live/on-live.ts'
import { askSeldom } from '../../saving/ask-seldom.ts'
import { sharedKey } from './api/shared-key.ts'

/**
 * Refetches at most once a second when co-writers join, leave, agree or publish. The text itself arrives through the
 * document.
 */
const askAnew = askSeldom(1_000, (queryClient) => void queryClient.invalidateQueries({ queryKey: sharedKey }))

export const coWritingLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updateShared')) askAnew(queryClient)
  },
}
