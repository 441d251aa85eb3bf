import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** A class; of more, they read it in their notices. */
const toldEach = 60

/** Those whose points moved, and whoever looks at the group, have something else before their eyes. */
export function tellOfRewards(
  platform: Platform,
  transaction: Transaction,
  { groupId, people }: { groupId: string | null; people: readonly string[] },
): Promise<void> {
  const topics = [...(groupId === null ? [] : [groupId]), ...(people.length > toldEach ? [] : new Set(people))]
  return platform.realtime.tell(
    transaction,
    ...topics.map((topic) => ({ topic, kind: 'updateRewards' as const, id: topic })),
  )
}
