import type { ChatroomMessage } from '@learntrail/contract/chat/message'

/** A run of a room's messages without gaps. */
export interface MessageWindow {
  messages: readonly ChatroomMessage[]
  /** Whether there are earlier and later ones. */
  hasBefore: boolean
  hasAfter: boolean
}

/** Maximum number of messages kept, however many are scrolled through. The page renders only those near the screen. */
export const mostInWindow = 2_000

export const emptyWindow: MessageWindow = { messages: [], hasBefore: false, hasAfter: false }

/** Merges two lists in order; for the same number, the later change wins. */
function merged(one: readonly ChatroomMessage[], other: readonly ChatroomMessage[]): ChatroomMessage[] {
  const byNumber = new Map(one.map((message) => [message.number, message]))
  for (const message of other) {
    const known = byNumber.get(message.number)
    if (known === undefined || known.change <= message.change) byNumber.set(message.number, message)
  }
  return [...byNumber.values()].sort((first, second) => first.number - second.number)
}

/** Adds earlier messages; drops surplus ones at the end. */
export function withEarlier(
  { messages, hasAfter }: MessageWindow,
  earlier: readonly ChatroomMessage[],
  hasBefore: boolean,
): MessageWindow {
  const all = merged(earlier, messages)
  const kept = all.slice(0, mostInWindow)
  return { messages: kept, hasBefore, hasAfter: hasAfter || kept.length < all.length }
}

/** Adds later messages; drops surplus ones at the beginning. */
export function withLater(
  { messages, hasBefore }: MessageWindow,
  later: readonly ChatroomMessage[],
  hasAfter: boolean,
): MessageWindow {
  const all = merged(messages, later)
  const kept = all.slice(-mostInWindow)
  return { messages: kept, hasBefore: hasBefore || kept.length < all.length, hasAfter }
}

/** Updates the messages that are in the window; ignores the others. */
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
