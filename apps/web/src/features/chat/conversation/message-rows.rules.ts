import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { today } from '../../../ui/dates.ts'

/** A message with what stands above it. */
export interface MessageRow {
  message: ChatroomMessage
  /** The first of its day that is here: the date stands above it. */
  isNewDay: boolean
  /** The first that I had not read: a line stands above it. */
  isUnread: boolean
  /** The first of several that one person says in a row: it has the face and the name. */
  isFirst: boolean
}

const sameBreath = 5 * 60_000

const dayOf = ({ createdAt }: ChatroomMessage) => today(new Date(createdAt))

/** What one person says without a pause and nobody in between. */
const goesOn = (before: ChatroomMessage | undefined, { author, createdAt }: ChatroomMessage) =>
  before !== undefined &&
  before.type !== messageTypes.notice &&
  before.author.id === author.id &&
  Date.parse(createdAt) - Date.parse(before.createdAt) < sameBreath

/** Messages as they stand below each other, for me; `readBefore` is how far I had read when I came. */
export function rowsOf(messages: readonly ChatroomMessage[], readBefore: number | null, me: string): MessageRow[] {
  const unread = readBefore === null ? undefined : firstUnread(messages, readBefore, me)
  return messages.map((message, place) => {
    const before = messages[place - 1]
    const isNewDay = before === undefined || dayOf(before) !== dayOf(message)
    return { message, isNewDay, isUnread: message.number === unread, isFirst: isNewDay || !goesOn(before, message) }
  })
}

/** The first that I had not read; none where all of them are new to me, or I said it myself. */
function firstUnread(messages: readonly ChatroomMessage[], readBefore: number, me: string): number | undefined {
  const first = messages.findIndex(({ number }) => number > readBefore)
  if (messages[first]?.author.id === me) return undefined
  return first > 0 ? messages[first]?.number : undefined
}

/** Words of others that came in below what was here, for the ear; what was scrolled to is not among them. */
export function newlySaid(
  before: number,
  { messages, lastNumber, me }: { messages: readonly ChatroomMessage[]; lastNumber: number; me: string },
): ChatroomMessage[] {
  if (before === 0 || messages.at(-1)?.number !== lastNumber) return []
  return messages.filter(({ number, author }) => number > before && author.id !== me)
}
