import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { hashDigest, isSameDigest } from '../apps/server/src/features/accounts/password-hash.rules.ts'
import { knownCard } from '../apps/server/src/features/posts/cards/card-columns.sql.ts'
import { onePostQuery, publicFeedQuery } from '../apps/server/src/features/posts/index.ts'
import { hasWords } from '../apps/server/src/features/posts/words/has-words.sql.ts'
import { textQuery } from '../apps/server/src/platform/search/tokens.ts'
import { passwordDigest } from './lib/fill.ts'

/**
 * The machine's limit: a bare Fastify without session, access, validation or headers. Answers the product's own SQL and
 * its rows, plain rows that no query of ours can slow down, one verified password, and one committed row.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
await pool.query('create table if not exists floor_rows (id uuid primary key, body jsonb not null)')
await pool.query(
  'create table if not exists floor_seen (person int, piece int, seen int4multirange not null, position real, at timestamptz, primary key (person, piece))',
)
const app = Fastify()

const card = knownCard(false)

interface Query {
  viewer: string
  id: string
}

const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

app.get('/api/health', async () => ({ ok: true }))
app.get<{ Querystring: Query }>('/feed', async ({ query }) => {
  const found = await pool.query({ ...publicFeedQuery(21, card), values: [query.viewer, last] })
  return found.rows
})
app.get<{ Querystring: Query }>('/one', async ({ query }) => {
  const found = await pool.query({ ...onePostQuery(card), values: [query.viewer, query.id] })
  return found.rows[0]
})

const author = 'a.id as "authorId", a.display_name as "displayName", a.avatar_file_id as "avatarFileId"'
const record = `p.id, p.title, p.text, p.tags, p.custom_tags as "customTags", p.like_count as "likeCount",
  p.message_count as "messageCount", p.published_at as "publishedAt", ${author}
  from posts p join accounts a on a.id = p.owner_id`
const plain = {
  feed: `select ${record} where p.privacy = 0 and p.id < $1 order by p.id desc limit 20`,
  mine: `select ${record} where p.owner_id = $1 order by p.date desc, p.id desc limit 20`,
  one: `select ${record} where p.id = $1`,
  comments: `select m.id, m.content, m.like_count as "likeCount", m.created_at as "createdAt", ${author}
    from comments m join accounts a on a.id = m.author_id
    where m.target_type = 'portfolio' and m.target_id = $1 and m.parent_id is null order by m.id limit 20`,
}
const relation = (table: string, owner: string, other: string) => `select ${author}, r.since from ${table} r
  join accounts a on a.id = r.${other} where r.${owner} = $1 order by r.since desc limit 20`
const people = {
  friends: relation('friendships', 'person_id', 'friend_id'),
  fans: relation('follows', 'followed_id', 'follower_id'),
  follow: relation('follows', 'follower_id', 'followed_id'),
  person: `select ${author}, a.username, a.full_name as "fullName", p.introduction from accounts a
    left join profiles p on p.account_id = a.id where a.id = $1`,
}
const courses = {
  shelf: `select course.id, course.name, course.opening, course.learner_count as "learnerCount", course.unit_count as "unitCount",
      course.minutes, course.published_at as "publishedAt", ${author}
    from courses course join accounts a on a.id = course.owner_id
    where course.shown_id is not null and course.shown_id < $1 order by course.shown_id desc limit 20`,
}
const statements = { ...plain, ...people, ...courses }
const rowsOf = async (name: keyof typeof statements, value: string) =>
  (await pool.query({ name: `plain-${name}`, text: statements[name], values: [value] })).rows

app.get('/plain/feed', async () => rowsOf('feed', last))
app.get('/plain/shelf', async () => rowsOf('shelf', last))
app.get<{ Querystring: Query }>('/plain/mine', async ({ query }) => rowsOf('mine', query.viewer))
app.get<{ Querystring: Query }>('/plain/one', async ({ query }) => (await rowsOf('one', query.id))[0])
app.get<{ Querystring: Query }>('/plain/comments', async ({ query }) => rowsOf('comments', query.id))
for (const name of ['friends', 'fans', 'follow', 'person'] as const)
  app.get<{ Querystring: Query }>(`/plain/${name}`, async ({ query }) => rowsOf(name, query.id))
// Both ways, of which a caller takes the one that reads less: for the rarest word the planner would choose the other,
// which walks through all records.
const waysToFind = (table: string, id: string, fits: string) => ({
  gathered: `with found as materialized (select w.${id} from ${table} w where ${fits})
    select ${id} as id from found order by ${id} desc limit 20`,
  walked: `select w.${id} as id from ${table} w where ${fits} order by w.${id} desc limit 20`,
})
const found = waysToFind('post_words', 'post_id', hasWords('w', '$1'))
const foundCourses = waysToFind('course_words', 'course_id', 'w.tokens @@ $1::tsquery')
app.get<{ Querystring: { word: string; way: keyof typeof found } }>(
  '/plain/found',
  async ({ query: { word, way } }) => {
    return (await pool.query({ name: `plain-${way}`, text: found[way], values: [textQuery(word)] })).rows
  },
)
app.get<{ Querystring: { word: string; way: keyof typeof found } }>(
  '/plain/found-courses',
  async ({ query: { word, way } }) => {
    const text = foundCourses[way]
    return (await pool.query({ name: `plain-courses-${way}`, text, values: [textQuery(word)] })).rows
  },
)
const summaries = `select measure, span, from_day, level, grade, class_name, code, count, people from analytics_summaries
  where school_id = $1 and (span = 'semester' and from_day = any($2) or span = 'week' and from_day between $3 and $4
    and (code = '' or measure in ('homework', 'courses'))) and (level < 2 or measure <> 'tags')`
app.get<{ Querystring: { school: string; semesters: string; from: string; to: string } }>(
  '/plain/summaries',
  async ({ query: { school, semesters, from, to } }) => {
    const values = [school, semesters.split(','), from, to]
    return { rows: (await pool.query({ name: 'plain-summaries', text: summaries, values })).rows.length }
  },
)

app.post<{ Body: object }>('/plain/row', async ({ body }) => {
  await pool.query({
    name: 'plain-row',
    text: 'insert into floor_rows (id, body) values ($1, $2)',
    values: [randomUUID(), JSON.stringify(body)],
  })
  return { isKept: true }
})

app.post<{ Body: { count: number } }>('/plain/rows', async ({ body }) => {
  await pool.query({
    name: 'plain-rows',
    text: `insert into floor_rows (id, body) select gen_random_uuid(), '{"points": 1}' from generate_series(1, $1::int)`,
    values: [body.count],
  })
  return { areKept: true }
})
app.post<{ Body: { person: number; from: number; to: number } }>(
  '/plain/seen',
  async ({ body: { person, from, to } }) => {
    await pool.query({
      name: 'plain-seen',
      text: `insert into floor_seen (person, piece, seen, position, at) values ($1, 1, int4multirange(int4range($2, $3)), $3, now())
      on conflict (person, piece) do update set seen = floor_seen.seen + excluded.seen, position = excluded.position, at = now()`,
      values: [person, from, to],
    })
    return { isKept: true }
  },
)
app.get<{ Querystring: { group: string; holder: string } }>('/plain/points', async ({ query }) => {
  const found = await pool.query({
    name: 'plain-points',
    text: `select e.id, e.amount, act.reason, act.made_at from point_entries e
      join point_acts act on act.group_id = e.group_id and act.id = e.act_id
      where e.group_id = $1 and e.to_id = $2 order by e.id desc limit 30`,
    values: [query.group, query.holder],
  })
  return found.rows
})

const stored = await hashDigest(passwordDigest)
app.post<{ Body: { password: string } }>('/verify', async (request) => isSameDigest(stored, request.body.password))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
