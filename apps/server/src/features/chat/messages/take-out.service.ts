import { chatroomMessageTakenOut } from '@learntrail/contract/chat/events'
import { messageTypes } from '@learntrail/contract/chat/facts'
import { chatDurations } from '@learntrail/contract/chat/limits'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { letGoOfAnybodys } from '../../files/index.ts'
import { chatroomMessages } from '../chat.tables.ts'
import type { Reader } from '../rooms/read.service.ts'
import type { HeldRoom } from '../rooms/rooms.repository.ts'
import { emptyMessage } from './empty-message.service.ts'
import { type StoredMessage, withheldOf } from './messages.repository.ts'
import { tellWords } from './say.service.ts'
import { takeBack } from './take-back.jobs.ts'

interface Taking {
  person: Reader
  room: HeldRoom
  message: StoredMessage
}

/**
 * Takes a member's message out of a group's room, along with its forwarded copies, on behalf of an administrator of the
 * group. Its place shows who did so. The content is kept for a while for those who may have to judge it.
 */
export async function takeOut(
  platform: Platform,
  transaction: Transaction,
  { person, room, message }: Taking,
): Promise<void> {
  if (room.type !== 'group') refuse('CHATROOM_TYPE_REFUSED')
  if (!room.own.isAdministrator) refuse('CHATROOM_NO_PERMISSION')
  if (message.type === messageTypes.notice) refuse('CHATROOM_MESSAGE_KEPT')
  if (message.type === messageTypes.deleted) return
  const { authorId, number } = message
  const at = platform.clock.now()
  const withheld = withheldOf(message)
  await emptyMessage(transaction, message, { withheld, removedBy: person.id, removedAt: at })
  await platform.jobs.enqueue(transaction, takeBack, { id: message.id })
  await platform.events.record(transaction, chatroomMessageTakenOut, {
    actorId: person.id,
    subjectId: room.id,
    at,
    data: { name: room.title, personId: authorId, number: String(number) },
  })
  await tellWords(platform, transaction, room.id)
}

const atOnce = 100

/** Deletes the kept content of messages that were taken out long ago (`chatDurations.takenOut`). */
export async function forgetTakenOut(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - chatDurations.takenOut)
  const { roomId, number, withheld, removedAt } = chatroomMessages
  const isOver = and(isNotNull(withheld), lt(removedAt, before))
  for (;;) {
    const over = await platform.db.select({ roomId, number }).from(chatroomMessages).where(isOver).limit(atOnce)
    for (const one of over) {
      const isOne = and(eq(roomId, one.roomId), eq(number, one.number), isOver)
      await inTransaction(platform.db, async (transaction) => {
        const [kept] = await transaction.select({ withheld }).from(chatroomMessages).where(isOne).for('update')
        if (!kept) return
        await transaction.update(chatroomMessages).set({ withheld: null }).where(isOne)
        await letGoOfAnybodys(platform, transaction, kept.withheld?.fileIds ?? [])
      })
    }
    if (over.length < atOnce) return
  }
}
