import { call } from '../../../api/call.ts'

/** All replies to a comment after the ones it came with. */
export async function readAllReplies(messageId: string) {
  const replies = []
  let cursor: string | undefined
  do {
    const page = await call('GET /api/v2/replies', { query: { messageId, cursor } })
    replies.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return replies
}
