import { pointLimits } from '@learntrail/contract/points/limits'
import { limitTo } from '../../../platform/paging/limit.ts'
import { administers, isTopOf, ledIn } from '../../groups/index.ts'
import { questionSeen } from '../../homework/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { plusAt } from '../reach-points.ts'

const isGiven = (e: string) => `${e}.kind in ('issued', 'handedIn', 'quality')`
const isTakenBack = (e: string) => `exists (select 1 from point_sources s
  where s.group_id = ${e}.group_id and s.source = 'reversal:' || ${e}.id)`

/** What moved to the holder `$3` and from it, in the group `$2`, between the ids `$4` and `$5`. */
const ofHolder = `(
  select e.*, e.amount as points from point_entries e
    where e.group_id = $2 and e.to_id = $3 and e.id < $4 and e.id >= $5
  union all select e.*, -e.amount from point_entries e
    where e.group_id = $2 and e.from_id = $3 and e.id < $4 and e.id >= $5
      and e.kind <> 'issued' and e.kind <> 'handedIn' and e.kind <> 'quality')`

/** Viewer, group, holder, before which id, from which on: how the points of a member came, the newest first. */
export const movementsQuery = {
  name: 'points-movements',
  text: `select e.id, e.kind, e.points, act.made_at as at, act.reason,
      (select ${personSummaryOf('by')} from accounts by where by.id = act.actor_id) as by,
      ${questionSeen('$1', 'act.question_id')} as homework,
      e.id > coalesce(h.seen_id, '00000000-0000-0000-0000-000000000000') as "isNew",
      ${isTakenBack('e')} as "isTakenBack", said.words as answer,
      (h.account_id = $1 and ${isGiven('e')} and act.actor_id is not null and said.entry_id is null) as "canAnswer",
      (${administers('$1', '$2')} and ${isGiven('e')} and not ${isTakenBack('e')} and coalesce(h.emptied_id < e.id, true)) as "canTakeBack"
    from ${ofHolder} e join point_accounts h on h.group_id = e.group_id and h.id = $3
      join point_acts act on act.group_id = e.group_id and act.id = e.act_id
      left join point_answers said on said.group_id = e.group_id and said.entry_id = e.id
    order by e.id desc ${limitTo(pointLimits.page + 1)}`,
}

/** Group, person, from which id on: what they have, and what of it they have not seen. */
export const holderQuery = {
  name: 'points-holder',
  text: `select h.id, h.balance, h.received, (
      select count(*) from point_entries e where e.group_id = $1 and (e.to_id = h.id or (e.from_id = h.id
        and e.kind <> 'issued' and e.kind <> 'handedIn' and e.kind <> 'quality'))
        and e.id > coalesce(h.seen_id, $3) and e.id >= $3 and e.act_id is not null)::int as unread
    from point_accounts h where h.group_id = $1 and h.account_id = $2`,
}

/** Group, holder, from which id on: what they were given and kept, by the Mondays of Taiwan. */
export const weeksQuery = {
  name: 'points-weeks',
  text: `select to_char(date_trunc('week', act.made_at at time zone 'Asia/Taipei'), 'YYYY-MM-DD') as "from", sum(e.amount)::int as points
    from point_entries e join point_acts act on act.group_id = e.group_id and act.id = e.act_id
    where e.group_id = $1 and e.to_id = $2 and e.id >= $3 and ${isGiven('e')} and not ${isTakenBack('e')}
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
