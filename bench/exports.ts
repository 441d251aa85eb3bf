import { readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { makeAccounts } from './lib/accounts.ts'
import { Author } from './lib/author.ts'
import { median } from './lib/load.ts'
import { temporaryFolder } from './lib/places.ts'
import { residentMemory, startProgram } from './lib/programs.ts'
import { report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'

/*
 * Queues a hundred exports at once and measures how fast they finish, how much slower others' calls are meanwhile, and
 * the memory of the processes that make them. `npm run bench:exports [-- --write]`; BENCH_EXPORTS shortens it.
 */

const wanted = 100
const exportCount = Number(process.env.BENCH_EXPORTS ?? wanted)
const people = 4
const mostMegabytes = 1_500
const restMs = Number(process.env.BENCH_REST ?? 75_000)

const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' })

/** Polls as often as the screens do, or more often while a single export is timed. */
const untilAllDone = async (authors: Author[], everyMs: number) => {
  for (;;) {
    const left = await Promise.all(authors.map((author) => author.unfinished()))
    if (left.every((count) => count === 0)) return
    await pause(everyMs)
  }
}

/** Reads the public feed again and again until told to leave; returns the milliseconds of each answer. */
function visitor(author: Author) {
  let isOver = false
  const times: number[] = []
  const work = (async () => {
    while (!isOver) {
      const start = performance.now()
      await author.call('GET', '/portfolios?view=public')
      times.push(performance.now() - start)
      await pause(10)
    }
  })()
  return {
    async leave() {
      isOver = true
      await work
      return times
    },
  }
}

/**
 * Memory in MB of the typesetter processes. Only the server's direct children are read, as reading costs the visitor
 * time.
 */
async function typesetterMemory(): Promise<number[]> {
  const children = await readFile(`/proc/${product.pid}/task/${product.pid}/children`, 'utf8')
  const found = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map(async (pid) => {
        const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
        return command.includes('typesetter.process') ? [await residentMemory(Number(pid)).catch(() => 0)] : []
      }),
  )
  return found.flat()
}

const p99 = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0

try {
  const database = await runningDatabase(dataDir)
  const accounts = await database.withPool((pool) => makeAccounts(pool, people))
  const authors: Author[] = []
  for (const account of accounts) authors.push(new Author(product.base, account))
  for (const author of authors) {
    await author.arrive()
    await author.takePhotos()
  }
  const [first] = authors
  if (first === undefined) throw new Error('nobody exports')

  // Sequentially; the first round loads what the others find loaded.
  const alone: number[] = []
  for (let round = 0; round < 6; round += 1) {
    for (const author of authors.slice(round === 0 ? 0 : people - 1)) {
      const draft = await author.write(round)
      const start = performance.now()
      await author.export(draft)
      await untilAllDone([author], 50)
      if (round > 0) alone.push(performance.now() - start)
    }
  }
  const idle = visitor(first)
  await pause(8_000)
  const idleTimes = await idle.leave()

  const drafts: [Author, string][] = []
  for (let round = 0; round < exportCount; round += 1) {
    const author = authors[round % people] ?? first
    drafts.push([author, await author.write(100 + round)])
  }
  let most = 0
  const scales = setInterval(async () => {
    most = Math.max(most, ...(await typesetterMemory()))
  }, 500)
  const busy = visitor(first)
  const start = performance.now()
  await Promise.all(drafts.map(([author, draft]) => author.export(draft)))
  await untilAllDone(authors, 2_000)
  const took = performance.now() - start
  const busyTimes = await busy.leave()
  clearInterval(scales)
  await pause(restMs)
  const left = await typesetterMemory()

  const share = took / exportCount / median(alone)
  const slower = p99(busyTimes) / p99(idleTimes)
  await report('exports', [
    {
      what: `${exportCount} exports of 20 pages with 30 photographs, queued at once`,
      measured: `${(took / 1_000).toFixed(1)} s, ${Math.round(took / exportCount)} ms each; one alone ${Math.round(median(alone))} ms: ${share.toFixed(2)} ×`,
      goal: `${wanted} exports, ≤ 1.2 × one alone`,
      isReached: exportCount >= wanted && share <= 1.2,
    },
    {
      what: 'Reader of public records meanwhile, p99',
      measured: `${p99(busyTimes).toFixed(1)} ms; when nothing else is done ${p99(idleTimes).toFixed(1)} ms: ${slower.toFixed(2)} ×`,
      goal: '< 3 × idle',
      isReached: slower < 3,
    },
    {
      what: 'Memory of an export process: peak; a minute later',
      measured: `${Math.round(most)} MB; ${left.length === 0 ? 'no process is left' : `${left.length} processes, ${Math.round(Math.max(...left))} MB`}`,
      goal: `< ${mostMegabytes} MB, then released`,
      isReached: most < mostMegabytes && left.every((megabytes) => megabytes < 400),
    },
  ])
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
