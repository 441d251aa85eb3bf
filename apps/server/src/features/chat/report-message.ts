import { messageTypes } from '@learntrail/contract/chat/facts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { chatroomMessages } from './chat.tables.ts'
import { changeMessage, type StoredMessage, withheldOf } from './messages/messages.repository.ts'
import { tellWords } from './messages/say.ts'
import { seenMessage } from './visibility.ts'

/** Characters of a message that name it where it is reported. */
const excerptLength = 40

/** The message, and what was forwarded of it. */
async function hold(transaction: Transaction, id: string): Promise<StoredMessage[]> {
  const one = await transaction.select().from(chatroomMessages).where(eq(chatroomMessages.id, id)).for('update')
  const forwarded = eq(chatroomMessages.forwardedId, id)
  return [...one, ...(await transaction.select().from(chatroomMessages).where(forwarded).for('update'))]
}

const nothing = {
  type: messageTypes.deleted,
  text: '',
  mentionIds: [],
  recordId: null,
  fileIds: [],
  sticker: null,
  emotion: null,
  preview: null,
  isPinned: false,
}

async function change(
  platform: Platform,
  transaction: Transaction,
  message: StoredMessage,
  changed: Partial<StoredMessage>,
): Promise<void> {
  await changeMessage(transaction, message, changed)
  await tellWords(platform, transaction, message.roomId)
}

/** Taken out by who leads the group, and kept for whoever has to judge it. */
const isKept = '(t.removed_at is not null and t.withheld is not null)'
const saidText = `case when ${isKept} then t.withheld ->> 'text' else t.text end`
const saidFiles = `case when ${isKept} then array(select jsonb_array_elements_text(t.withheld -> 'fileIds'))::uuid[] else t.file_ids end`

/** What somebody said in a room, reported by somebody who read it there. What is taken away keeps its place. */
export const messageReportTarget: ReportTarget = {
  type: 'message',
  ...foundBy({
    table: 'chatroom_messages',
    joined: 'join accounts owner on owner.id = t.author_id',
    parts: { ownerId: 't.author_id', title: `left(${saidText}, ${excerptLength})`, text: saidText, fileIds: saidFiles },
    isVisible: (viewer) =>
      `owner.deleted_at is null and (t.type not in (${messageTypes.notice}, ${messageTypes.deleted}) or ${isKept}) and ${seenMessage(viewer, 't')}`,
  }),
  hiding: {
    async hide(platform, transaction, id) {
      for (const message of await hold(transaction, id)) {
        if (message.type === messageTypes.deleted) continue
        await change(platform, transaction, message, { ...nothing, withheld: withheldOf(message) })
      }
    },
    async show(platform, transaction, id) {
      for (const message of await hold(transaction, id)) {
        const { withheld } = message
        // What was taken out of a room stays out, whatever becomes of the report.
        if (withheld !== null && message.removedAt === null)
          await change(platform, transaction, message, { ...withheld, withheld: null })
      }
    },
  },
}
