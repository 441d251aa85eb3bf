import { countCap } from '@learntrail/contract/limits'
import { limitTo } from '../../platform/paging/limit.ts'
import { commentsSeen } from '../comments/index.ts'
import { fileSummaryOf, isoTime as iso } from '../files/index.ts'
import { isTopOf, ledIn } from '../groups/index.ts'
import { personSummaryOf } from '../people/index.ts'
import { commentedBulletin, isFor, leads, visibleBulletin } from './visibility.ts'

/** SQL of the contract's `readerCounts`. */
export const readerCounts = (b: string) => `(
  select json_build_object('members', count(*), 'read', count(x.read_at), 'signed', count(x.signed_at))
  from ${ledIn(`${b}.group_id`)} led
    left join bulletin_readings x on x.bulletin_id = ${b}.id and x.account_id = led.account_id)`

/** SQL of the contract's `bulletinReading`, from a row of bulletin_readings that need not be there. */
const reading = (r: string, b: string) => `json_build_object('readAt', ${iso(`${r}.read_at`)},
  'signedAt', ${iso(`${r}.signed_at`)}, 'signedBy', ${r}.signed_by, 'signedAs', ${r}.signed_as,
  'isFormer', coalesce(${r}.signed_version < ${b}.words_version, false))`

/** The columns of a `bulletinSummary` (contract `bulletins/bulletin`), with the beginning of its text in place of the excerpt; `$1` is the viewer. */
const summaryColumns = `b.id, json_build_object('id', g.id, 'name', g.name) as "group",
  ${personSummaryOf('w')} as writer, b.title, left(b.text, 1000) as text, cardinality(b.file_ids) as "fileCount",
  b.needs_signature as "needsSignature", b.is_pinned as "isPinned", b.appears_at as "appearsAt",
  b.appeared_at is not null as "hasAppeared", b.changed_at as "changedAt", ${reading('r', 'b')} as mine,
  case when ${leads('$1', 'b')} then ${readerCounts('b')} end as counts`

const fromBulletins = `bulletins b join groups g on g.id = b.group_id join accounts w on w.id = b.writer_id
  left join bulletin_readings r on r.bulletin_id = b.id and r.account_id = $1`

/** Viewer, bulletin. */
export const oneBulletinQuery = {
  name: 'bulletin',
  text: `select ${summaryColumns}, b.version, b.content,
      ${commentsSeen('$1', commentedBulletin, { id: 'b.id', counter: 'b.message_count' })} as "messageCount",
      coalesce((select json_agg(${fileSummaryOf('f')} order by held.place)
        from unnest(b.file_ids) with ordinality as held(id, place) join files f on f.id = held.id), '[]') as files,
      ${leads('$1', 'b')} as "isLeader", ${isTopOf('$1', 'b.group_id')} or b.writer_id = $1 as "isKeeper",
      ${isFor('$1', 'b')} and b.needs_signature and coalesce(r.signed_version < b.words_version, true) as "isAskedToSign",
      g.archived_at is not null as "isGroupArchived"
    from ${fromBulletins} where b.id = $2 and ${visibleBulletin('$1', 'b')}`,
}

/** Viewer, group, whether it is pinned, moment and id to go on from. */
export const bulletinsQuery = (limit: number) => ({
  name: `bulletins-${limit}`,
  text: `select ${summaryColumns} from ${fromBulletins}
    where b.group_id = $2 and (b.is_pinned, b.appears_at, b.id) < ($3::boolean, $4::timestamptz, $5::uuid)
      and ${visibleBulletin('$1', 'b')}
    order by b.is_pinned desc, b.appears_at desc, b.id desc ${limitTo(limit)}`,
})

/** Viewer, group: how many are for them that they have not read, as far as numbers are shown. */
export const unreadQuery = {
  name: 'bulletins-unread',
  text: `select count(*)::int as unread from (select 1 from ${fromBulletins}
    where b.group_id = $2 and b.appeared_at is not null and r.read_at is null
      and ${isFor('$1', 'b')} and ${visibleBulletin('$1', 'b')} ${limitTo(countCap + 1)}) unread`,
}

const fits = {
  read: 'r.read_at is not null',
  unread: 'r.read_at is null',
  signed: 'r.signed_at is not null',
  unsigned: 'r.signed_at is null',
} as const

/** Bulletin; seat number, moment and id to go on from: whom it is for, by their seat numbers and by since when they belong. */
export const readersQuery = (filter: keyof typeof fits | undefined, limit: number) => ({
  name: `bulletin-readers${filter === undefined ? '' : `-${filter}`}-${limit}`,
  text: `select led.account_id as id, led.since, led.number_order as "numberOrder", led.member_number as "memberNumber",
      ${personSummaryOf('a')} as person, ${reading('r', 'b')} as reading
    from bulletins b cross join lateral ${ledIn('b.group_id')} led join accounts a on a.id = led.account_id
      left join bulletin_readings r on r.bulletin_id = b.id and r.account_id = led.account_id
    where b.id = $1 and (led.number_order, led.since, led.account_id) > ($2::text, $3::timestamptz, $4::uuid) ${filter === undefined ? '' : `and ${fits[filter]}`}
    order by led.number_order, led.since, led.account_id ${limitTo(limit)}`,
})

/** Who waits to be reminded of a bulletin `b`, given their reading `r`, which need not be there. */
export const isWaitedFor = (r: string, b: string) =>
  `(${r}.read_at is null or (${b}.needs_signature and ${r}.signed_at is null))`
