import {
  changeBudget,
  giveReward,
  issueReward,
  keepRewardMonths,
  proveRewards,
} from '../../apps/server/src/features/rewards/demo.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { rewards } from './rewards.ts'

/** Gives a school a budget, and its students reward points out of it. Idempotent. */
export async function makeRewards({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const { group, by, budget, given, gifts } = rewards
  const found = await platform.pool.query<{ id: string; schoolId: string }>(
    `select g.id, t.vouched_school_id as "schoolId" from groups g, accounts t where g.handle = $1 and t.id = $2`,
    [group, idOf(ids, by)],
  )
  const { id: groupId, schoolId } = found.rows[0] ?? { id: '', schoolId: '' }
  const staff = { id: idOf(ids, 'staff'), requestId: 'demo' }
  await changeBudget(platformAt(platform, calendar.daysAgo(budget.daysAgo)), staff, {
    schoolId,
    clientId: stableId('budget of reward points'),
    points: budget.points,
    reason: budget.reason,
    way: 'funded',
  })
  for (const { daysAgo, points, reason, to } of given)
    await issueReward(platformAt(platform, calendar.daysAgo(daysAgo)), actor(idOf(ids, by)), {
      groupId,
      clientId: stableId(`reward ${reason}`),
      points,
      reason,
      memberIds: to.map((key) => idOf(ids, key)),
    })
  for (const { daysAgo, points, reason, to } of gifts)
    for (const key of to) {
      const account = await nameOf(platform, idOf(ids, key))
      const clientId = stableId(`gift ${key} ${reason}`)
      await giveReward(platformAt(platform, calendar.daysAgo(daysAgo)), staff, { clientId, account, points, reason })
    }
  await keepRewardMonths(platform)
  await proveRewards(platform)
}

async function nameOf({ pool }: Making['platform'], id: string): Promise<string> {
  const { rows } = await pool.query<{ username: string }>('select username from accounts where id = $1', [id])
  return rows[0]?.username ?? ''
}
