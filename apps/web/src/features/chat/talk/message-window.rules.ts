import type { ChatroomMessage } from '@learntrail/contract/chat/message'

/** Some of a room's messages, one after the other without a gap between the first and the last. */
export interface MessageWindow {
  messages: readonly ChatroomMessage[]
  /** There are earlier ones, and later ones. */
  hasBefore: boolean
  hasAfter: boolean
}

/** So many are kept at a time, however many are scrolled through; the page has those near the screen. */
export const mostInWindow = 2_000

export const emptyWindow: MessageWindow = { messages: [], hasBefore: false, hasAfter: false }

/** Both without doubles, in order; of one number the one that has changed last. */
function merged(one: readonly ChatroomMessage[], other: readonly ChatroomMessage[]): ChatroomMessage[] {
  const byNumber = new Map(one.map((message) => [message.number, message]))
  for (const message of other) {
    const known = byNumber.get(message.number)
    if (known === undefined || known.change <= message.change) byNumber.set(message.number, message)
  }
  return [...byNumber.values()].sort((first, second) => first.number - second.number)
}

/** With earlier ones before it; what is too many goes at the end. */
export function withEarlier(
  { messages, hasAfter }: MessageWindow,
  earlier: readonly ChatroomMessage[],
  hasBefore: boolean,
): MessageWindow {
  const all = merged(earlier, messages)
  const kept = all.slice(0, mostInWindow)
  return { messages: kept, hasBefore, hasAfter: hasAfter || kept.length < all.length }
}

/** With later ones after it; what is too many goes at the beginning. */
export function withLater(
  { messages, hasBefore }: MessageWindow,
  later: readonly ChatroomMessage[],
  hasAfter: boolean,
): MessageWindow {
  const all = merged(messages, later)
  const kept = all.slice(-mostInWindow)
  return { messages: kept, hasBefore: hasBefore || kept.length < all.length, hasAfter }
}

/** With what these have become; of others nothing. */
export function withChanged(window: MessageWindow, changed: readonly ChatroomMessage[]): MessageWindow {
  const shown = new Set(window.messages.map(({ number }) => number))
  return {
    ...window,
    messages: merged(
      window.messages,
      changed.filter(({ number }) => shown.has(number)),
    ),
  }
}
