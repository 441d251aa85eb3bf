import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import type { ChatroomType, ContactState } from '@learntrail/contract/chat/facts'
import type { Person } from '../../platform/access/person.ts'
import { isResting, type Rest } from './rooms/rest.rules.ts'

export interface Standing {
  type: ChatroomType
  isAdministrator: boolean
  isClosed: boolean
  /** Its group is put away. */
  isArchived: boolean
  rest: Rest | null
  contact: ContactState | null
  /** It is they who ask somebody under age. */
  isAsking: boolean
  /** They have written into the room that waits for an answer. */
  hasAsked: boolean
  /** Whoever leads the group has silenced them there. */
  isSilenced: boolean
  /** They have to be introduced to somebody in a room of several. */
  isAskingSeveral: boolean
}

type Why = 'CHATROOM_CLOSED' | 'CHATROOM_RESTING' | 'CHATROOM_SILENCED' | 'CHATROOM_WAITS'

/** Why somebody cannot write there now, whatever their plan. */
export function whyNotWrite(standing: Standing, now: Date): Why | undefined {
  const { isClosed, isArchived, rest, isAdministrator, isSilenced, contact, isAsking, hasAsked } = standing
  if (isClosed || isArchived) return 'CHATROOM_CLOSED'
  if (contact !== null && contact !== 'accepted' && (!isAsking || hasAsked)) return 'CHATROOM_WAITS'
  if (isSilenced && !isAdministrator) return 'CHATROOM_SILENCED'
  if (rest !== null && !isAdministrator && isResting(rest, now)) return 'CHATROOM_RESTING'
  return undefined
}

/** Whether somebody is silenced at a moment, by when that was said and until when it is. */
export const isSilencedAt = ({ silencedAt, silencedUntil }: Silenced, now: Date): boolean =>
  silencedAt !== null && (silencedUntil === null || silencedUntil > now)

export interface Silenced {
  silencedAt: Date | null
  silencedUntil: Date | null
}

/** What somebody may do with a room. Without the plan they read, leave and answer. */
export function chatroomAbilities(
  { features }: Pick<Person, 'features'>,
  standing: Standing,
  now: Date,
): Chatroom['can'] {
  const { type, isAdministrator, isClosed, isArchived, contact, isAsking, isAskingSeveral } = standing
  const hasPlan = features.includes('chatroom')
  const isOpen = !isClosed && !isArchived
  const leads = hasPlan && isAdministrator && type !== 'direct'
  return {
    write: hasPlan && whyNotWrite(standing, now) === undefined && !isAskingSeveral,
    invite: hasPlan && isOpen && type === 'several' && !isAskingSeveral,
    rename: leads && isOpen && type === 'several' && !isAskingSeveral,
    leave: type === 'several',
    close: leads && !isClosed,
    reopen: leads && isClosed && !isArchived,
    answer: contact === 'asked' && !isAsking,
    moderate: leads && type === 'group' && !isArchived,
  }
}
