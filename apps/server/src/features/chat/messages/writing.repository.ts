import type { ChatroomType, ContactState } from '@learntrail/contract/chat/facts'
import type { Pool } from 'pg'
import type { Silenced } from '../chat.policy.ts'
import type { SchoolStanding } from '../schools/school-talk.rules.ts'
import { standingQuery } from './write.repository.ts'

/** Everything that decides whether a person may write a message in a room. */
export interface Writing extends Silenced {
  type: ChatroomType
  name: string
  isClosed: boolean
  isArchived: boolean
  isAdministrator: boolean
  restFrom: number | null
  restUntil: number | null
  contact: ContactState | null
  isAsking: boolean
  hasAsked: boolean
  /** In a room of several: the person has yet to be introduced to a member. */
  isAskingSeveral: boolean
  /** The number of the message already written under this name of the browser's; null if there is none. */
  written: number | null
  isAnswerThere: boolean
  /** Which of the mentioned people are in the room. */
  named: string[]
  school: SchoolStanding | null
  /**
   * In a room of two: the other person, if they have read everything and have not muted the room; they get a notice.
   */
  toldId: string | null
}

interface Asked {
  viewer: string
  roomId: string
  clientId: string
  mentions: readonly string[]
  replyTo: number | null
}

/** Returns undefined if the room does not exist for the viewer. */
export async function findWriting(
  pool: Pool,
  { viewer, roomId, clientId, mentions, replyTo }: Asked,
): Promise<Writing | undefined> {
  const values = [viewer, roomId, clientId, mentions, replyTo]
  return (await pool.query<Writing>({ ...standingQuery, values })).rows[0]
}
