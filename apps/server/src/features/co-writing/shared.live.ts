import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Tells people with a part in the record, or who just had one, to read it again. */
export const tellOfShared = (
  { realtime }: Pick<Platform, 'realtime'>,
  transaction: Transaction,
  id: string,
  personIds: readonly string[],
): Promise<void> =>
  realtime.tell(transaction, ...personIds.map((topic) => ({ topic, kind: 'updateShared' as const, id })))
