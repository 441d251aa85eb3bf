import { pointLimits } from '@learntrail/contract/points/limits'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { fromAccounts, joinAccount } from '../../accounts/index.ts'
import { administers, fromGroups, isIn, isTopOf, ledIn } from '../../groups/index.ts'
import { questionSeen } from '../../homework/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { entriesOf, isGiven, isTakenBack } from '../entries.sql.ts'
import { plusAt } from '../reach-points.policy.ts'

/** SQL expressions: viewer, group, row of point_accounts, first id not shown, first id shown. */
interface Movements {
  viewer: string
  group: string
  holder: string
  before: string
  from: string
}

/** A member's movements, newest first. */
const movementsOf = ({ viewer, group, holder, before, from }: Movements) => `
    select e.id, e.kind, e.points, ${isoTime('act.made_at')} as at, act.reason,
      case when by.id is not null then ${personSummaryOf('by')} end as by,
      case when act.question_id is not null then ${questionSeen(viewer, 'act.question_id')} end as homework,
      e.id > coalesce(h.seen_id, '${firstId}') as "isNew", back.entry_id is not null as "isTakenBack", said.words as answer,
      (h.account_id = ${viewer} and ${isGiven('e')} and act.actor_id is not null and said.entry_id is null) as "canAnswer",
      (${administers(viewer, group)} and ${isGiven('e')} and back.entry_id is null and coalesce(h.emptied_id < e.id, true)) as "canTakeBack"
    from (select * from ${entriesOf(group, holder)} own where own.id < ${before} and own.id >= ${from} and own.act_id is not null
        order by own.id desc ${limitTo(pointLimits.page + 1)}) e
      join point_accounts h on h.group_id = ${group} and h.id = ${holder}
      join point_acts act on act.group_id = ${group} and act.id = e.act_id
      left ${joinAccount('by', 'act.actor_id')}
      left join point_answers said on said.group_id = ${group} and said.entry_id = e.id
      left join point_sources back on back.group_id = ${group} and back.source = 'reversal:' || e.id and back.holder_id = ${holder}
    order by e.id desc`

/** $1 viewer, $2 group, $3 holder, $4 before this id, $5 from this id on. */
export const movementsQuery = {
  name: 'points-movements',
  text: movementsOf({ viewer: '$1', group: '$2', holder: '$3', before: '$4', from: '$5' }),
}

/** Most unread movements that are counted. */
const mostUnread = 1_000

/** $1 group, $2 person, $3 from this id on. A member's points, and how many movements they have not seen. */
export const holderQuery = {
  name: 'points-holder',
  text: `select h.id, h.balance, h.received, (
      select count(*) from (select 1 from ${entriesOf('$1', 'h.id')} e
        where e.id > coalesce(h.seen_id, $3) and e.id >= $3 and e.act_id is not null limit ${mostUnread}) unseen)::int as unread
    from point_accounts h where h.group_id = $1 and h.account_id = $2`,
}

/** Points a holder was given and kept since an id, by week, from Monday in Taiwan. */
const weeksOf = (group: string, holder: string, from: string) => `
    select to_char(date_trunc('week', act.made_at at time zone 'Asia/Taipei'), 'YYYY-MM-DD') as "from", sum(e.amount)::int as points
    from point_entries e join point_acts act on act.group_id = e.group_id and act.id = e.act_id
    where e.group_id = ${group} and e.to_id = ${holder} and e.id >= ${from} and ${isGiven('e')} and not ${isTakenBack('e', holder)}
    group by 1`

const listOf = (rows: string) => `coalesce((select json_agg(listed) from (${rows}) listed), '[]')`
const ownMovements = { viewer: '$2::uuid', group: '$1::uuid', holder: 'mine.id', before: '$4::uuid', from: '$3::uuid' }

/**
 * $1 group, $2 person, $3 from this id on, $4 before this id, $5 first id of the weeks. Everything a member sees of
 * their own points in one query: membership, balance, the common goal, movements and weeks.
 */
export const ownQuery = {
  name: 'points-own',
  text: `select ${isIn('$2::uuid', '$1::uuid')} as "isIn", coalesce(mine.balance, 0) as balance, coalesce(mine.received, 0) as received,
      coalesce(mine.unread, 0) as unread, case when goal.title is not null then json_build_object('title', goal.title,
        'target', goal.target, 'picture', goal.picture, 'reached', goal.reached, 'setAt', ${isoTime('goal.set_at')}) end as goal,
      ${listOf(movementsOf(ownMovements))} as movements, ${listOf(weeksOf('$1::uuid', 'mine.id', '$5::uuid'))} as weeks
    from (select 1) asked left join (${holderQuery.text}) mine on true left join point_goals goal on goal.group_id = $1`,
}

/** $1 group, $2 now. Members in the order of their seat numbers, with their points. */
export const membersQuery = {
  name: 'points-members',
  text: `select ${personSummaryOf('a')} as person, led.member_number as "memberNumber", coalesce(h.balance, 0) as balance,
      coalesce(h.received, 0) as received, ${plusAt('a', '$2::timestamptz')} as "canReceive"
    from ${ledIn('$1')} led ${joinAccount('a', 'led.account_id')}
      left join point_accounts h on h.group_id = $1 and h.account_id = a.id
    order by led.number_order, led.since, a.id`,
}

/** $1 group, $2 person. A member, or a person who has ever had points in the group. */
export const knownQuery = {
  name: 'points-known',
  text: `select ${personSummaryOf('a')} as person ${fromAccounts('a', '$2')} and (
      exists (select 1 from ${ledIn('$1')} led where led.account_id = a.id)
      or exists (select 1 from point_accounts h where h.group_id = $1 and h.account_id = a.id))`,
}

/** $1 viewer, $2 group. */
export const standingQuery = {
  name: 'points-standing',
  text: `select ${isTopOf('$1', 'g.id')} as "canReset", g.archived_at is not null as "isArchived" ${fromGroups('g', '$2')}`,
}

/** $1 group. The points the group may still give; no row before it first gave any. */
export const budgetQuery = {
  name: 'points-budget',
  text: `select balance from point_accounts where group_id = $1 and kind = 'budget'`,
}
