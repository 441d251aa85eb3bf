import { befriend, block } from '../../apps/server/src/features/people/demo.ts'
import { inTurn } from '../school/in-turn.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { blocked, friendships } from './circles.ts'

/** Makes the friendships and blocks. */
export async function makeRelations({ platform, calendar }: Making, ids: Ids): Promise<void> {
  await inTurn(friendships(), 4, async ([one, other], turn) => {
    await befriend(platformAt(platform, calendar.befriendedAt(turn)), idOf(ids, one), idOf(ids, other))
  })
  for (const [blocker, other] of blocked) {
    await block(platformAt(platform, calendar.befriendedAt(0)), idOf(ids, blocker), idOf(ids, other))
  }
}
