import type pg from 'pg'
import { fill, viewerId } from './fill.ts'

/** `people`: size of the whole graph; `friends` and `fans`: the viewer's. */
export interface Relations {
  people: number
  friends: number
  fans: number
}

const someone = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
/** Follows per person: somewhat fewer than ten. */
const followedByEach = 9

/**
 * Makes people who follow nine others each, and one with very many friends and fans. Directly into the tables, for
 * size.
 */
export async function fillRelations(pool: pg.Pool, { people, friends, fans }: Relations): Promise<void> {
  await fill(pool, { people, records: 0 })
  const isNoBlock = `not exists (select 1 from blocks b where b.blocker_id = ${someone('n')} and b.blocked_id = $1)`
  const since = `now() - n * interval '1 second'`
  await pool.query(
    `insert into friendships (person_id, friend_id, since)
     select pair.person, pair.friend, ${since} from generate_series(2, $2::int + 1) n,
       lateral (values ($1::uuid, ${someone('n')}), (${someone('n')}, $1::uuid)) pair(person, friend)
     where ${isNoBlock} on conflict do nothing`,
    [viewerId, friends],
  )
  await pool.query(
    `insert into follows (follower_id, followed_id, since)
     select ${someone('n')}, $1, ${since} from generate_series(2, $2::int + 1) n where ${isNoBlock}`,
    [viewerId, fans],
  )
  await pool.query(
    `insert into follows (follower_id, followed_id, since)
     select ${someone('n')}, ${someone('1 + (n + step * 7919) % $1::int')}, ${since}
     from generate_series(1, $1::int) n, generate_series(1, $2::int) step
     where (n + step * 7919) % $1::int <> 0 on conflict do nothing`,
    [people, followedByEach],
  )
  await pool.query('vacuum analyze friendships, follows')
  await pool.query(
    `insert into relation_counts (account_id, friends, fans, following)
     select a.id, (select count(*) from friendships f where f.person_id = a.id),
       (select count(*) from follows f where f.followed_id = a.id), (select count(*) from follows f where f.follower_id = a.id)
     from accounts a`,
  )
  await pool.query('vacuum analyze')
}
