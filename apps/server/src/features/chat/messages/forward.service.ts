import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage, forwardInput, Said } from '@learntrail/contract/chat/message'
import type { z } from 'zod'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isPostSeen } from '../../posts/index.ts'
import type { Reader } from '../rooms/read.service.ts'
import { findMessage } from './messages.repository.ts'
import { readMessage } from './read.service.ts'
import { sayInRoom } from './write.service.ts'

/**
 * Forwards a message the person can read to another of their rooms. The copy mentions nobody and is deleted with the
 * original.
 */
export async function forwardMessage(
  platform: Platform,
  person: Reader,
  { roomId, clientId, from }: z.output<typeof forwardInput>,
): Promise<ChatroomMessage> {
  const message = await readMessage(platform, person, from.roomId, from.number)
  const stored = await findMessage(platform.db, from.roomId, from.number)
  const said = saidIn(message)
  if (said === undefined || stored === undefined) refuse('CHATROOM_MESSAGE_NOT_FOUND')
  if (said.type === messageTypes.record && !(await isPostSeen(platform.db, person.id, said.recordId)))
    refuse('POST_NOT_FOUND')
  const forwardedId = stored.forwardedId ?? stored.id
  return sayInRoom(platform, person, { roomId, clientId, replyTo: null, said, forwardedId })
}

/**
 * Returns the content of a message as new; undefined for content nobody can write: notices, deleted messages, files
 * that are gone.
 */
function saidIn({ type, text, recordId, files, sticker, emotion }: ChatroomMessage): Said | undefined {
  if (type === messageTypes.text) return { type, text, mentions: [] }
  if (type === messageTypes.record && recordId !== null) return { type, recordId }
  if (type === messageTypes.sticker && sticker !== null) return { type, sticker }
  if (type === messageTypes.emotion && emotion !== null) return { type, emotion }
  const isOfFiles = type === messageTypes.photo || type === messageTypes.video || type === messageTypes.file
  return isOfFiles && files.length > 0 ? { type, fileIds: files.map(({ id }) => id) } : undefined
}
