import { type Emotion, messageTypes } from '@learntrail/contract/chat/facts'
import { chatDurations, chatLimits } from '@learntrail/contract/chat/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { letGoOfAnybodys } from '../../files/index.ts'
import type { Reader } from '../rooms/read.service.ts'
import * as rooms from '../rooms/rooms.repository.ts'
import { emptyMessage } from './empty-message.service.ts'
import * as repository from './messages.repository.ts'
import { mayDelete } from './messages.rules.ts'
import { readMessage } from './read.service.ts'
import { tellWords } from './say.service.ts'
import { takeBack } from './take-back.jobs.ts'
import { takeOut } from './take-out.service.ts'

export type MessageUpdate = { roomId: string; number: number } & (
  | { action: 'delete' }
  | { action: 'takeOut' }
  | { action: 'react'; emotion: Emotion | null }
  | { action: 'pin'; isPinned: boolean }
)

/** Deletes, takes out, reacts to or pins a message. Repeating it changes nothing. */
export async function updateMessage(platform: Platform, person: Reader, update: MessageUpdate) {
  const { roomId, number, action } = update
  await inTransaction(platform.db, async (transaction) => {
    const room = (await rooms.holdRoom(transaction, person.id, roomId)) ?? refuse('CHATROOM_NOT_FOUND')
    const isTheirs = number > room.own.sinceNumber
    const message = isTheirs ? await repository.findMessage(transaction, roomId, number) : undefined
    if (message === undefined) refuse('CHATROOM_MESSAGE_NOT_FOUND')
    if (action === 'delete') return deleteMessage(platform, transaction, person, message)
    if (action === 'takeOut') return takeOut(platform, transaction, { person, room, message })
    if (!person.features.includes('chatroom')) refuse('FEATURE_REQUIRED', { values: { feature: 'chatroom' } })
    if (room.closedAt !== null || room.isArchived) refuse('CHATROOM_CLOSED')
    if (isNobodys(message)) refuse('CHATROOM_MESSAGE_NOT_FOUND')
    const isChange =
      action === 'react'
        ? await repository.setEmotion(transaction, { roomId, number, accountId: person.id, emotion: update.emotion })
        : await pin(transaction, room, message, update.isPinned)
    if (!isChange) return
    await repository.changeMessage(transaction, message, action === 'pin' ? { isPinned: update.isPinned } : {})
    await tellWords(platform, transaction, roomId)
  })
  return readMessage(platform, person, roomId, number)
}

/** The room's own lines and deleted messages accept no reactions or pins. */
const isNobodys = ({ type }: repository.StoredMessage) => type === messageTypes.notice || type === messageTypes.deleted

/** Administrators pin; in a room of two, which has none, both people do. */
async function pin(
  transaction: Transaction,
  room: rooms.HeldRoom,
  message: repository.StoredMessage,
  isPinned: boolean,
): Promise<boolean> {
  if (room.type !== 'direct' && !room.own.isAdministrator) refuse('CHATROOM_NO_PERMISSION')
  if (message.isPinned === isPinned) return false
  const limit = chatLimits.pinned
  if (isPinned && (await repository.countPinned(transaction, room.id)) >= limit)
    refuse('CHATROOM_PINNED_FULL', { values: { limit } })
  return true
}

async function deleteMessage(
  platform: Platform,
  transaction: Transaction,
  person: Reader,
  message: repository.StoredMessage,
): Promise<void> {
  if (message.authorId !== person.id || message.type === messageTypes.notice) refuse('CHATROOM_MESSAGE_KEPT')
  if (message.type === messageTypes.deleted) return
  if (!mayDelete(message.createdAt, platform.clock.now()))
    refuse('CHATROOM_MESSAGE_KEPT', { values: { hours: chatDurations.deletable / 3_600_000 } })
  await emptyMessage(transaction, message)
  await platform.jobs.enqueue(transaction, takeBack, { id: message.id })
  await letGoOfAnybodys(platform, transaction, message.fileIds)
  await tellWords(platform, transaction, message.roomId)
}
