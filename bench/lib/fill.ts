import type pg from 'pg'
import { hashDigest } from '../../apps/server/src/features/accounts/password-hash.rules.ts'
import { hashToken } from '../../apps/server/src/features/accounts/session-token.rules.ts'
import { fold } from '../../apps/server/src/platform/search/fold.ts'
import { indexTokens, nameTokens, phraseText, tokensVersion } from '../../apps/server/src/platform/search/tokens.ts'
import { nameOf } from './names.ts'

/** Digest of everybody's password in a filled database. */
export const passwordDigest = 'a'.repeat(64)
/** Session token of a person; the first `signedIn` people of a filled database have one. */
export const sessionTokenOf = (person: number) => `bench-session-token-${person}`
export const sessionToken = sessionTokenOf(1)

const paragraph =
  '我們在三個取樣點測量酸鹼值、溶氧與濁度，發現中游的溶氧比預期低。推測和支流匯入有關，下週要再加測兩個點。'

/**
 * Inserts people and records: 90 % of them public, each with a text of about 150 characters and tags, every second one
 * with a picture, with some likes and comments; 200 friendships and blocks. Directly into the tables, for size.
 */
export async function fill(
  pool: pg.Pool,
  { people, records, signedIn = 32 }: { people: number; records: number; signedIn?: number },
): Promise<void> {
  const hash = await hashDigest(passwordDigest)
  await pool.query(
    `insert into accounts (id, email, email_verified_at, username, registration_role, display_name, full_name,
       password_hash, password_updated_at, trial_ends_at, terms_accepted_at, profile_filled_at, created_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'person' || n || '@bench.test', now(), 'person' || n,
       'student', ($3::text[])[n], ($3::text[])[n], $2, now(), now() + interval '30 days', now(), now(), now()
     from generate_series(1, $1::int) n`,
    [people, hash, Array.from({ length: people }, (_, index) => nameOf(index + 1))],
  )
  await indexPeople(pool)
  await pool.query(
    `insert into files (id, owner_id, name, display_name, type, media_type, bytes, sha256, width, height, created_at)
     select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid,
       ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % $2::int), 12, '0'))::uuid, 'photo.jpg', 'photo.jpg', 1, 'image/jpeg',
       200000, repeat('a', 64), 1200, 800, now()
     from generate_series(1, $1::int, 2) n`,
    [records, people],
  )
  await pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, custom_tags, privacy,
       like_count, message_count, is_cut, published_at)
     select ('018f' || lpad(to_hex(n / 65536), 4, '0') || '-' || lpad(to_hex(n % 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % $2::int), 12, '0'))::uuid, gen_random_uuid(), '學習紀錄 ' || n,
       jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
         jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat($3::text, 3)))))),
       repeat($3::text, 3), current_date - (n % 365), 'course_learning', array['naturalistic', 'sdg_6'], array['專題研究'],
       case when n % 10 = 0 then 1 else 0 end, n % 7, n % 5, false, now()
     from generate_series(1, $1::int) n`,
    [records, people, paragraph],
  )
  await indexWords(pool)
  await pool.query(
    `insert into post_files (post_id, position, file_id)
     select p.id, 0, f.id from posts p
     join files f on right(f.id::text, 12) = right(p.id::text, 12)`,
  )
  await pool.query(
    `insert into post_likes (post_id, post_owner_id, person_id, like_id)
     select p.id, p.owner_id, ('00000000-0000-7000-8000-' || lpad(to_hex(1 + (abs(hashtext(p.id::text)) % $1::int)), 12, '0'))::uuid, gen_random_uuid()
     from posts p where p.like_count > 0`,
    [people],
  )
  await pool.query(
    `insert into comments (id, target_type, target_id, author_id, client_id, content, created_at)
     select gen_random_uuid(), 'portfolio', p.id, ('00000000-0000-7000-8000-' || lpad(to_hex(k), 12, '0'))::uuid,
       gen_random_uuid(), '寫得很清楚，我也想試試看。', now()
     from posts p, generate_series(1, p.message_count) k`,
  )
  await pool.query(
    `insert into post_collections (person_id, post_id, collected_id)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(1 + (abs(hashtext(p.id::text)) % $1::int)), 12, '0'))::uuid, p.id, gen_random_uuid()
     from posts p where p.like_count = 1`,
    [people],
  )
  await pool.query(
    `insert into friendships (person_id, friend_id, since)
     select '00000000-0000-7000-8000-000000000001', ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, now()
     from generate_series(2, 201) n`,
  )
  await pool.query(
    `insert into blocks (blocker_id, blocked_id, since)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '00000000-0000-7000-8000-000000000001', now()
     from generate_series(202, 221) n`,
  )
  await pool.query(
    `insert into sessions (id, token_hash, account_id, device, address, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), token, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '', '', now(), now(),
       now() + interval '30 days'
     from unnest($1::bytea[]) with ordinality as given(token, n)`,
    [Array.from({ length: signedIn }, (_, index) => hashToken(sessionTokenOf(index + 1)))],
  )
  await pool.query('vacuum analyze')
}

/** Indexes all people at once, as `indexPerson` does for one. */
async function indexPeople(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string; displayName: string; username: string }>(
    'select id, display_name as "displayName", username from accounts',
  )
  const entries = rows.map(({ id, displayName, username }) => ({
    id,
    names: [displayName, username].map(fold).join('\n'),
    tokens: [...new Set([displayName, username].flatMap(nameTokens))],
  }))
  await pool.query(
    `insert into people_search (account_id, names, tokens, version)
     select (e ->> 'id')::uuid, e ->> 'names', array(select jsonb_array_elements_text(e -> 'tokens')), $2
     from jsonb_array_elements($1::jsonb) e`,
    [JSON.stringify(entries), tokensVersion],
  )
}

/** Indexes all records at once, as `indexPosts` does: their texts differ only in a number. */
async function indexWords(pool: pg.Pool): Promise<void> {
  const words = ['學習紀錄', paragraph, '專題研究', 'photo.jpg'].join('\n')
  await pool.query(
    `insert into post_words (post_id, tokens, phrases, version)
     select p.id, array_to_tsvector($1::text[] || substring(p.title from '[0-9]+$')), $2, $3 from posts p`,
    [indexTokens(words), phraseText(words), tokensVersion],
  )
}

const hex = (number: number, digits: number) => Math.floor(number).toString(16).padStart(digits, '0')

export const idOf = (person: number) => `00000000-0000-7000-8000-${hex(person, 12)}`

export const recordIdOf = (record: number) =>
  `018f${hex(record / 65_536, 4)}-${hex(record % 65_536, 4)}-7000-8000-${hex(record, 12)}`

/** The viewer: person 1, whom 20 people block. */
export const viewerId = idOf(1)

/** Returns the id of a public record near the middle. */
export async function someRecord(pool: pg.Pool): Promise<string> {
  const found = await pool.query<{ id: string }>(
    'select id from posts where privacy = 0 order by id offset (select count(*) / 3 from posts) limit 1',
  )
  return found.rows[0]?.id ?? ''
}
