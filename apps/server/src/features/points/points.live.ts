import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** About the size of a class. When more people are concerned, only the group's viewers are told. */
const toldEach = 60

/** Tells open windows, of the group and of up to `toldEach` people concerned, that points changed. */
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
