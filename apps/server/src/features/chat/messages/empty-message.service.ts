import { messageTypes } from '@learntrail/contract/chat/facts'
import type { Transaction } from '../../../platform/database/index.ts'
import * as repository from './messages.repository.ts'

/** Clears a message's content and leaves its place. */
export async function emptyMessage(
  transaction: Transaction,
  { roomId, number }: { roomId: string; number: number },
  also: Partial<repository.StoredMessage> = {},
): Promise<void> {
  await repository.deleteEmotions(transaction, roomId, number)
  await repository.deleteWords(transaction, roomId, number)
  await repository.changeMessage(
    transaction,
    { roomId, number },
    {
      type: messageTypes.deleted,
      text: '',
      mentionIds: [],
      replyTo: null,
      recordId: null,
      fileIds: [],
      sticker: null,
      emotion: null,
      notice: null,
      isPinned: false,
      forwardedId: null,
      preview: null,
      withheld: null,
      ...also,
    },
  )
}
