import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { indexPerson } from '../apps/server/src/features/people/finding/index-person.service.ts'
import { searchPeople } from '../apps/server/src/features/people/finding/people.search.ts'
import { findPosts } from '../apps/server/src/features/posts/finding/find-posts.service.ts'
import { hasPhrase, hasWords } from '../apps/server/src/features/posts/words/has-words.sql.ts'
import { indexPosts } from '../apps/server/src/features/posts/words/index-posts.service.ts'
import { databaseOver, inTransaction } from '../apps/server/src/platform/database/database.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { fold } from '../apps/server/src/platform/search/fold.ts'
import { phraseText, textPhrases, textQuery } from '../apps/server/src/platform/search/tokens.ts'
import { startCluster } from './lib/cluster.ts'
import { fill, viewerId } from './lib/fill.ts'
import { nameOf } from './lib/names.ts'
import { chances, nicknameOf, pick, pieceOf, textOf } from './lib/recall-corpus.ts'
import { type Figure, report } from './lib/report.ts'
import { variants } from './lib/variants.ts'

/*
 * Measures whether any remembered piece of a text finds it: made records and names, twenty random pieces of each, as
 * written and in other spellings; and whether everything that an exact word finds contains it. Runs the same pieces
 * against PostgreSQL's own `simple` search. `npm run bench:recall [-- --write]`; BENCH_RECORDS and BENCH_NAMES shorten
 * it.
 */

const records = Number(process.env.BENCH_RECORDS ?? 3_000)
const names = Number(process.env.BENCH_NAMES ?? 500)
/** The first people made by `fill` are friends of the searcher or block them, so they are excluded. */
const acquainted = 221
const piecesEach = 20
const piecesOfName = 5
const exactWords = 400
const shownMisses = 10

/** Rounds down, so that a miss never shows as 100 %. */
const share = (found: number, tried: number) => `${(Math.floor((1_000 * found) / tried) / 10).toFixed(1)} %`

/** Strips a leading minus, which would exclude the word. */
const typedOf = (piece: string) => piece.replace(/^[\s-]+/, '').trim()

interface Tried {
  id: string
  piece: string
}

const chance = chances(20_261_123)
const cluster = await startCluster()
const figures: Figure[] = []
try {
  const { pool } = await cluster.createDatabase('recall')
  await fill(pool, { people: names + acquainted, records: 0 })
  const texts = await writeRecords(pool)
  await recallOfRecords(pool, texts)
  await precisionOfWords(pool, texts)
  await recallOfNames(pool, await nameEverybody(pool))
} finally {
  await cluster.stop()
}
await report('recall', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1

async function writeRecords(pool: pg.Pool): Promise<Map<string, string>> {
  const made = Array.from({ length: records }, () => ({ id: randomUUID(), text: textOf(chance) }))
  await pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, custom_tags, privacy, published_at)
     select (t ->> 'id')::uuid, $1, gen_random_uuid(), '', '{"type":"doc","content":[]}', t ->> 'text', current_date,
       'course_learning', '{}', '{}', 0, now() from jsonb_array_elements($2::jsonb) t`,
    [viewerId, JSON.stringify(made)],
  )
  const ids = made.map(({ id }) => id)
  await inTransaction(databaseOver(pool), (transaction) => indexPosts(transaction, ids))
  await pool.query('vacuum analyze')
  return new Map(made.map(({ id, text }) => [id, text]))
}

async function recallOfRecords(pool: pg.Pool, texts: Map<string, string>): Promise<void> {
  const tried = [...texts].flatMap(([id, text]) =>
    Array.from({ length: piecesEach }, (): Tried => ({ id, piece: typedOf(pieceOf(text, chance)) })),
  )
  // Punctuation alone is not searchable.
  const askable = tried.filter(({ piece }) => textQuery(piece) !== undefined)
  for (const [what, vary] of Object.entries(variants)) {
    const varied = askable.map(({ id, piece }) => ({ id, piece: vary(piece, chance) }))
    const changed = what === 'unchanged' ? varied : varied.filter(({ piece }, at) => piece !== askable[at]?.piece)
    const missed = await missedBy(pool, changed)
    const simple = await missedBySimple(pool, changed)
    tell(`Pieces of ${records.toLocaleString('en')} records, ${what}`, changed.length, missed, simple)
  }
}

function tell(what: string, tried: number, missed: Tried[], simple: number): void {
  for (const { id, piece } of missed.slice(0, shownMisses)) console.log(`${what}: ${JSON.stringify(piece)} of ${id}`)
  figures.push({
    what,
    measured: `${share(tried - missed.length, tried)} of ${tried.toLocaleString('en')}; PostgreSQL's \`simple\` ${share(tried - simple, tried)}`,
    goal: '100 %',
    isReached: missed.length === 0,
  })
}

/** Returns the pieces by which the product does not find their text. */
async function missedBy(pool: pg.Pool, tried: Tried[]): Promise<Tried[]> {
  const asked = tried.map(({ id, piece }) => ({ id, words: textQuery(piece) ?? '', phrases: textPhrases(piece) }))
  const { rows } = await pool.query<{ at: number }>(
    `select (t.at - 1)::int as at from jsonb_array_elements($1::jsonb) with ordinality as t(asked, at)
     join post_words w on w.post_id = (t.asked ->> 'id')::uuid
     where not (${hasWords('w', `(t.asked ->> 'words')`)}
       and (select coalesce(bool_and(${hasPhrase('w', 'phrase')}), true)
         from jsonb_array_elements_text(t.asked -> 'phrases') phrase))`,
    [JSON.stringify(asked)],
  )
  return rows.flatMap(({ at }) => tried[at] ?? [])
}

async function missedBySimple(pool: pg.Pool, tried: Tried[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from jsonb_array_elements($1::jsonb) asked join posts p on p.id = (asked ->> 'id')::uuid
     where not to_tsvector('simple', p.text) @@ plainto_tsquery('simple', asked ->> 'piece')`,
    [JSON.stringify(tried)],
  )
  return rows[0]?.count ?? 0
}

/**
 * Searches for exact words with the product's own function: every result must contain the word, and none be missing.
 */
async function precisionOfWords(pool: pg.Pool, texts: Map<string, string>): Promise<void> {
  const platform = { pool } as unknown as Platform
  const folded = [...texts].map(([id, text]) => [id, phraseText(text)] as const)
  let [found, right] = [0, 0]
  for (let run = 0; run < exactWords; run += 1) {
    const piece = pieceOf(pick([...texts.values()], chance), chance)
    const word = piece.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    if (word === '') continue
    const { items } = await findPosts(platform, viewerId, { keyword: `「${word}」`, sortBy: 'time', limit: records })
    const having = new Set(folded.filter(([, text]) => text.includes(phraseText(word))).map(([id]) => id))
    const wrong = items.filter((item) => item.kind === 'post' && !having.has(item.id))
    if (wrong.length > 0) console.log(`Found without it: ${JSON.stringify(word)}`)
    found += items.length
    right += items.length - wrong.length
  }
  figures.push({
    what: `Results of ${exactWords} exact words contain them`,
    measured: `${share(right, found)} of ${found.toLocaleString('en')}`,
    goal: '100 %',
    isReached: right === found,
  })
}

async function nameEverybody(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string }>('select id from accounts order by id offset $2 limit $1', [
    names,
    acquainted,
  ])
  const named = rows.map(({ id }, index) => [id, nicknameOf(nameOf(index), chance)] as const)
  for (const [id, name] of named) {
    await pool.query('update accounts set display_name = $2 where id = $1', [id, name])
    await inTransaction(databaseOver(pool), (transaction) => indexPerson(transaction, id))
  }
  return new Map(named)
}

async function recallOfNames(pool: pg.Pool, named: Map<string, string>): Promise<void> {
  const platform = { pool } as unknown as Platform
  const missed: Tried[] = []
  let tried = 0
  for (const [id, name] of named) {
    for (let time = 0; time < piecesOfName; time += 1) {
      const piece = typedOf(pieceOf(name, chance, { fromAnywhere: true }))
      if (fold(piece).replace(/[^\p{L}\p{M}\p{N}]+/gu, '') === '') continue
      tried += 1
      const { items } = await searchPeople(platform, viewerId, { keyword: piece }, { limit: 2 * names })
      if (!items.some((item) => item.kind === 'person' && item.person.id === id)) missed.push({ id, piece })
    }
  }
  for (const { id, piece } of missed.slice(0, shownMisses)) console.log(`${named.get(id)}: ${JSON.stringify(piece)}`)
  figures.push({
    what: `Pieces of ${names.toLocaleString('en')} names, from anywhere in them`,
    measured: `${share(tried - missed.length, tried)} of ${tried.toLocaleString('en')}`,
    goal: '100 %',
    isReached: missed.length === 0,
  })
}
