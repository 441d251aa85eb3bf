import { markSeen } from '../../apps/server/src/features/stream/demo.ts'
import { lastId } from '../../apps/server/src/platform/paging/by-id.ts'
import type { PersonKey } from '../people/people.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'

/** On which evening somebody looked at their stream last: what was published since is new to them. */
const lastLooks: readonly (readonly [PersonKey, daysAgo: number])[] = [
  ['rain', 6],
  ['free', 10],
]

/** Again changes nothing: what was seen only goes forward. */
export async function makeLooks({ platform, calendar }: Making, ids: Ids): Promise<void> {
  for (const [key, days] of lastLooks)
    await markSeen(platformAt(platform, calendar.daysAgo(days)), actor(idOf(ids, key)), lastId)
}
