import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Tells those who have the group open, and the people concerned, of a change, as a live event. */
export function tellMembers(
  platform: Platform,
  transaction: Transaction,
  groupId: string,
  people: readonly string[],
): Promise<void> {
  const topics = [groupId, ...new Set(people)]
  return platform.realtime.tell(
    transaction,
    ...topics.map((topic) => ({ topic, kind: 'updateGroup' as const, id: groupId })),
  )
}
