import { joinAccount } from '../../accounts/index.ts'
import { everyGroup, ledIn, notBlockedIn } from '../../groups/index.ts'
import { personSummaryOf, presentPerson } from '../../people/index.ts'

/** Whether a group's leaderboard is on and its school does not forbid it; `g` is a row of groups. */
const showsLeaderboard = (g: string) => `(${g}.shows_leaderboard and not ${isForbidden(g)})`

const isForbidden = (g: string) => `exists (
  select 1 from point_schools its where its.school_id = ${g}.school_id and its.forbids_leaderboards)`

/** Members who may be on the leaderboard: they do not lead the group, and are present and not suspended. */
const present = (group: string) => `${ledIn(group)} led
  ${joinAccount('a', 'led.account_id')} and ${presentPerson('a')} and a.suspended_at is null`

/** $1 week, $2 limit. Groups whose leaderboard is of an earlier week. */
export const dueQuery = {
  name: 'leaderboards-due',
  text: `select g.id from ${everyGroup('g')} left join point_leaderboards l on l.group_id = g.id
    where ${showsLeaderboard('g')} and g.deleted_at is null and g.archived_at is null and coalesce(l.week < $1, true)
    order by g.id limit $2`,
}

/** $1 group. Everybody who may be on its leaderboard, with their points. */
export const countedQuery = {
  name: 'leaderboard-counted',
  text: `select a.id as "accountId", coalesce(h.balance, 0) as points
    from ${present('$1')} left join point_accounts h on h.group_id = $1 and h.account_id = a.id`,
}

/** $1 viewer, $2 group. */
export const standingQuery = {
  name: 'leaderboard-standing',
  text: `select g.shows_leaderboard as "isOn", ${isForbidden('g')} as "isForbidden", l.week, l.made_at as "madeAt",
      coalesce((select h.hides_name from point_accounts h where h.group_id = g.id and h.account_id = $1), false) as "hidesName"
    from ${everyGroup('g')} left join point_leaderboards l on l.group_id = g.id where g.id = $2`,
}

/** $1 viewer, $2 group. Places of members still present. A hidden name is shown to its owner only. */
export const placesQuery = {
  name: 'leaderboard-places',
  text: `select p.place, p.points, a.id = $1 as "isMe",
      case when a.id = $1 or (not coalesce(h.hides_name, false) and ${notBlockedIn('$1', 'a.id', '$2')})
        then ${personSummaryOf('a')} end as person
    from point_places p join ${present('$2')} on a.id = p.account_id
      left join point_accounts h on h.group_id = p.group_id and h.account_id = a.id
    where p.group_id = $2 order by p.place, coalesce(h.hides_name, false), led.number_order, a.id`,
}
