import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { listAdministrators } from '../groups/index.ts'

interface Told {
  id: string
  groupId: string
}

/** Whoever looks at the group or at the bulletin has something else before their eyes. */
export const tellOfBulletin = (platform: Platform, transaction: Transaction, { id, groupId }: Told) =>
  tell(platform, transaction, id, [id, groupId])

/** Whoever follows up on it, and the reader in their other windows: the other members need not hear of each other. */
export const tellOfReading = async (
  platform: Platform,
  transaction: Transaction,
  { id, groupId }: Told,
  readerId: string,
) => tell(platform, transaction, id, [readerId, ...(await listAdministrators(transaction, groupId))])

function tell({ realtime }: Platform, transaction: Transaction, id: string, topics: string[]): Promise<void> {
  const messages = [...new Set(topics)].map((topic) => ({ topic, kind: 'updateBulletin' as const, id }))
  return realtime.tell(transaction, ...messages)
}
