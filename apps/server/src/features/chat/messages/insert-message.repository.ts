import type { MessageType } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import type { Pool } from 'pg'
import type { Transaction } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { indexTokens } from '../../../platform/search/tokens.ts'
import type { chatroomMessages } from '../chat.tables.ts'
import { insertQuery } from './write.repository.ts'

/** A message without the fields that its room assigns. */
export type NewMessage = Omit<
  typeof chatroomMessages.$inferInsert,
  'number' | 'change' | 'isPinned' | 'withheld' | 'preview'
>

/** The token by which one search index serves all rooms. */
export const roomToken = (roomId: string) => roomId.replaceAll('-', '')

function valuesOf(row: NewMessage): unknown[] {
  const { roomId, id, authorId, clientId, type, text = '', mentionIds = [], replyTo = null, recordId = null } = row
  const { fileIds = [], sticker = null, emotion = null, notice = null, createdAt, forwardedId = null } = row
  const words = text === '' ? null : [roomToken(roomId), ...indexTokens(text)]
  return [
    roomId,
    id,
    authorId,
    clientId,
    type satisfies MessageType,
    text,
    mentionIds,
    replyTo,
    recordId,
    fileIds,
    sticker,
    emotion,
    notice === null ? null : JSON.stringify(notice),
    createdAt,
    forwardedId,
    words,
  ]
}

/**
 * Inserts a message on its own; it is committed on return. Returns undefined if the room is closed, gone or awaiting an
 * answer. The caller calls `realtime.told()`.
 */
export async function insertAlone(pool: Pool, row: NewMessage): Promise<ChatroomMessage | undefined> {
  return (await pool.query<ChatroomMessage>({ ...insertQuery, values: valuesOf(row) })).rows[0]
}

/** Same, within a transaction. */
export async function insertMessage(transaction: Transaction, row: NewMessage): Promise<ChatroomMessage | undefined> {
  const { rows } = await transaction.execute(withValues(insertQuery.text, ...valuesOf(row)))
  return rows[0] as unknown as ChatroomMessage | undefined
}
