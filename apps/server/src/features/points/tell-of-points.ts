import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** A class; of more, whoever looks at the group is told, and the others read it in their notices. */
const toldEach = 60

/** Whoever looks at the group, and those whose points moved, have something else before their eyes. */
export function tellOfPoints(
  platform: Platform,
  transaction: Transaction,
  groupId: string,
  people: readonly string[],
): Promise<void> {
  const topics = [groupId, ...(people.length > toldEach ? [] : new Set(people))]
  return platform.realtime.tell(
    transaction,
    ...topics.map((topic) => ({ topic, kind: 'updatePoints' as const, id: groupId })),
  )
}
