import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Tells those who have the group open, as a live event, that scores changed. */
export const tellOfGradebook = ({ realtime }: Platform, transaction: Transaction, groupId: string): Promise<void> =>
  realtime.tell(transaction, { topic: groupId, kind: 'updateGradebook', id: groupId })
