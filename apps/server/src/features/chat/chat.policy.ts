import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import type { ChatroomType, ContactState } from '@learntrail/contract/chat/facts'
import type { Person } from '../../platform/access/person.ts'
import { isResting, type Rest } from './rooms/rest.rules.ts'

export interface Standing {
  type: ChatroomType
  isAdministrator: boolean
  isClosed: boolean
  /** Whether its group is archived. */
  isArchived: boolean
  rest: Rest | null
  contact: ContactState | null
  /** Whether the person is the one asking to write to a minor. */
  isAsking: boolean
  /** Whether they have already written in a room that awaits an answer. */
  hasAsked: boolean
  /** Whether an administrator of the group has silenced them. */
  isSilenced: boolean
  /** Whether they have yet to be introduced to a person in a room of several. */
  isAskingSeveral: boolean
}

type Why = 'CHATROOM_CLOSED' | 'CHATROOM_RESTING' | 'CHATROOM_SILENCED' | 'CHATROOM_WAITS'

/** Returns why a person cannot write in a room now, regardless of plan; undefined if they can. */
export function whyNotWrite(standing: Standing, now: Date): Why | undefined {
  const { isClosed, isArchived, rest, isAdministrator, isSilenced, contact, isAsking, hasAsked } = standing
  if (isClosed || isArchived) return 'CHATROOM_CLOSED'
  if (contact !== null && contact !== 'accepted' && (!isAsking || hasAsked)) return 'CHATROOM_WAITS'
  if (isSilenced && !isAdministrator) return 'CHATROOM_SILENCED'
  if (rest !== null && !isAdministrator && isResting(rest, now)) return 'CHATROOM_RESTING'
  return undefined
}

/** Whether a person is silenced at a moment. */
export const isSilencedAt = ({ silencedAt, silencedUntil }: Silenced, now: Date): boolean =>
  silencedAt !== null && (silencedUntil === null || silencedUntil > now)

export interface Silenced {
  silencedAt: Date | null
  silencedUntil: Date | null
}

/** Returns what a person may do in a room. Without the plan they may read, leave and answer. */
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
