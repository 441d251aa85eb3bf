import { chatLimits } from '@learntrail/contract/chat/limits'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { isPartOfName } from '../../../platform/search/part-of-name.ts'
import { everyAccount, joinAccount, joinStandingAccount } from '../../accounts/index.ts'
import { joinGroup } from '../../groups/index.ts'
import { blockedWith, countSeen, personSummaryOf, remarkOf } from '../../people/index.ts'
import { schoolTalkOf } from '../schools/school-talk.queries.ts'
import { meetsInRoom, notBlockedInRoom, readUpTo, seenReading, seenRoom } from '../visibility.sql.ts'

const pictureOf = `case when coalesce(g.cover_file_id, r.picture_file_id) is not null
  then '/api/v2/files/' || coalesce(g.cover_file_id, r.picture_file_id) || '/entity?type=thumbnail&width=320' end`

/** The other person in a room of two. */
const otherOf = `(select ${personSummaryOf('a')} from chatroom_members o ${joinAccount('a', 'o.account_id')}
  where r.type = 'direct' and o.room_id = r.id and o.account_id <> $1)`

/** The viewer's remark on them. */
const otherRemark = `coalesce((select ${remarkOf('$1', 'o.account_id')} from chatroom_members o
    ${joinStandingAccount('a', 'o.account_id')}
  where r.type = 'direct' and o.room_id = r.id and o.account_id <> $1), '')`

const lastOf = `(select json_build_object('number', m.number, 'type', m.type, 'text', left(m.text, ${chatLimits.excerpt}),
    'author', ${personSummaryOf('a')}, 'createdAt', ${isoTime('m.created_at')})
  from chatroom_messages m ${joinAccount('a', 'm.author_id')}
  where m.room_id = r.id and m.number > own.since_number and ${notBlockedInRoom('$1', 'm.author_id', 'r.id')}
  order by m.number desc limit 1)`

/** The number of members, consistent with the members listed for the viewer. */
const membersSeen = countSeen(
  '$1',
  'r.member_count',
  (isHidden) => `select count(*) from chatroom_members hidden where hidden.room_id = r.id
    and ${isHidden('hidden.account_id')} and not ${meetsInRoom('$1', 'hidden.account_id', 'r.id')}`,
)

export const unread = `greatest(r.last_number - ${readUpTo('own')}, 0)`

/** Columns of the row `r` of chatrooms, its group `g` if any, and the viewer's row `own` of its members; $1 viewer. */
const roomColumns = `r.id, r.type, coalesce(g.name, r.name) as name, r.group_id as "groupId", ${pictureOf} as picture,
  ${otherOf} as other, ${otherRemark} as remark, ${membersSeen} as "memberCount", r.last_number as "lastNumber", r.last_change as "lastChange",
  ${readUpTo('own')} as "readNumber", ${unread} as unread, own.is_muted as "isMuted",
  own.is_administrator as "isAdministrator", r.closed_at as "closedAt", r.rest_from as "restFrom", r.rest_until as "restUntil",
  r.asked_by as "askedBy", r.contact, g.archived_at is not null as "isArchived", r.at,
  case when r.contact in ('asked', 'declined') then r.last_number > 0 else false end as "hasAsked",
  own.is_asking as "isAskingSeveral", own.silenced_at as "silencedAt", own.silenced_until as "silencedUntil", own.silence_reason as "silenceReason", ${lastOf} as last,
  ${schoolTalkOf('$1', 'r.id')} as school`

const mine = `chatroom_members own join chatrooms r on r.id = own.room_id left ${joinGroup('g', 'r.group_id')}`
const isMine = `own.account_id = $1 and ${seenRoom('$1', 'r')}`

/** $1 viewer, $2 room. */
export const oneRoomQuery = {
  name: 'chatroom-one',
  text: `select ${roomColumns} from ${mine} where own.room_id = $2 and ${isMine}`,
}

/** $1 viewer, $2 rooms, returned in this order. */
export const roomsByIdQuery = {
  name: 'chatrooms-by-id',
  text: `select ${roomColumns} from unnest($2::uuid[]) with ordinality as named(id, place)
    join chatroom_members own on own.room_id = named.id join chatrooms r on r.id = own.room_id left ${joinGroup('g', 'r.group_id')}
    where ${isMine} order by named.place`,
}

export type RoomsOf = 'all' | 'group' | 'normal'
const ofKind: Record<RoomsOf, string> = { all: 'true', group: `r.type = 'group'`, normal: `r.type <> 'group'` }

const nameOf = `coalesce(g.name, nullif(r.name, ''), (
  select a.display_name from chatroom_members o ${joinAccount('a', 'o.account_id')}
  where o.room_id = r.id and o.account_id <> $1 limit 1))`

/** $1 viewer, $2 has cursor, $3–4 cursor (moment, id), $5 part of the name or ''. */
export const roomsQuery = (of: RoomsOf, hasKeyword: boolean, limit: number) => ({
  name: `chatrooms-${of}${hasKeyword ? '-named' : ''}-${limit}`,
  text: `select ${roomColumns} from ${mine}
    where ${isMine} and ${ofKind[of]} and (not $2::boolean or (r.at, r.id) < ($3::timestamptz, $4::uuid))
      and ${hasKeyword ? isPartOfName('$5::text', nameOf) : `$5 = ''`}
    order by r.at desc, r.id desc ${limitTo(limit)}`,
})

/** $1 viewer, $2 cursor (id). */
export const roomsInBatchesQuery = (limit: number) => ({
  name: `chatrooms-batches-${limit}`,
  text: `select ${roomColumns} from ${mine} where ${isMine} and own.room_id > $2 order by own.room_id ${limitTo(limit)}`,
})

/** $1 viewer. Leaves out muted rooms. */
export const unreadQuery = {
  name: 'chatrooms-unread',
  text: `select coalesce(sum(${unread}) filter (where r.type = 'group'), 0)::int as "group",
      coalesce(sum(${unread}) filter (where r.type <> 'group'), 0)::int as normal
    from chatroom_members own join chatrooms r on r.id = own.room_id where ${isMine} and not own.is_muted`,
}

/** $1 viewers. The rooms of each viewer who has any. */
export const roomIdsQuery = {
  name: 'chatrooms-ids',
  text: `select viewer.id, array_agg(r.id) as rooms from unnest($1::uuid[]) as viewer(id)
    join chatroom_members own on own.account_id = viewer.id join chatrooms r on r.id = own.room_id
    where ${seenRoom('viewer.id', 'r')} group by viewer.id`,
}

/** $1 viewers. For each, the people they hear in which rooms despite a block between them. */
export const heardQuery = {
  name: 'chatrooms-heard',
  text: `select viewer.id, r.id as "roomId", other.id as "personId" from unnest($1::uuid[]) as viewer(id)
    cross join lateral (${blockedWith('viewer.id')}) as other(id)
    join chatroom_members own on own.account_id = viewer.id
    join chatrooms r on r.id = own.room_id and r.group_id is not null
    join chatroom_members theirs on theirs.room_id = r.id and theirs.account_id = other.id
    where ${seenRoom('viewer.id', 'r')} and ${meetsInRoom('viewer.id', 'other.id', 'r.id')}`,
}

/** $1 viewer. */
export const roomCountsQuery = {
  name: 'chatrooms-counts',
  text: `select (select count(*) from chatrooms r where r.made_by = $1 and r.type = 'several')::int as made,
    (select count(*) from chatroom_members own join chatrooms r on r.id = own.room_id where ${isMine})::int as joined`,
}

/** $1 viewer, $2 room, $3 moment. The members, administrators first. */
export const membersQuery = {
  name: 'chatroom-members',
  text: `select ${personSummaryOf('a')} as person, case when a.deleted_at is null then ${remarkOf('$1', 'a.id')} else '' end as remark,
      m.is_administrator as "isAdministrator",
      case when ${seenReading('$1', 'm.account_id', 'r')} then ${readUpTo('m')} end as "readNumber",
      case when m.silenced_at is not null and not m.is_administrator and coalesce(m.silenced_until > $3::timestamptz, true)
          and (m.account_id = $1 or exists (select 1 from chatroom_members own
            where own.room_id = $2 and own.account_id = $1 and own.is_administrator))
        then json_build_object('until', ${isoTime('m.silenced_until')}, 'reason', m.silence_reason) end as silence
    from chatroom_members m join chatrooms r on r.id = m.room_id ${joinAccount('a', 'm.account_id')}
    where m.room_id = $2 and (a.id = $1 or ${notBlockedInRoom('$1', 'a.id', '$2')})
    order by m.is_administrator desc, m.since, m.account_id`,
}

/** $1 room, $2 reader. The members who may see how far the reader has read. */
export const seeReadingQuery = {
  name: 'chatroom-see-reading',
  text: `select m.account_id as id from chatroom_members m join chatrooms r on r.id = m.room_id
    where m.room_id = $1 and ${seenReading('m.account_id', '$2', 'r')}`,
}

/** $1 viewer, $2 cursor (id). Everybody in the viewer's rooms, once each. */
export const peopleQuery = (limit: number) => ({
  name: `chatrooms-people-${limit}`,
  text: `select a.id, ${personSummaryOf('a')} as person from ${everyAccount('a')}
    where a.id > $2 and a.id in (
      select m.account_id from chatroom_members own join chatrooms r on r.id = own.room_id
        join chatroom_members m on m.room_id = r.id
      where ${isMine} and m.account_id <> $1 and ${notBlockedInRoom('$1', 'm.account_id', 'r.id')})
    order by a.id ${limitTo(limit)}`,
})
