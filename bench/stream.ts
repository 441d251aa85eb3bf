import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { makeAccounts } from './lib/accounts.ts'
import { compare, median } from './lib/load.ts'
import { temporaryFolder } from './lib/places.ts'
import { type Program, startProgram } from './lib/programs.ts'
import { report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'
import { openReaders, type Readers } from './lib/stream-readers.ts'

/*
 * Measures streams of one record open at one node: the memory of each, how soon all hear an event, and what that costs
 * other callers, against a bare node:http in the same run. `npm run bench:stream [-- --write]`; BENCH_STREAMS and
 * BENCH_ROUNDS shorten it.
 */

const streams = Number(process.env.BENCH_STREAMS ?? 2_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 20)
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const streamsEach = 10
const callers = 4

const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', {
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
const bare = await startProgram('bench/stream-server.ts')
try {
  const database = await runningDatabase(dataDir)
  const accounts = await database.withPool((pool) => makeAccounts(pool, Math.ceil(streams / streamsEach)))
  const cookies = accounts.map(({ token }) => `${sessionCookie}=${token}`)
  const headers = await headersOf(product.base, cookies[0])
  const id = await publish(headers)
  const record = { url: `${product.base}/api/v2/portfolios/${id}`, headers }
  const ask = async () => (await compare({ record }, { connections: callers, seconds, rounds: 3 })).record
  const channel = `${product.base}/api/v2/user-event/channel/${id}?of=portfolio`
  const everybody = Array.from({ length: streams }, (_, place) => cookies[place % cookies.length] ?? '')
  const opened = await measureMemory(product, () => openReaders(channel, everybody))
  const floor = await measureMemory(bare, () => openReaders(`${bare.base}/stream`, everybody))
  let isLiked = false
  const like = () => {
    isLiked = !isLiked
    return fetch(`${record.url}/like`, { method: isLiked ? 'PUT' : 'DELETE', headers })
  }
  const [times, bareTimes] = [[], []] as [number[], number[]]
  for (let round = 0; round < rounds; round += 1) {
    times.push(p95(await opened.readers.timesOf(like)))
    bareTimes.push(p95(await floor.readers.timesOf(() => fetch(`${bare.base}/tell`))))
  }
  floor.readers.close()
  const telling = setInterval(like, 1_000)
  const busy = await ask()
  clearInterval(telling)
  opened.readers.close()
  await pause(3_000)
  const idle = await ask()

  const [soon, bareSoon] = [median(times), median(bareTimes)]
  await report('stream', [
    {
      what: `Memory per stream, ${streams} open on one node`,
      measured: `${opened.kilobytes.toFixed(1)} KB; bare node:http ${floor.kilobytes.toFixed(1)} KB`,
      goal: '≤ 30 KB',
      isReached: opened.kilobytes <= 30,
    },
    {
      what: `A like, from the call until 95 % of ${streams} readers are notified`,
      measured: `${Math.round(soon)} ms; bare node:http ${Math.round(bareSoon)} ms: ${(soon / bareSoon).toFixed(1)} ×`,
      goal: '< 250 ms',
      isReached: soon < 250,
    },
    {
      what: `Reading a record, ${callers} callers, while all streams are notified every second: p99`,
      measured: `${busy.p99} ms; without streams ${idle.p99} ms; ${Math.round(busy.requestsPerSecond)} and ${Math.round(idle.requestsPerSecond)} requests/s`,
      goal: '< 2 × without streams',
      isReached: busy.p99 < 2 * Math.max(1, idle.p99),
    },
  ])
} finally {
  await Promise.all([product.stop(), bare.stop()])
  await rm(dataDir, { recursive: true, force: true })
}

async function publish(headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${product.base}/api/v2/portfolios/portfolio`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: '溪流的一天',
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '今天量了三個點。' }] }] },
      date: '2026-01-15',
      classification: 'course_learning',
      tags: ['naturalistic'],
      privacy: 0,
      fileIds: [],
      clientId: crypto.randomUUID(),
    }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}

/** Opens the streams and returns the kilobytes of resident memory for each, once the process has settled. */
async function measureMemory(program: Program, open: () => Promise<Readers>) {
  const before = await program.memory()
  const readers = await open()
  await pause(3_000)
  return { readers, kilobytes: ((await program.memory()) - before) * (1_024 / streams) }
}

function p95(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}
