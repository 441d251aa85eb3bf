import { rewardLimits } from '@learntrail/contract/rewards/limits'
import type { Purse, RewardMovement } from '@learntrail/contract/rewards/rewards'
import type { Person } from '../../../platform/access/person.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { shownFrom } from '../../../platform/ledger/shown-from.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { joinAccount } from '../../accounts/index.ts'
import { isIn, joinGroup } from '../../groups/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { entriesOf, isTakenBack } from '../entries.sql.ts'

type Actor = Pick<Person, 'id'>

/** More unread movements than this are not counted. */
const mostUnread = 1_000

const unseen = entriesOf('purse.id', {
  of: 'purse',
  where: 'e.id > coalesce(purse.seen_id, $2) and e.id >= $2 and e.act_id is not null',
  order: 'desc',
  most: mostUnread,
})

/** $1 person, $2 first id shown. */
export const purseQuery = {
  name: 'rewards-purse',
  text: `select coalesce(purse.balance, 0) as balance, coalesce(purse.received, 0) as received,
      coalesce((select sum(hold.balance) from reward_accounts hold
        where hold.kind = 'hold' and hold.account_id = $1), 0)::int as held,
      (select count(*) from (select 1 from ${unseen} e ${limitTo(mostUnread)}) unseen)::int as unread
    from (select 1) asked left join reward_accounts purse on purse.kind = 'purse' and purse.account_id = $1`,
}

export async function readPurse({ pool, clock }: Platform, person: Actor): Promise<Purse> {
  const { rows } = await pool.query<Purse>({
    ...purseQuery,
    values: [person.id, shownFrom(clock.now(), rewardLimits.monthsShown)],
  })
  return rows[0] ?? { balance: 0, held: 0, received: 0, unread: 0 }
}

const shownPage = entriesOf('purse.id', {
  of: 'purse',
  where: 'e.id < $2 and e.id >= $3 and e.act_id is not null',
  order: 'desc',
  most: rewardLimits.page + 1,
})

/**
 * $1 person, $2 cursor, $3 first id shown. Names the giver of points in a group, but not staff or the person
 * themselves, and no group that the person has left.
 */
export const movementsQuery = {
  name: 'rewards-movements',
  text: `select e.id, e.kind, e.points, ${isoTime('act.at')} as at, act.reason,
      case when actor.id <> $1 and act.group_id is not null and not (act.kind = 'correction' and original.actor_id is distinct from act.actor_id)
        then ${personSummaryOf('actor')} end as by,
      case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as group,
      e.id > coalesce(purse.seen_id, $3) as "isNew", ${isTakenBack('e')} as "isTakenBack"
    from reward_accounts purse cross join lateral ${shownPage} e
      join reward_acts act on act.id = e.act_id left join reward_acts original on original.id = act.reverses
      left ${joinAccount('actor', 'act.actor_id')}
      left ${joinGroup('g', 'act.group_id')} and ${isIn('$1::uuid', 'g.id')}
    where purse.kind = 'purse' and purse.account_id = $1
    order by e.id desc ${limitTo(rewardLimits.page + 1)}`,
}

export async function listMovements({ pool, clock }: Platform, person: Actor, cursor: string | undefined) {
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const values = [person.id, before, shownFrom(clock.now(), rewardLimits.monthsShown)]
  const { rows } = await pool.query<RewardMovement>({ ...movementsQuery, values })
  return pageOf(rows, rewardLimits.page, ({ id }) => [id])
}

/** Marks a person's movements as seen up to one; an earlier one changes nothing. Returns how many are unread. */
export async function markSeen(platform: Platform, person: Actor, movementId: string): Promise<number> {
  const { rowCount } = await platform.pool.query({
    name: 'rewards-mark-seen',
    text: `update reward_accounts purse set seen_id = greatest(purse.seen_id, e.id) from reward_entries e
      where purse.kind = 'purse' and purse.account_id = $1 and e.id = $2 and purse.id in (e.from_id, e.to_id)`,
    values: [person.id, movementId],
  })
  if (rowCount === 0) refuse('REWARDS_NOT_FOUND')
  return (await readPurse(platform, person)).unread
}
