import { pointLimits } from '@learntrail/contract/points/limits'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { isoTime } from '../../files/index.ts'
import { administers, isIn, isTopOf, ledIn } from '../../groups/index.ts'
import { questionSeen } from '../../homework/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { entriesOf, isGiven, isTakenBack } from '../entries.sql.ts'
import { plusAt } from '../reach-points.ts'

/** Viewer, group, holder, before which id, from which on: how the points of a member came, the newest first. */
export const movementsQuery = {
  name: 'points-movements',
  text: `select e.id, e.kind, e.points, act.made_at as at, act.reason,
      case when by.id is not null then ${personSummaryOf('by')} end as by,
      case when act.question_id is not null then ${questionSeen('$1', 'act.question_id')} end as homework,
      e.id > coalesce(h.seen_id, '${firstId}') as "isNew", back.entry_id is not null as "isTakenBack", said.words as answer,
      (h.account_id = $1 and ${isGiven('e')} and act.actor_id is not null and said.entry_id is null) as "canAnswer",
      (${administers('$1', '$2')} and ${isGiven('e')} and back.entry_id is null and coalesce(h.emptied_id < e.id, true)) as "canTakeBack"
    from (select * from ${entriesOf('$2', '$3')} own where own.id < $4 and own.id >= $5 and own.act_id is not null
        order by own.id desc ${limitTo(pointLimits.page + 1)}) e
      join point_accounts h on h.group_id = $2 and h.id = $3
      join point_acts act on act.group_id = $2 and act.id = e.act_id
      left join accounts by on by.id = act.actor_id
      left join point_answers said on said.group_id = $2 and said.entry_id = e.id
      left join point_sources back on back.group_id = $2 and back.source = 'reversal:' || e.id and back.holder_id = $3
    order by e.id desc`,
}

/** More unread than this are not counted. */
const mostUnread = 1_000

/** Group, person, from which id on: what they have, and what of it they have not seen. */
export const holderQuery = {
  name: 'points-holder',
  text: `select h.id, h.balance, h.received, (
      select count(*) from (select 1 from ${entriesOf('$1', 'h.id')} e
        where e.id > coalesce(h.seen_id, $3) and e.id >= $3 and e.act_id is not null limit ${mostUnread}) unseen)::int as unread
    from point_accounts h where h.group_id = $1 and h.account_id = $2`,
}

/** The same of somebody who looks at their own, whether they belong to the group, and what all fill together. */
export const ownQuery = {
  name: 'points-own',
  text: `select ${isIn('$2::uuid', '$1::uuid')} as "isIn", h.id, coalesce(h.balance, 0) as balance, coalesce(h.received, 0) as received,
      coalesce(h.unread, 0) as unread, case when goal.title is not null then json_build_object('title', goal.title,
        'target', goal.target, 'picture', goal.picture, 'reached', goal.reached, 'setAt', ${isoTime('goal.set_at')}) end as goal
    from (select 1) asked left join (${holderQuery.text}) h on true left join point_goals goal on goal.group_id = $1`,
}

/** Group, holder, from which id on: what they were given and kept, by the Mondays of Taiwan. */
export const weeksQuery = {
  name: 'points-weeks',
  text: `select to_char(date_trunc('week', act.made_at at time zone 'Asia/Taipei'), 'YYYY-MM-DD') as "from", sum(e.amount)::int as points
    from point_entries e join point_acts act on act.group_id = e.group_id and act.id = e.act_id
    where e.group_id = $1 and e.to_id = $2 and e.id >= $3 and ${isGiven('e')} and not ${isTakenBack('e', '$2')}
    group by 1`,
}

/** Group, now: members by their seat numbers, with what they have. */
export const membersQuery = {
  name: 'points-members',
  text: `select ${personSummaryOf('a')} as person, led.member_number as "memberNumber", coalesce(h.balance, 0) as balance,
      coalesce(h.received, 0) as received, ${plusAt('a', '$2::timestamptz')} as "canReceive"
    from ${ledIn('$1')} led join accounts a on a.id = led.account_id
      left join point_accounts h on h.group_id = $1 and h.account_id = a.id
    order by led.number_order, led.since, a.id`,
}

/** Group, person: somebody who belongs to it or has ever had points in it. */
export const knownQuery = {
  name: 'points-known',
  text: `select ${personSummaryOf('a')} as person from accounts a where a.id = $2 and (
      exists (select 1 from ${ledIn('$1')} led where led.account_id = a.id)
      or exists (select 1 from point_accounts h where h.group_id = $1 and h.account_id = a.id))`,
}

/** Viewer, group. */
export const standingQuery = {
  name: 'points-standing',
  text: `select ${isTopOf('$1', 'g.id')} as "canReset", g.archived_at is not null as "isArchived" from groups g where g.id = $2`,
}

/** Group: what it may still give; no row before it has given any. */
export const budgetQuery = {
  name: 'points-budget',
  text: `select balance from point_accounts where group_id = $1 and kind = 'budget'`,
}

/** Group, person, movement of theirs. */
export const markSeenQuery = {
  name: 'points-mark-seen',
  text: `update point_accounts h set seen_id = greatest(h.seen_id, e.id) from point_entries e
    where h.group_id = $1 and h.account_id = $2 and e.group_id = $1 and e.id = $3 and h.id in (e.from_id, e.to_id)`,
}
