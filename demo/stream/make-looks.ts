import { markSeen } from '../../apps/server/src/features/stream/demo.ts'
import { lastId } from '../../apps/server/src/platform/paging/by-id.ts'
import type { PersonKey } from '../people/people.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'

/** The evening on which a person last read their stream: records published since are new to them. */
const lastLooks: readonly (readonly [PersonKey, daysAgo: number])[] = [
  ['rain', 6],
  ['free', 10],
]

/** Sets how far people have read their streams. Idempotent: the position only moves forward. */
export async function makeLooks({ platform, calendar }: Making, ids: Ids): Promise<void> {
  for (const [key, days] of lastLooks)
    await markSeen(platformAt(platform, calendar.daysAgo(days)), actor(idOf(ids, key)), lastId)
}
