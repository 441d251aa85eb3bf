import { readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { type HostilePicture, hostilePictures } from '../apps/server/src/platform/pictures/hostile-pictures.fixture.ts'
import { phonePhoto } from '../apps/server/src/platform/pictures/sample-pictures.fixture.ts'
import { makeAccounts } from './lib/accounts.ts'
import { temporaryFolder } from './lib/places.ts'
import { residentMemory, startProgram } from './lib/programs.ts'
import { report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'
import { p99, slower, timeUntil, type Visit, visitor } from './lib/trial.ts'

/*
 * Uploads thirty pictures made to do harm, each twenty times at once from one account, while others read and upload:
 * measures how much slower the others are and the server's memory, and that all of it ends. `npm run
 * bench:hostile-pictures [-- --write]`; BENCH_FILES shortens it.
 */

const files = hostilePictures.slice(0, Number(process.env.BENCH_FILES ?? hostilePictures.length))
const copies = 20
/** After this the sender disconnects, which ends its waiting uploads. */
const mostMs = 15_000
/** Idle measurement before each picture, so that other load on the machine affects both alike. */
const idleMs = 4_000
/** An idle picture process ends after a minute. */
const restMs = 90_000
const stopGoalMs = 10_000
const mostGrowth = 100

const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' })

type Headers = Awaited<ReturnType<typeof headersOf>>

async function send(headers: Headers, name: string, content: Buffer, signal?: AbortSignal): Promise<number> {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(content)]), name)
  const url = `${product.base}/api/v2/portfolios/files`
  const answer = await fetch(url, { method: 'POST', headers, body: form, ...(signal && { signal }) })
  await answer.arrayBuffer()
  return answer.status
}

/** Sends a picture twenty times at once; returns how often each status came, `gave up` where none came in time. */
async function attack(headers: Headers, { file }: HostilePicture, content: Buffer): Promise<Map<string, number>> {
  const signal = AbortSignal.timeout(mostMs)
  const sent = Array.from({ length: copies }, () => send(headers, file, content, signal).catch(() => 'gave up'))
  const counts = new Map<string, number>()
  for (const status of await Promise.all(sent)) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1)
  return counts
}

/** Uploads a photograph repeatedly until told to leave. */
function uploader(headers: Headers, photo: Buffer) {
  const visit: Visit = { times: [], failures: 0 }
  let isOver = false
  const work = (async () => {
    while (!isOver) {
      const start = performance.now()
      const status = await send(headers, 'photo.jpg', photo).catch(() => 0)
      if (status === 200) visit.times.push(performance.now() - start)
      else visit.failures += 1
      await pause(200)
    }
  })()
  return {
    async leave(): Promise<Visit> {
      isOver = true
      await work
      return visit
    },
  }
}

function add(sum: Visit, { times, failures }: Visit): void {
  sum.times.push(...times)
  sum.failures += failures
}

/** Returns the ids of the server's processes that decode pictures. */
async function pictureProcesses(): Promise<number[]> {
  const children = await readFile(`/proc/${product.pid}/task/${product.pid}/children`, 'utf8')
  const pids = children.split(' ').filter(Boolean).map(Number)
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return pids.filter((_, index) => commands[index]?.includes('picture.process'))
}

try {
  const database = await runningDatabase(dataDir)
  const accounts = await database.withPool((pool) => makeAccounts(pool, 3))
  const [attacker, reader, colleague] = await Promise.all(
    accounts.map(({ token }) => headersOf(product.base, `${sessionCookie}=${token}`)),
  )
  if (attacker === undefined || reader === undefined || colleague === undefined) throw new Error('nobody is here')
  const photo = await phonePhoto()
  const nobody = (): Visit => ({ times: [], failures: 0 })
  const [idleReads, idleUploads, busyReads, busyUploads] = [nobody(), nobody(), nobody(), nobody()]
  /** Measures a reader and an uploader while `work` runs. */
  const during = async (work: () => Promise<unknown>, reads: Visit, uploads: Visit): Promise<void> => {
    const readers = visitor(`${product.base}/api/v2/portfolios?view=public`, reader)
    const uploaders = uploader(colleague, photo)
    await work()
    add(reads, await readers.leave())
    add(uploads, await uploaders.leave())
  }

  // Loads what the first call and the first picture load, before anything is measured.
  await send(colleague, 'photo.jpg', photo)
  const before = await product.memory()
  let [most, mostTogether] = [before, 0]
  const scales = setInterval(async () => {
    most = Math.max(most, await product.memory())
    const pids = await pictureProcesses()
    const held = await Promise.all(pids.map((pid) => residentMemory(pid).catch(() => 0)))
    mostTogether = Math.max(
      mostTogether,
      held.reduce((sum, megabytes) => sum + megabytes, 0),
    )
  }, 250)
  let failed = 0
  for (const picture of files) {
    const content = await picture.make()
    await during(() => pause(idleMs), idleReads, idleUploads)
    const work = async () => {
      const counts = await attack(attacker, picture, content)
      failed += counts.get('500') ?? 0
      console.log(`${picture.name}: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`)
    }
    await during(work, busyReads, busyUploads)
  }
  clearInterval(scales)
  const backMs = await timeUntil(async () => (await pictureProcesses()).length === 0, restMs, 500)

  const [bomb] = files
  if (bomb === undefined) throw new Error('no picture')
  void attack(attacker, bomb, await bomb.make())
  await timeUntil(async () => (await pictureProcesses()).length > 0, 5_000)
  const stopping = performance.now()
  await product.stop()
  const stopMs = performance.now() - stopping

  const [reads, uploads] = [slower(busyReads, idleReads), slower(busyUploads, idleUploads)]
  await report('hostile-pictures', [
    {
      what: `Reader, while ${files.length} hostile pictures are uploaded ${copies} times at once`,
      measured: reads.words,
      goal: '< 3 × idle',
      isReached: reads.ratio < 3 && busyReads.failures === 0,
    },
    {
      what: 'Photograph uploader meanwhile',
      measured: uploads.words,
      goal: 'none fails, p99 < 3 s',
      isReached: p99(busyUploads) < 3_000 && busyUploads.failures === 0,
    },
    {
      what: 'Peak memory of the server; of all decoding processes together',
      measured: `${Math.round(most)} MB, before ${Math.round(before)} MB; ${Math.round(mostTogether)} MB`,
      goal: `< ${mostGrowth} MB more than before`,
      isReached: most - before < mostGrowth,
    },
    {
      what: 'Until no process is left; server errors on hostile uploads',
      measured: `${Math.round(backMs / 1_000)} s; ${failed}`,
      goal: `< ${restMs / 1_000} s; 0`,
      isReached: backMs < restMs && failed === 0,
    },
    {
      what: `SIGTERM with ${copies} of the first in progress, until the server has exited`,
      measured: `${(stopMs / 1_000).toFixed(1)} s`,
      goal: `≤ ${stopGoalMs / 1_000} s`,
      isReached: stopMs <= stopGoalMs,
    },
  ])
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
