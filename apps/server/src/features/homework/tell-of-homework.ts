import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Whoever looks at the group or at the question, and those whom the change concerns, have something else before their eyes. */
export function tellOfHomework(
  platform: Platform,
  transaction: Transaction,
  { id, groupId }: { id: string; groupId: string | null },
  people: readonly string[],
): Promise<void> {
  const topics = [...new Set([id, ...(groupId === null ? [] : [groupId]), ...people])]
  return platform.realtime.tell(transaction, ...topics.map((topic) => ({ topic, kind: 'updateHomework' as const, id })))
}
