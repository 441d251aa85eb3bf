import type pg from 'pg'
import { viewerId } from './fill.ts'

/** Parts of a filled database that have grown with it. */
export interface HotSpots {
  /** Has a tenth as many comments as there are records, and a like from everybody. */
  hotPost: string
  /** Has as many replies. */
  hotComment: string
  middleComment: string
  /** Owns an eighth of all records, as the viewer does. */
  busyPerson: string
  middlePost: string
  middleDate: string
  /** A month of the viewer's trail. */
  month: string
  /** The first day of a week, and its last. */
  from: string
  to: string
}

const busyPerson = '00000000-0000-7000-8000-0000000000fa'

/** Gives two people an eighth of all records each, and one record very many comments, replies and likes. */
export async function makeHotSpots(
  pool: pg.Pool,
  { people, records }: { people: number; records: number },
): Promise<HotSpots> {
  const many = records / 10
  await pool.query('update posts set owner_id = $1 where right(id::text, 1) in ($2, $3)', [viewerId, '1', '2'])
  await pool.query('update posts set owner_id = $1 where right(id::text, 1) in ($2, $3)', [busyPerson, '3', '4'])
  await pool.query(`update posts set tags = array['maritime'] where right(id::text, 3) = '5a5'`)
  await pool.query('update post_likes l set post_owner_id = p.owner_id from posts p where p.id = l.post_id')
  await pool.query(
    `update post_words set tokens = array_to_tsvector(tsvector_to_array(tokens) || array['珊瑚', '瑚礁']),
       phrases = phrases || ' 珊瑚礁'
     where right(post_id::text, 3) = '5a5'`,
  )
  await pool.query(
    `update posts set classification = 'contest', custom_tags = array['罕見'] where right(id::text, 3) = '5a6'`,
  )
  // The viewer likes and collects a sixteenth of the records.
  await pool.query(
    `insert into post_likes (post_id, post_owner_id, person_id, like_id)
     select id, owner_id, $1, id from posts where right(id::text, 1) = '5' on conflict do nothing`,
    [viewerId],
  )
  await pool.query(
    `insert into post_collections (person_id, post_id, collected_id)
     select $1, id, id from posts where right(id::text, 1) = '5'`,
    [viewerId],
  )
  const hotPost = await one(
    pool,
    'select id::text as value from posts where privacy = 0 and owner_id <> all($1) order by id desc limit 1',
    [[viewerId, busyPerson]],
  )
  await pool.query(
    `insert into comments (id, target_type, target_id, author_id, client_id, content, created_at)
     select gen_random_uuid(), 'portfolio', $1, ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % $3::int), 12, '0'))::uuid,
       gen_random_uuid(), '寫得很清楚，我也想試試看。', now() from generate_series(1, $2::int) n`,
    [hotPost, many, people],
  )
  const hotComment = await one(
    pool,
    'select id::text as value from comments where target_id = $1 and author_id = $2 limit 1',
    [hotPost, busyPerson],
  )
  await pool.query(
    `insert into comments (id, target_type, target_id, parent_id, author_id, client_id, content, created_at)
     select gen_random_uuid(), 'portfolio', $4, $1, ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % $3::int), 12, '0'))::uuid,
       gen_random_uuid(), '謝謝你', now() from generate_series(1, $2::int) n`,
    [hotComment, many, people, hotPost],
  )
  await pool.query('update comments set reply_count = $2 where id = $1', [hotComment, many])
  await pool.query(
    `insert into post_likes (post_id, post_owner_id, person_id, like_id)
     select $1, (select owner_id from posts where id = $1), id, gen_random_uuid() from accounts
     on conflict do nothing`,
    [hotPost],
  )
  await pool.query(
    'update posts p set like_count = (select count(*) from post_likes l where l.post_id = p.id) where p.id = $1',
    [hotPost],
  )
  await pool.query('vacuum analyze')
  const middleDate = await one(pool, 'select (current_date - 180)::text as value', [])
  return {
    hotPost,
    hotComment,
    middleComment: '80000000-0000-4000-8000-000000000000',
    busyPerson,
    middlePost: await one(pool, 'select id::text as value from posts order by id offset $1 limit 1', [records / 2]),
    middleDate,
    month: middleDate.slice(0, 7),
    from: await one(pool, 'select (current_date - 186)::text as value', []),
    to: middleDate,
  }
}

async function one(pool: pg.Pool, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ value: string }>(text, values)
  const value = rows[0]?.value
  if (value === undefined) throw new Error(`Nothing found: ${text}`)
  return value
}
