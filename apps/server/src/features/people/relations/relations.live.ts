import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Tells both people's open windows that their relation changed. */
export function tellBoth(platform: Platform, transaction: Transaction, one: string, other: string): Promise<void> {
  return platform.realtime.tell(
    transaction,
    { topic: one, kind: 'updateRelation', id: other },
    { topic: other, kind: 'updateRelation', id: one },
  )
}
