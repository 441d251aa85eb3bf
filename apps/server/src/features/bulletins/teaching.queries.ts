import { limitTo } from '../../platform/paging/limit.ts'
import { classesLedBy, schoolGroupsOf } from '../groups/index.ts'
import { isIncomplete, readerCounts } from './bulletins.queries.ts'
import { isFor } from './visibility.sql.ts'

const group = `json_build_object('id', g.id, 'name', g.name) as "group"`

/** $1 viewer, $2 since when. */
export const unsignedQuery = (limit: number) => ({
  name: `bulletins-unsigned-${limit}`,
  text: `select b.id, b.title, ${group}, b.appears_at as "appearsAt", b.reminded_at as "remindedAt", ${readerCounts('b')} as counts
    from ${classesLedBy('$1')} g join bulletins b on b.group_id = g.id
    where b.appeared_at >= $2 and ${isIncomplete('b')}
    order by b.appears_at desc, b.id desc ${limitTo(limit)}`,
})

/** $1 viewer, $2 since when. */
export const toldQuery = (limit: number) => ({
  name: `bulletins-told-${limit}`,
  text: `select b.id, b.title, ${group}, b.appears_at as "appearsAt", unread.it as "isUnread"
    from ${schoolGroupsOf('$1')} g join bulletins b on b.group_id = g.id
      cross join lateral (select ${isFor('$1', 'b')} and not exists (select 1 from bulletin_readings r
        where r.bulletin_id = b.id and r.account_id = $1 and r.read_at is not null) as it) unread
    where b.appeared_at >= $2 and b.writer_id is distinct from $1
    order by unread.it desc, b.appears_at desc, b.id desc ${limitTo(limit)}`,
})

/** SQL: whether the person has opened a bulletin of the group since a moment. */
export const hasRead = (person: string, groupId: string, since: string): string => `exists (
  select 1 from bulletin_readings seen join bulletins b on b.id = seen.bulletin_id
  where seen.account_id = ${person} and b.group_id = ${groupId} and seen.read_at >= ${since})`
