import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What stands between two people is another thing: both may have it before their eyes. */
export function tellBoth(platform: Platform, transaction: Transaction, one: string, other: string): Promise<void> {
  return platform.realtime.tell(
    transaction,
    { topic: one, kind: 'updateRelation', id: other },
    { topic: other, kind: 'updateRelation', id: one },
  )
}
