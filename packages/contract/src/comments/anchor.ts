/** Where a comment or a reply stands on its page, as addresses name it after `#`. */
export const commentAnchor = (threadId: string, id: string): string =>
  id === threadId ? `comment-${id}` : `comment-${threadId}-${id}`

/** The comment that an address names, and the reply below it, if it is one. */
export function anchoredComment(hash: string): { threadId: string; id: string } | null {
  const [, threadId, reply] = /^#comment-([\da-f-]{36})(?:-([\da-f-]{36}))?$/.exec(hash) ?? []
  return threadId === undefined ? null : { threadId, id: reply ?? threadId }
}
