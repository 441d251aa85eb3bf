import { isOf, type LivePart } from '../../live/on-live.ts'
import { askSeldom } from '../../saving/ask-seldom.ts'
import { sharedKey } from './api/shared-key.ts'

/** Who joins, leaves, agrees or publishes is soon there; what they write comes by its document. */
const askAnew = askSeldom(1_000, (queryClient) => void queryClient.invalidateQueries({ queryKey: sharedKey }))

export const coWritingLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updateShared')) askAnew(queryClient)
  },
}
