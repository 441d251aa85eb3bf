import { messageTypes } from '@learntrail/contract/chat/facts'
import { inTransaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { fetchHead } from '../../../platform/outside/fetch-head.ts'
import { readPageFacts } from '../../../platform/outside/page-facts.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeMessage, findMessage } from '../messages/messages.repository.ts'
import { tellWords } from '../messages/say.service.ts'
import { firstLink, previewIn } from './preview.rules.ts'

/** Retried only once: nobody is waiting for a preview. */
export const previewOf = jobKind<{ roomId: string; number: number }>('chat.preview', { retries: 1, width: 3 })

/** Fetches the page behind a message's first link and adds what it says about itself as a preview. */
export async function makePreview(
  platform: Platform,
  { roomId, number }: { roomId: string; number: number },
  fetch: typeof fetchHead = fetchHead,
): Promise<void> {
  const message = await findMessage(platform.db, roomId, number)
  const address = message?.type === messageTypes.text ? firstLink(message.text) : undefined
  if (address === undefined || message?.preview !== null) return
  const head = await fetch(address)
  const facts = head && readPageFacts(head)
  if (facts === undefined) return
  // Shows the address as written in the message, not the one the server redirected to.
  const preview = previewIn({ ...facts, url: address })
  await inTransaction(platform.db, async (transaction) => {
    const now = await findMessage(transaction, roomId, number)
    if (now?.type !== messageTypes.text || now.text !== message.text) return
    await changeMessage(transaction, { roomId, number }, { preview })
    await tellWords(platform, transaction, roomId)
  })
}
