import { messageTypes } from '@learntrail/contract/chat/facts'
import type { Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Notice } from '../chat.tables.ts'
import { insertMessage, readOwn } from './messages.repository.ts'

/** A line in which the room itself says what somebody has done. */
export async function say(
  platform: Platform,
  transaction: Transaction,
  roomId: string,
  actorId: string,
  { personIds = [], ...notice }: Notice & { personIds?: string[] },
): Promise<void> {
  const createdAt = platform.clock.now()
  const id = newId(createdAt.getTime())
  const row = {
    roomId,
    id,
    authorId: actorId,
    clientId: id,
    type: messageTypes.notice,
    mentionIds: personIds,
    notice,
    createdAt,
  }
  const number = await insertMessage(transaction, row)
  await readOwn(transaction, roomId, actorId, number)
  await tellWords(platform, transaction, roomId)
}

/** Whoever is in the room hears that something is said there, or is other than it was. */
export async function tellWords({ realtime }: Platform, transaction: Transaction, roomId: string): Promise<void> {
  await realtime.tell(transaction, { topic: roomId, kind: 'createChatroomMessage', id: roomId })
}
