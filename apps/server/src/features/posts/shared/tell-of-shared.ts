import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** People who have a part in it, or had one a moment ago, have something else before their eyes. */
export const tellOfShared = (
  { realtime }: Pick<Platform, 'realtime'>,
  transaction: Transaction,
  id: string,
  personIds: readonly string[],
): Promise<void> =>
  realtime.tell(transaction, ...personIds.map((topic) => ({ topic, kind: 'updateShared' as const, id })))
