import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Whoever looks at the group has other scores before their eyes. */
export const tellOfGradebook = ({ realtime }: Platform, transaction: Transaction, groupId: string): Promise<void> =>
  realtime.tell(transaction, { topic: groupId, kind: 'updateGradebook', id: groupId })
