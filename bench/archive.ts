import { createHash, randomFillSync } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { makeAccounts } from './lib/accounts.ts'
import { temporaryFolder } from './lib/places.ts'
import { type Program, startProgram } from './lib/programs.ts'
import { type Figure, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'

/*
 * Downloads an archive of 500 records with 1 GB of files and measures how far the server's memory grows meanwhile.
 * `npm run bench:archive [-- --write]`; BENCH_FILE_MB shortens it.
 */

const records = 500
const fileBytes = Math.round(Number(process.env.BENCH_FILE_MB ?? 2.048) * 1024 * 1024)
const mostGrowth = 100
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' })
const figures: Figure[] = []
try {
  const database = await runningDatabase(dataDir)
  const cookie = await database.withPool(async (pool) => {
    const [account] = await makeAccounts(pool, 1)
    if (account === undefined) throw new Error('No account was made.')
    await fillRecords(pool, account.accountId)
    return `${sessionCookie}=${account.token}`
  })
  // The first answers of a program load what later ones do not.
  await download(product, cookie, 1)
  await pause(2_000)
  const before = await product.memory()
  const watched = watchMemory(product)
  const started = performance.now()
  const received = await download(product, cookie, records)
  const seconds = (performance.now() - started) / 1_000
  const most = await watched.stop()
  const growth = most - before
  figures.push({
    what: `Archive of ${records} records with ${megabytes(records * fileBytes)} of files: peak memory growth of the server`,
    measured: `${before.toFixed(0)} MB → ${most.toFixed(0)} MB: + ${growth.toFixed(0)} MB`,
    goal: `< ${mostGrowth} MB more`,
    isReached: growth < mostGrowth,
  })
  figures.push({
    what: 'Archive, received bytes',
    measured: `${megabytes(received)} in ${seconds.toFixed(1)} s: ${megabytes(received / seconds)}/s`,
    goal: 'all bytes of all files',
    isReached: received > records * fileBytes,
  })
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
await report('archive', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1

/** Inserts records directly into the tables and files into the storage, each file with different bytes. */
async function fillRecords(pool: pg.Pool, ownerId: string): Promise<void> {
  const content = Buffer.alloc(fileBytes)
  const keys: string[] = []
  for (let number = 0; number < records; number += 1) {
    randomFillSync(content, 0, Math.min(64, fileBytes))
    const key = createHash('sha256').update(content).digest('hex')
    const folder = join(dataDir, 'files', key.slice(0, 2))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, key), content)
    keys.push(key)
  }
  await pool.query(
    `insert into files (id, owner_id, name, display_name, type, media_type, bytes, sha256, created_at)
     select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, '檔案.pdf', '檔案' || n || '.pdf', 64,
       'application/pdf', $3, ($2::text[])[n], now() from generate_series(1, array_length($2::text[], 1)) n`,
    [ownerId, keys, fileBytes],
  )
  await pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, privacy, published_at)
     select ('00000000-0000-7000-a000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, gen_random_uuid(), '學習紀錄 ' || n,
       jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
         jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('今天量了溶氧。', 200)))))),
       repeat('今天量了溶氧。', 200), current_date - n, 'works', array['naturalistic'], 3, now()
     from generate_series(1, $2::int) n`,
    [ownerId, records],
  )
  await pool.query(
    `insert into post_files (post_id, position, file_id)
     select p.id, 0, f.id from posts p join files f on right(f.id::text, 12) = right(p.id::text, 12)`,
  )
}

/** Prepares an archive of `count` records, reads it to its end without keeping it, and returns its size in bytes. */
async function download({ base }: Program, cookie: string, count: number): Promise<number> {
  const ids = Array.from(
    { length: count },
    (_, index) => `00000000-0000-7000-a000-${(index + 1).toString(16).padStart(12, '0')}`,
  )
  const prepared = await fetch(`${base}/api/v2/portfolios/archive`, {
    method: 'POST',
    headers: { ...(await headersOf(base, cookie)), 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  })
  if (!prepared.ok) throw new Error(`Preparing was refused: ${await prepared.text()}`)
  const { url } = (await prepared.json()) as { url: string }
  const archive = await fetch(`${base}${url}`, { headers: { cookie } })
  let received = 0
  for await (const part of archive.body ?? []) received += part.length
  return received
}

/** Samples a program's memory every 50 ms until stopped, and returns the maximum in MB. */
function watchMemory(program: Program) {
  let most = 0
  let isOver = false
  const work = (async () => {
    while (!isOver) {
      most = Math.max(most, await program.memory())
      await pause(50)
    }
  })()
  return {
    async stop(): Promise<number> {
      isOver = true
      await work
      return most
    },
  }
}
