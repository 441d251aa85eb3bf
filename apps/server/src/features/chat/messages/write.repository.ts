import { messageTypes } from '@learntrail/contract/chat/facts'
import { toldOf } from '../../../platform/realtime/index.ts'
import { tokensVersion } from '../../../platform/search/tokens.ts'
import { joinAccount } from '../../accounts/index.ts'
import { joinGroup } from '../../groups/index.ts'
import { schoolTalkOf } from '../schools/school-talk.queries.ts'
import { readUpTo, seenRoom } from '../visibility.sql.ts'
import { message } from './messages.queries.ts'

/**
 * $1 author, $2 room, $3 the browser's name for the message, $4 mentioned people, $5 number replied to. Everything that
 * decides whether the message may be written.
 */
export const standingQuery = {
  name: 'chatroom-writing',
  text: `select r.type, r.closed_at is not null as "isClosed", g.archived_at is not null as "isArchived",
      own.is_administrator as "isAdministrator", r.rest_from as "restFrom", r.rest_until as "restUntil", r.contact,
      coalesce(r.asked_by = $1, false) as "isAsking", r.last_number > 0 as "hasAsked",
      own.is_asking as "isAskingSeveral", own.silenced_at as "silencedAt", own.silenced_until as "silencedUntil",
      coalesce(g.name, r.name) as name,
      (select m.number from chatroom_messages m where m.author_id = $1 and m.room_id = $2 and m.client_id = $3) as written,
      $5::int is null or exists (
        select 1 from chatroom_messages m where m.room_id = $2 and m.number = $5 and m.number > own.since_number) as "isAnswerThere",
      array(select m.account_id from chatroom_members m where m.room_id = $2 and m.account_id = any($4::uuid[])) as named,
      ${schoolTalkOf('$1', '$2')} as school,
      (select o.account_id from chatroom_members o where r.type = 'direct' and o.room_id = $2 and o.account_id <> $1
        and not o.is_muted and ${readUpTo('o')} >= r.last_number limit 1) as "toldId"
    from chatroom_members own join chatrooms r on r.id = own.room_id left ${joinGroup('g', 'r.group_id')}
    where own.room_id = $2 and own.account_id = $1 and ${seenRoom('$1', 'r')}`,
}

/**
 * Inserts a message with the room's next number, marks it as read for an author who had read everything before, tells
 * of it and returns it as everybody reads it. One statement, so that the room's row is locked no longer than the
 * database needs.
 */
export const insertQuery = {
  name: 'chatroom-write',
  text: `with room as (
      update chatrooms r set last_number = r.last_number + 1, last_change = r.last_change + 1, at = $14::timestamptz
      where r.id = $1::uuid and (r.closed_at is null or $5::smallint = ${messageTypes.notice})
        and (r.contact is null or r.contact = 'accepted' or r.last_number = 0)
      returning r.id, r.last_number as number, r.last_change as change),
    m as (
      insert into chatroom_messages (room_id, number, id, author_id, client_id, type, text, mention_ids, reply_to, record_id,
        file_ids, sticker, emotion, notice, forwarded_id, change, created_at)
      select room.id, room.number, $2::uuid, $3::uuid, $4::uuid, $5::smallint, $6::text, $7::uuid[], $8::int, $9::uuid,
        $10::uuid[], $11::text, $12::text, $13::jsonb, $15::uuid, room.change, $14::timestamptz from room returning *),
    own as (
      update chatroom_members o set read_number = room.number from room
      where o.room_id = room.id and o.account_id = $3::uuid and ${readUpTo('o')} = room.number - 1),
    words as (
      insert into chatroom_words (room_id, number, tokens, version)
      select room.id, room.number, array_to_tsvector($16::text[]), ${tokensVersion} from room where $16::text[] is not null),
    told as (${toldOf({ topic: 'room.id', kind: 'createChatroomMessage', id: 'room.id', from: 'room' })})
    select ${message} from m ${joinAccount('a', 'm.author_id')}`,
}
