import { type Counter, recountNightly } from '../../platform/counts/recount.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeOld } from './keepings/keepings.repository.ts'
import { handleMessageWordJobs } from './messages/message-words.jobs.ts'
import { takeBack, takeBackForwarded } from './messages/take-back.jobs.ts'
import { forgetTakenOut } from './messages/take-out.service.ts'
import { makePreview, previewOf } from './previews/preview.jobs.ts'
import { closedSince } from './rooms/read.service.ts'
import { removeRoom } from './rooms/remove-room.service.ts'
import { listClosed } from './rooms/rooms.repository.ts'

export const chatCounters: readonly Counter[] = [
  {
    table: 'chatrooms',
    column: 'member_count',
    truth: 'select count(*) from chatroom_members m where m.room_id = t.id',
  },
]

const removeClosed = jobKind('chat.remove-closed')
/**
 * Deletes requests to keep messages after the period in which a closed room can be reopened (`chatDurations.closed`).
 */
const forgetKeepings = jobKind('chat.forget-keepings')
const forgetOut = jobKind('chat.forget-taken-out')
const atOnce = 20

export function handleChatJobs(platform: Platform): void {
  platform.jobs.every('*/10 * * * *', removeClosed, () => removeClosedRooms(platform))
  platform.jobs.handle(takeBack, ({ id }) => takeBackForwarded(platform, id))
  platform.jobs.handle(previewOf, (message) => makePreview(platform, message))
  platform.jobs.every('27 3 * * *', forgetKeepings, () => removeOld(platform.db, closedSince(platform.clock.now())))
  platform.jobs.every('41 3 * * *', forgetOut, () => forgetTakenOut(platform))
  handleMessageWordJobs(platform)
  recountNightly(platform, 'chat.recount', () => chatCounters)
}

/** Deletes closed rooms that can no longer be reopened. */
export async function removeClosedRooms(platform: Platform): Promise<void> {
  const before = closedSince(platform.clock.now())
  for (;;) {
    const over = await listClosed(platform.db, before, atOnce)
    for (const room of over) await inTransaction(platform.db, (transaction) => removeRoom(platform, transaction, room))
    if (over.length < atOnce) return
  }
}
