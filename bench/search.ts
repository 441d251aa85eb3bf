import type pg from 'pg'
import { searchPeople } from '../apps/server/src/features/people/finding/people.search.ts'
import { findPosts } from '../apps/server/src/features/posts/finding/find-posts.service.ts'
import { indexPosts } from '../apps/server/src/features/posts/words/index-posts.service.ts'
import { databaseOver, inTransaction } from '../apps/server/src/platform/database/database.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { startCluster } from './lib/cluster.ts'
import { filesOf } from './lib/files-of.ts'
import { fill, sessionTokenOf, viewerId } from './lib/fill.ts'
import { fillWords, searched } from './lib/fill-words.ts'
import { compare } from './lib/load.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, report } from './lib/report.ts'
import { shareOf } from './lib/share-of.ts'

/*
 * Searches for two-character words that few, some, and half of all records contain: the latency of one caller, requests
 * per second against the bare index, the index's size, and how soon a new record is found. `npm run bench:search [--
 * --write]`; BENCH_RECORDS, BENCH_PEOPLE, BENCH_SECONDS and BENCH_ROUNDS shorten it.
 */

const records = Number(process.env.BENCH_RECORDS ?? 1_000_000)
const people = Number(process.env.BENCH_PEOPLE ?? 100_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const connections = 32
const runs = 200
const mostMs = 30
const mostIndexShare = 1.5
const leastShare = 0.5

/** Typed in Zhuyin, which is matched against titles only: every record here has the title 學習紀錄. */
const sounds = {
  'half of all texts have and no title': 'ㄏㄨˊㄉㄧㄝˊ',
  'are typed without tones and all titles have': 'ㄒㄩㄝㄒㄧㄐㄧㄌㄨ',
}
const names = { 'a part of their account name': 'rson17', 'what their name sounds like': 'ㄧㄚˇㄊㄧㄥˊ' }

const platformOf = (pool: pg.Pool) => ({ pool }) as unknown as Platform

const cluster = await startCluster()
const figures: Figure[] = []
try {
  const { pool, url } = await cluster.createDatabase('search')
  await fill(pool, { people, records })
  await fillWords(pool)
  for (const [what, word] of Object.entries(searched)) figures.push(await waitOf(pool, `a word of ${what}`, word))
  for (const [what, typed] of Object.entries(sounds)) figures.push(await waitOf(pool, `sounds that ${what}`, typed))
  for (const [what, keyword] of Object.entries(names)) figures.push(await waitForPeople(pool, what, keyword))
  figures.push(await likesOf(pool), await indexOf(pool), await untilFound(pool))
  await measureCalls(pool, url)
} finally {
  await cluster.stop()
}
await report('search', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1

async function timesOf(work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  times.sort((one, other) => one - other)
  return { p50: times[Math.floor(runs * 0.5)] ?? 0, p95: times[Math.floor(runs * 0.95)] ?? 0 }
}

function waited(what: string, { p50, p95 }: { p50: number; p95: number }): Figure {
  const measured = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
  return { what, measured, goal: `p95 < ${mostMs} ms`, isReached: p95 < mostMs }
}

async function waitOf(pool: pg.Pool, what: string, keyword: string): Promise<Figure> {
  const times = await timesOf(() => findPosts(platformOf(pool), viewerId, { keyword, sortBy: 'fit', limit: 20 }))
  return waited(`First page by relevance, ${what}, one caller`, times)
}

async function waitForPeople(pool: pg.Pool, what: string, keyword: string): Promise<Figure> {
  const page = { cursor: undefined, limit: 20 }
  const times = await timesOf(() => searchPeople(platformOf(pool), viewerId, { keyword }, page))
  return waited(`First page of people by ${what}, one caller`, times)
}

async function likesOf(pool: pg.Pool): Promise<Figure> {
  const { 'half of all records': keyword } = searched
  const times = await timesOf(() => findPosts(platformOf(pool), viewerId, { keyword, sortBy: 'likes', limit: 20 }))
  return waited('The last of these, by likes', times)
}

async function indexOf(pool: pg.Pool): Promise<Figure> {
  const { rows } = await pool.query<{ index: number; texts: number }>(
    `select pg_relation_size('post_words_found')::float8 as index,
      (select sum(octet_length(p.title) + octet_length(p.text)) from posts p)::float8 as texts`,
  )
  const { index = 0, texts = 1 } = rows[0] ?? {}
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
  return {
    what: `Index of ${records.toLocaleString('en')} records, against the size of their texts`,
    measured: `${megabytes(index)} to ${megabytes(texts)}: ${(index / texts).toFixed(2)} ×`,
    goal: `≤ ${mostIndexShare} ×`,
    isReached: index <= mostIndexShare * texts,
  }
}

/** Measures the time from committing a record until it is found. */
async function untilFound(pool: pg.Pool): Promise<Figure> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, custom_tags, privacy, published_at)
     values ('ffffffff-0000-7000-8000-000000000000', $1, gen_random_uuid(), '剛剛發布', '{"type":"doc","content":[]}', '蝌蚪',
       current_date, 'course_learning', '{}', '{}', 0, now()) returning id`,
    [viewerId],
  )
  await inTransaction(databaseOver(pool), (transaction) =>
    indexPosts(
      transaction,
      rows.map(({ id }) => id),
    ),
  )
  const committed = performance.now()
  const { items } = await findPosts(platformOf(pool), viewerId, { keyword: '蝌蚪', sortBy: 'fit', limit: 20 })
  const milliseconds = performance.now() - committed
  return {
    what: 'A record is found after its commit',
    measured: `${milliseconds.toFixed(1)} ms`,
    goal: '< 1 s',
    isReached: items.length === 1 && milliseconds < 1_000,
  }
}

async function measureCalls(pool: pg.Pool, url: string): Promise<void> {
  const settings = { RATE_LIMITS: 'off', DEMO: 'off', DATABASE_URL: url, DATA_DIR: await filesOf(pool) }
  const product = await startProgram('apps/server/src/main.ts', settings)
  const floor = await startProgram('bench/floor-server.ts', { DATABASE_URL: url })
  try {
    for (const [what, word] of Object.entries(searched)) {
      const keyword = encodeURIComponent(word)
      const read = await compare(
        {
          product: {
            url: `${product.base}/api/v2/search/portfolio?keyword=${keyword}`,
            headers: { cookie: `learntrail_session=${sessionTokenOf(2)}` },
          },
          floor: {
            url: `${floor.base}/plain/found?word=${keyword}&way=${word === searched['half of all records'] ? 'walked' : 'gathered'}`,
          },
        },
        { connections, seconds, rounds },
      )
      figures.push(
        shareOf(`Under load, a word of ${what}, ${connections} connections`, read, {
          least: leastShare,
          of: 'the bare index',
        }),
      )
    }
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
}
