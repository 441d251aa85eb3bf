import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** The size of a class; larger numbers of people see it in their notices. */
const toldEach = 60

/** Tells the receivers, and people viewing the group, to read the points again. */
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
