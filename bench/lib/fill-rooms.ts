import type pg from 'pg'
import { roomToken } from '../../apps/server/src/features/chat/messages/insert-message.repository.ts'
import { indexTokens, tokensVersion } from '../../apps/server/src/platform/search/tokens.ts'
import { viewerId } from './fill.ts'

/** What the benchmarks refer to in a database filled with rooms; the viewer is in all of these. */
export interface FilledRooms {
  /** A room of a hundred people, with as many messages as asked for. */
  longRoom: string
  lastNumber: number
  middleNumber: number
}

const longRoom = '00000000-0000-7000-b000-000000000001'
const members = 100
/** The viewer has this many other rooms; ten other people have as many each. */
const roomsEach = 100
const saidByAll = '明天在第三個取樣點集合，記得帶流速計。'
const saidByFew = '這裡的珊瑚礁白化了，下次再來拍一次。'
/** This many messages contain the rare words, and as many have a file, whatever the total. */
const few = 200

const someone = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const room = (number: string) => `('00000000-0000-7000-c000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

/** Makes one long room, and many short ones of the viewer and of others. Directly into the tables, for size. */
export async function fillRooms(pool: pg.Pool, { messages }: { messages: number }): Promise<FilledRooms> {
  const fewEvery = messages / few
  await pool.query(
    `insert into chatrooms (id, type, name, client_id, last_number, last_change, at, created_at)
     values ($1, 'several', '水質小組', gen_random_uuid(), $2, $2, now(), now())`,
    [longRoom, messages],
  )
  await pool.query(
    `insert into chatroom_members (room_id, account_id, since) select $1, ${someone('n')}, now() from generate_series(1, $2::int) n`,
    [longRoom, members],
  )
  await pool.query(
    `insert into chatroom_messages (room_id, number, id, author_id, client_id, type, text, file_ids, is_pinned, change, created_at)
     select $1, n, gen_random_uuid(), ${someone('1 + n % $3::int')}, gen_random_uuid(), 0,
       case when n % $6::int = 0 then $5 else $4 end,
       case when n % $6::int = 1 then array[gen_random_uuid()] else '{}' end, n % ($2::int / 10) = 0, n,
       now() - ($2::int - n) * interval '10 seconds'
     from generate_series(1, $2::int) n`,
    [longRoom, messages, members, saidByAll, saidByFew, fewEvery],
  )
  const tokensOf = (text: string) => [roomToken(longRoom), ...indexTokens(text)]
  await pool.query(
    `insert into chatroom_words (room_id, number, tokens, version)
     select $1, n, case when n % $5::int = 0 then array_to_tsvector($4::text[]) else array_to_tsvector($3::text[]) end, $6
     from generate_series(1, $2::int) n`,
    [longRoom, messages, tokensOf(saidByAll), tokensOf(saidByFew), fewEvery, tokensVersion],
  )
  await fillShortRooms(pool)
  await pool.query('vacuum analyze chatrooms, chatroom_members, chatroom_messages, chatroom_words')
  return { longRoom, lastNumber: messages, middleNumber: messages / 2 }
}

async function fillShortRooms(pool: pg.Pool): Promise<void> {
  const rooms = roomsEach * 11
  await pool.query(
    `insert into chatrooms (id, type, name, client_id, last_number, last_change, at, created_at)
     select ${room('n')}, 'several', '討論室 ' || n, gen_random_uuid(), 1, 1, now() - n * interval '1 minute', now()
     from generate_series(1, $1::int) n`,
    [rooms],
  )
  await pool.query(
    `insert into chatroom_members (room_id, account_id, since)
     select ${room('n')}, person.id, now() from generate_series(1, $1::int) n,
       lateral (values (case when n <= $2::int then $3::uuid else ${someone('2 + n % 10')} end), (${someone('20 + n % 100')})) person(id)`,
    [rooms, roomsEach, viewerId],
  )
  await pool.query(
    `insert into chatroom_messages (room_id, number, id, author_id, client_id, type, text, change, created_at)
     select ${room('n')}, 1, gen_random_uuid(), ${someone('20 + n % 100')}, gen_random_uuid(), 0, $2, 1, now()
     from generate_series(1, $1::int) n`,
    [rooms, saidByAll],
  )
}
