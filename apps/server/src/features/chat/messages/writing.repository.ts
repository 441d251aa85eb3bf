import type { ChatroomType, ContactState } from '@learntrail/contract/chat/facts'
import type { Pool } from 'pg'
import type { Silenced } from '../chat.policy.ts'
import type { SchoolStanding } from '../schools/school-talk.rules.ts'
import { standingQuery } from './write.queries.ts'

/** All that decides whether somebody writes something in a room. */
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
  /** The room is of several, and they have to be introduced to somebody in it. */
  isAskingSeveral: boolean
  /** The number of what their browser gave this name before. */
  written: number | null
  isAnswerThere: boolean
  /** Of those whom it names, who is in the room. */
  named: string[]
  school: SchoolStanding | null
  /** In a room of two the other one, where they have read all and the room is not muted: they are told. */
  toldId: string | null
}

interface Asked {
  viewer: string
  roomId: string
  clientId: string
  mentions: readonly string[]
  replyTo: number | null
}

/** Undefined: to them there is no such room. */
export async function findWriting(
  pool: Pool,
  { viewer, roomId, clientId, mentions, replyTo }: Asked,
): Promise<Writing | undefined> {
  const values = [viewer, roomId, clientId, mentions, replyTo]
  return (await pool.query<Writing>({ ...standingQuery, values })).rows[0]
}
