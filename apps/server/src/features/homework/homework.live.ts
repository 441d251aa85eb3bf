import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Tells those who have the group or the question open, and the people concerned, of a change, as a live event. */
export function tellOfHomework(
  platform: Platform,
  transaction: Transaction,
  { id, groupId }: { id: string; groupId: string | null },
  people: readonly string[],
): Promise<void> {
  const topics = [...new Set([id, ...(groupId === null ? [] : [groupId]), ...people])]
  return platform.realtime.tell(transaction, ...topics.map((topic) => ({ topic, kind: 'updateHomework' as const, id })))
}
