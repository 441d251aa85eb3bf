import { ledIn, notBlockedIn } from '../../groups/index.ts'
import { personSummaryOf, presentPerson } from '../../people/index.ts'

/** Its leaderboard is on, and its school has nothing against it; `g` is a row of groups. */
const showsLeaderboard = (g: string) => `(${g}.shows_leaderboard and not ${isForbidden(g)})`

const isForbidden = (g: string) => `exists (
  select 1 from point_schools its where its.school_id = ${g}.school_id and its.forbids_leaderboards)`

/** Whoever may stand on it: who belongs to the group, and is there. */
const present = (group: string) => `${ledIn(group)} led
  join accounts a on a.id = led.account_id and ${presentPerson('a')} and a.suspended_at is null`

/** Week, how many: groups whose leaderboard is of an earlier week. */
export const dueQuery = {
  name: 'leaderboards-due',
  text: `select g.id from groups g left join point_leaderboards l on l.group_id = g.id
    where ${showsLeaderboard('g')} and g.deleted_at is null and g.archived_at is null and coalesce(l.week < $1, true)
    order by g.id limit $2`,
}

/** Group: all who may stand on it, with what they have. */
export const countedQuery = {
  name: 'leaderboard-counted',
  text: `select a.id as "accountId", coalesce(h.balance, 0) as points
    from ${present('$1')} left join point_accounts h on h.group_id = $1 and h.account_id = a.id`,
}

/** Viewer, group. */
export const standingQuery = {
  name: 'leaderboard-standing',
  text: `select g.shows_leaderboard as "isOn", ${isForbidden('g')} as "isForbidden", l.week, l.made_at as "madeAt",
      coalesce((select h.hides_name from point_accounts h where h.group_id = g.id and h.account_id = $1), false) as "hidesName"
    from groups g left join point_leaderboards l on l.group_id = g.id where g.id = $2`,
}

/** Viewer, group: who stands on it and is still there. A name that is hidden is nobody's but for who hides it. */
export const placesQuery = {
  name: 'leaderboard-places',
  text: `select p.place, p.points, a.id = $1 as "isMe",
      case when a.id = $1 or (not coalesce(h.hides_name, false) and ${notBlockedIn('$1', 'a.id', '$2')})
        then ${personSummaryOf('a')} end as person
    from point_places p join ${present('$2')} on a.id = p.account_id
      left join point_accounts h on h.group_id = p.group_id and h.account_id = a.id
    where p.group_id = $2 order by p.place, coalesce(h.hides_name, false), led.number_order, a.id`,
}
