/** Anchor of a comment or reply on its page, used after `#` in an address. */
export const commentAnchor = (threadId: string, id: string): string =>
  id === threadId ? `comment-${id}` : `comment-${threadId}-${id}`

/** Parses an address's fragment; returns the comment it names, or the comment and the reply below it, or null. */
export function anchoredComment(hash: string): { threadId: string; id: string } | null {
  const [, threadId, reply] = /^#comment-([\da-f-]{36})(?:-([\da-f-]{36}))?$/.exec(hash) ?? []
  return threadId === undefined ? null : { threadId, id: reply ?? threadId }
}
