import { limitTo } from '../../platform/paging/limit.ts'
import { actsForSchool, joinAccount } from '../accounts/index.ts'
import { notBlockedWith, personSummaryOf, visiblePerson } from '../people/index.ts'
import { groupSummaryOf } from './group-summary.sql.ts'
import { belongsTo, listedGroup, visibleGroup, visibleInside } from './visibility.sql.ts'

/** SQL of the newest group whose row `n` satisfies `fits`, if the viewer belongs to it. */
const otherOf = (fits: string) => `(select json_build_object('id', n.id, 'name', n.name) from groups n
    where ${fits} and n.deleted_at is null and ${belongsTo('$1', 'n.id')} order by n.id desc limit 1)`

/** Everything that a group's own screen shows; $1 viewer. */
const groupColumns = `${groupSummaryOf('$1', 'g')}, g.description, g.cover_file_id as "coverFileId",
  g.school_id as "schoolId", g.administrator_count as "administratorCount", g.created_at as "createdAt", g.deleted_at as "deletedAt",
  g.archived_at as "archivedAt", ${otherOf('n.continues_id = g.id')} as next, ${otherOf('n.id = g.continues_id')} as former,
  g.shows_leaderboard as "leaderboardStatus",
  case when ${visibleInside('$1', 'a', 'g.id')} then ${personSummaryOf('a')} end as "topAdministrator",
  exists (select 1 from group_bans b where b.group_id = g.id and b.account_id = $1) as "isBanned",
  (g.type = 'school' and ${actsForSchool('$1', 'g.school_id')}) as "actsForSchool"`

const from = `from groups g ${joinAccount('a', 'g.owner_id')}`

/**
 * $1 viewer, $2 id, $3 handle (one of both null), $4 link code, $5 now. A valid link also shows groups that are in no
 * list.
 */
export const oneGroupQuery = {
  name: 'group-one',
  text: `select ${groupColumns}, exists (
      select 1 from group_links l where l.group_id = g.id and l.code = $4 and l.expires_at > $5) as "hasLink"
    ${from}
    where (g.id = $2 or g.handle = $3) and (${visibleGroup('$1', 'g')} or (g.deleted_at is null and ${notBlockedWith('$1', 'g.owner_id')} and exists (
      select 1 from group_links l where l.group_id = g.id and l.code = $4 and l.expires_at > $5)))`,
}

/** $1 viewer: their deleted groups that can be restored, last deleted first. */
export const deletedGroupsQuery = {
  name: 'groups-deleted',
  text: `select ${groupColumns}, false as "hasLink" ${from}
    where g.owner_id = $1 and g.deleted_at is not null order by g.deleted_at desc, g.id`,
}

/** $1 viewer, $2 person whose groups are listed, $3–4 cursor, $5 archived ones or not. */
export const groupsOfQuery = (limit: number) => ({
  name: `groups-of-${limit}`,
  text: `select ${groupSummaryOf('$1', 'g')}, m.since from group_members m join groups g on g.id = m.group_id
    where m.account_id = $2 and (m.since, m.group_id) < ($3::timestamptz, $4::uuid) and ${listedGroup('$1', 'g')}
      and (g.archived_at is not null) = $5
    order by m.since desc, m.group_id desc ${limitTo(limit)}`,
})

/** $1 viewer, $2 people: the groups of each that the viewer may see, by name. */
export const groupNamesQuery = {
  name: 'group-names',
  text: `select m.account_id as "personId", json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name, g.id) as groups
    from group_members m ${joinAccount('a', 'm.account_id')} join groups g on g.id = m.group_id
    where a.id = any($2::uuid[]) and (a.id = $1 or ${visiblePerson('$1', 'a')}) and ${listedGroup('$1', 'g')}
    group by m.account_id order by m.account_id`,
}
