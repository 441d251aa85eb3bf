import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { today } from '../../../ui/dates.ts'

/** A message with what is shown above it. */
export interface MessageRow {
  message: ChatroomMessage
  /** First loaded message of its day: the date is shown above it. */
  isNewDay: boolean
  /** First unread message: a line is shown above it. */
  isUnread: boolean
  /** First of several messages in a row by one person: it shows the face and name. */
  isFirst: boolean
}

const sameBreath = 5 * 60_000

const dayOf = ({ createdAt }: ChatroomMessage) => today(new Date(createdAt))

/** Whether a message continues the one before: same author, less than five minutes later, and not after a notice. */
const goesOn = (before: ChatroomMessage | undefined, { author, createdAt }: ChatroomMessage) =>
  before !== undefined &&
  before.type !== messageTypes.notice &&
  before.author.id === author.id &&
  Date.parse(createdAt) - Date.parse(before.createdAt) < sameBreath

/** Returns the rows for messages, as seen by `me`; `readBefore` is the number read up to on arrival. */
export function rowsOf(messages: readonly ChatroomMessage[], readBefore: number | null, me: string): MessageRow[] {
  const unread = readBefore === null ? undefined : firstUnread(messages, readBefore, me)
  return messages.map((message, place) => {
    const before = messages[place - 1]
    const isNewDay = before === undefined || dayOf(before) !== dayOf(message)
    return { message, isNewDay, isUnread: message.number === unread, isFirst: isNewDay || !goesOn(before, message) }
  })
}

/**
 * Returns the number of the first unread message; undefined if every loaded message is unread, or the first unread one
 * is one's own.
 */
function firstUnread(messages: readonly ChatroomMessage[], readBefore: number, me: string): number | undefined {
  const first = messages.findIndex(({ number }) => number > readBefore)
  if (messages[first]?.author.id === me) return undefined
  return first > 0 ? messages[first]?.number : undefined
}

/**
 * Returns the messages of others that arrived below what was shown, for screen readers. Messages loaded by scrolling
 * are not among them.
 */
export function newlySaid(
  before: number,
  { messages, lastNumber, me }: { messages: readonly ChatroomMessage[]; lastNumber: number; me: string },
): ChatroomMessage[] {
  if (before === 0 || messages.at(-1)?.number !== lastNumber) return []
  return messages.filter(({ number, author }) => number > before && author.id !== me)
}
