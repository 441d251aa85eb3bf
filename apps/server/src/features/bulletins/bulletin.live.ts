import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { listAdministrators } from '../groups/index.ts'

interface Told {
  id: string
  groupId: string
}

/** Tells everybody who has the group or the bulletin open that it has changed. */
export const tellOfBulletin = (platform: Platform, transaction: Transaction, { id, groupId }: Told) =>
  tell(platform, transaction, id, [id, groupId])

/**
 * Tells those who lead the group, and the reader's other windows. Other members do not learn of each other's reading.
 */
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
