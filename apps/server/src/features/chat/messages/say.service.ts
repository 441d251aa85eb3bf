import { messageTypes } from '@learntrail/contract/chat/facts'
import type { Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Notice } from '../chat.tables.ts'
import { insertMessage } from './insert-message.repository.ts'

/** Inserts a line in which the room reports what a person has done. */
export async function say(
  platform: Platform,
  transaction: Transaction,
  roomId: string,
  actorId: string,
  { personIds = [], ...notice }: Notice & { personIds?: string[] },
): Promise<void> {
  const createdAt = platform.clock.now()
  const id = newId(createdAt.getTime())
  const said = { type: messageTypes.notice, mentionIds: personIds, notice }
  await insertMessage(transaction, { roomId, id, authorId: actorId, clientId: id, ...said, createdAt })
  platform.realtime.told(transaction)
}

/** Tells everybody in the room that its messages have changed. */
export async function tellWords({ realtime }: Platform, transaction: Transaction, roomId: string): Promise<void> {
  await realtime.tell(transaction, { topic: roomId, kind: 'createChatroomMessage', id: roomId })
}
