import { isoTime } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount, joinStandingAccount } from '../../accounts/index.ts'
import { fileSummaryOf, joinFile } from '../../files/index.ts'
import { personOf, personSummaryOf } from '../../people/index.ts'
import { notBlockedInRoom } from '../visibility.sql.ts'

const filesOf = `(select coalesce(json_agg(${fileSummaryOf('f')} order by named.place), '[]')
  from unnest(m.file_ids) with ordinality as named(id, place) ${joinFile('f', 'named.id')} and f.withheld_at is null)`

const mentionsOf = `(select coalesce(json_agg(json_build_object('id', p.id, 'displayName', p.display_name) order by named.place), '[]')
  from unnest(m.mention_ids) with ordinality as named(id, place) ${joinStandingAccount('p', 'named.id')})`

const noticeOf = `case when m.notice is not null then json_build_object('type', m.notice->'type', 'name', m.notice->'name', 'people', (
  select coalesce(json_agg(${personSummaryOf('p')} order by named.place), '[]')
  from unnest(m.mention_ids) with ordinality as named(id, place) ${joinAccount('p', 'named.id')})) end`

const emotionsOf = `(select coalesce(json_agg(json_build_object('emotion', e.emotion, 'personIds', e.people) order by e.emotion), '[]')
  from (select emotion, json_agg(account_id order by account_id) as people from chatroom_emotions
    where room_id = m.room_id and number = m.number group by emotion) e)`

const removedBy = personOf('m.removed_by')

/** A `chatroomMessage` of the row `m` and its author's account `a`; the same for every reader. */
export const message = `m.room_id as "roomId", m.number, m.id, m.client_id as "clientId", m.type, ${personSummaryOf('a')} as author, m.text,
  case when m.mention_ids = '{}' or m.notice is not null then '[]' else ${mentionsOf} end as mentions, m.reply_to as "replyTo", m.record_id as "recordId",
  case when m.file_ids = '{}' then '[]' else ${filesOf} end as files, m.sticker, m.emotion, ${noticeOf} as notice,
  m.forwarded_id is not null as "isForwarded", m.preview, case when m.removed_by is not null then ${removedBy} end as "removedBy", ${emotionsOf} as emotions, m.is_pinned as "isPinned", m.change, ${isoTime('m.created_at')} as "createdAt"`

const from = `from chatroom_messages m ${joinAccount('a', 'm.author_id')}`

/** SQL: whether a message of the room is for the reader: written after they joined, and not hidden by a block. */
const isRead = `m.room_id = $2 and m.number > $3 and ${notBlockedInRoom('$1', 'm.author_id', '$2')}`

export type Way = 'before' | 'after' | 'changedAfter'
const ways: Record<Way, { fits: string; order: string }> = {
  before: { fits: 'm.number < $4', order: 'm.number desc' },
  after: { fits: 'm.number > $4', order: 'm.number' },
  changedAfter: { fits: 'm.change > $4', order: 'm.change' },
}

/** $1 viewer, $2 room, $3 number after which messages are theirs, $4 cursor. */
export const messagesQuery = (way: Way, limit: number) => ({
  name: `chatroom-messages-${way}-${limit}`,
  text: `select ${message} ${from} where ${isRead} and ${ways[way].fits} order by ${ways[way].order} ${limitTo(limit)}`,
})

/** $1 viewer, $2 room, $3 number after which messages are theirs. */
export const pinnedQuery = (limit: number) => ({
  name: `chatroom-messages-pinned-${limit}`,
  text: `select ${message} ${from} where ${isRead} and m.is_pinned order by m.number desc ${limitTo(limit)}`,
})

/** $1 viewer, $2 room, $3 number after which messages are theirs, $4 cursor (number). */
export const filesQuery = (limit: number) => ({
  name: `chatroom-messages-files-${limit}`,
  text: `select m.number, ${personSummaryOf('a')} as author, ${isoTime('m.created_at')} as "createdAt", ${filesOf} as files
    ${from} where ${isRead} and m.number < $4 and m.file_ids <> '{}' order by m.number desc ${limitTo(limit)}`,
})

/**
 * $1 viewer, $2 room, $3 number after which messages are theirs, $4 cursor (number), $5 `tsquery`. Unnamed, so that it
 * is planned for each set of words: one generic plan would collect and sort a million messages where every message has
 * the word.
 */
export const foundQuery = (limit: number) => ({
  text: `select m.number, m.text, ${personSummaryOf('a')} as author, ${isoTime('m.created_at')} as "createdAt"
    from chatroom_words w join chatroom_messages m on m.room_id = w.room_id and m.number = w.number
      ${joinAccount('a', 'm.author_id')}
    where w.tokens @@ $5::tsquery and w.number < $4 and ${isRead} order by m.number desc ${limitTo(limit)}`,
})

/** $1 viewer, $2 room, $3 number after which messages are theirs, $4 numbers. */
export const messagesByNumberQuery = {
  name: 'chatroom-messages-by-number',
  text: `select ${message} ${from} where ${isRead} and m.number = any($4::int[]) order by m.number`,
}

/** $1 rooms, $2 for each, the change after which to read. The same for all members. */
export const newsQuery = (limit: number) => ({
  name: `chatroom-news-${limit}`,
  text: `select ${message} from unnest($1::uuid[], $2::int[]) as since(room_id, change)
    join chatroom_messages m on m.room_id = since.room_id and m.change > since.change ${joinAccount('a', 'm.author_id')}
    order by m.room_id, m.change ${limitTo(limit)}`,
})
