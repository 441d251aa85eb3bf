import { messageTypes } from '@learntrail/contract/chat/facts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { joinAccount } from '../accounts/index.ts'
import { chatroomMessages } from './chat.tables.ts'
import { changeMessage, type StoredMessage, withheldOf } from './messages/messages.repository.ts'
import { tellWords } from './messages/say.service.ts'
import { seenMessage } from './visibility.sql.ts'

/** Characters of a message's excerpt in a report. */
const excerptLength = 40

/** Locks the message and its forwarded copies. */
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

/** SQL: whether the message was taken out by an administrator of the group and its content is kept for judging. */
const isKept = '(t.removed_at is not null and t.withheld is not null)'
const saidText = `case when ${isKept} then t.withheld ->> 'text' else t.text end`
const saidFiles = `case when ${isKept} then array(select jsonb_array_elements_text(t.withheld -> 'fileIds'))::uuid[] else t.file_ids end`

/** A message reported by a person who read it in the room. A hidden message keeps its place. */
export const messageReportTarget: ReportTarget = {
  type: 'message',
  ...foundBy({
    table: 'chatroom_messages',
    joined: joinAccount('owner', 't.author_id'),
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
        // A message taken out by an administrator stays out, whatever the outcome of the report.
        if (withheld !== null && message.removedAt === null)
          await change(platform, transaction, message, { ...withheld, withheld: null })
      }
    },
  },
}
