import { messageTypes } from '@learntrail/contract/chat/facts'
import { and, eq, ne } from 'drizzle-orm'
import { inTransaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { chatroomMessages } from '../chat.tables.ts'
import { emptyMessage } from './empty-message.service.ts'
import { tellWords } from './say.service.ts'

/** Deletes what was forwarded of a message that was deleted for everybody. */
export const takeBack = jobKind<{ id: string }>('chat.take-back')

/** One message per transaction, so that only one room is locked at a time. */
export async function takeBackForwarded(platform: Platform, id: string): Promise<void> {
  const isOne = and(eq(chatroomMessages.forwardedId, id), ne(chatroomMessages.type, messageTypes.deleted))
  for (;;) {
    const [next] = await platform.db
      .select({ roomId: chatroomMessages.roomId, number: chatroomMessages.number })
      .from(chatroomMessages)
      .where(isOne)
      .limit(1)
    if (next === undefined) return
    await inTransaction(platform.db, async (transaction) => {
      await emptyMessage(transaction, next)
      await tellWords(platform, transaction, next.roomId)
    })
  }
}
