import { memberRoles } from '@learntrail/contract/groups/roles'
import type pg from 'pg'
import { idOf } from './fill.ts'

/** A person with a typical number of friends, who follows some people and is in a group. */
export const withFriends = 2
/** A person with very many friends. */
export const withManyFriends = 3

const group = '00000000-0000-7000-a000-00000000000a'
const someone = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const friends = 70
const followed = 20
const members = 30
const ofGroup = 90

/**
 * Makes the relations of the stream's readers among existing people and records; `manyFriends` is how many very many
 * are.
 */
export async function fillStreams(
  pool: pg.Pool,
  { people, records, manyFriends }: { people: number; records: number; manyFriends: number },
): Promise<void> {
  const befriend = (person: number, count: number, step: number) =>
    pool.query(
      `insert into friendships (person_id, friend_id, since)
       select pair.person, pair.friend, now() from generate_series(1, $2::int) n,
         lateral (select ${someone('10 + (n * $3::int) % ($4::int - 10)')} as other) one,
         lateral (values ($1::uuid, one.other), (one.other, $1::uuid)) pair(person, friend)
       on conflict do nothing`,
      [idOf(person), count, step, people],
    )
  await befriend(withFriends, friends, 137)
  await befriend(withManyFriends, manyFriends, 7)
  await pool.query(
    `insert into follows (follower_id, followed_id, since)
     select $1, ${someone('10 + (n * 151 + 7) % ($3::int - 10)')}, now() from generate_series(1, $2::int) n
     on conflict do nothing`,
    [idOf(withFriends), followed, people],
  )
  await pool.query(
    `insert into groups (id, owner_id, made_by, client_id, handle, type, name, description, member_count, created_at)
     values ($1, $2, $2, gen_random_uuid(), 'bench-class', 'open', 'bench-class', '', $3, now())`,
    [group, idOf(withFriends), members],
  )
  await pool.query(
    `insert into group_members (group_id, account_id, role, level, since)
     select $1, ${someone('n + 1')}, case when n = 1 then $3::int else $4::int end, case when n = 1 then 0 else 2 end, now()
     from generate_series(1, $2::int) n`,
    [group, members, memberRoles.topAdministrator, memberRoles.member],
  )
  // Three records of each member, spread over all.
  await pool.query(
    `with made as (
       update posts set privacy = 2, owner_id = ${someone('3 + (abs(hashtext(id::text)) % $2::int)')}
       where id in (
         select id from (select id, row_number() over (order by id) as place from posts where privacy = 1) near
         where place % $3::int = 0) returning id)
     insert into post_groups (group_id, post_id) select $1, id from made`,
    [group, members - 2, Math.max(1, Math.floor(records / 10 / ofGroup))],
  )
  await pool.query('vacuum analyze')
}
