import { execFileSync } from 'node:child_process'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeAccounts } from '../lib/accounts.ts'
import { temporaryFolder } from '../lib/places.ts'
import { type Program, startProgram, untilAnswers } from '../lib/programs.ts'
import { postmasterPid, runningDatabase } from '../lib/running-database.ts'
import { type Seen, type Trial, timeUntil } from '../lib/trial.ts'
import { Uploader } from '../lib/uploader.ts'

const databaseKills = 8

/** Deaths of processes, and what they leave behind. */
export const deaths: Trial[] = [
  { did: `The embedded PostgreSQL killed ${databaseKills} times, as soon as it is back`, run: killedDatabase },
  { did: 'The embedded PostgreSQL killed, and prevented from starting for 20 s', run: hinderedDatabase },
  { did: 'SIGTERM during a video conversion', run: () => inConversion('SIGTERM') },
  { did: '`kill -9` during a video conversion', run: () => inConversion('SIGKILL') },
]

async function withProduct(work: (product: Program, dataDir: string) => Promise<Seen>): Promise<Seen> {
  const dataDir = await temporaryFolder()
  const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'fatal' })
  try {
    return await work(product, dataDir)
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const answers = async ({ base }: Program) => (await fetch(`${base}/healthz`)).ok

function killedDatabase(): Promise<Seen> {
  return withProduct(async (product, dataDir) => {
    const { clusterDir } = await runningDatabase(dataDir)
    let slowest = 0
    for (let round = 0; round < databaseKills; round += 1) {
      process.kill(await postmasterPid(clusterDir), 'SIGKILL')
      await timeUntil(async () => !(await answers(product)), 5_000, 10)
      slowest = Math.max(slowest, await timeUntil(() => answers(product), 60_000))
    }
    return {
      saw: `back each time, without a hand; the process ${product.hasEnded() ? 'ended' : 'lived on'}`,
      backMs: slowest,
      isSurvived: Number.isFinite(slowest) && !product.hasEnded(),
    }
  })
}

function hinderedDatabase(): Promise<Seen> {
  return withProduct(async (product, dataDir) => {
    const { clusterDir } = await runningDatabase(dataDir)
    const needed = join(clusterDir, 'postgresql.conf')
    await rename(needed, `${needed}.away`)
    process.kill(await postmasterPid(clusterDir), 'SIGKILL')
    await pause(20_000)
    const health = (await fetch(`${product.base}/healthz`)).status
    const life = (await fetch(`${product.base}/livez`)).status
    await rename(`${needed}.away`, needed)
    const backMs = await timeUntil(() => answers(product), 60_000)
    return {
      saw: `healthz ${health}, livez ${life} meanwhile; then back without a hand`,
      backMs,
      isSurvived: health === 503 && life === 200 && Number.isFinite(backMs),
    }
  })
}

async function inConversion(signal: 'SIGTERM' | 'SIGKILL'): Promise<Seen> {
  const dataDir = await temporaryFolder()
  const settings = { DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off' }
  let product = await startProgram('apps/server/src/main.ts', settings)
  try {
    const database = await runningDatabase(dataDir)
    const [account] = await database.withPool((pool) => makeAccounts(pool, 1))
    if (account === undefined) throw new Error('nobody films')
    const film = await longFilm()
    const person = new Uploader(product.base, account)
    await person.arrive()
    const path = await person.begin('film.mov', film.length)
    const receipt = await person.piece(path, 0, film)
    const began = await timeUntil(async () => (await converters()).length > 0, 60_000, 20)
    await pause(1_000)
    const stopping = performance.now()
    await (signal === 'SIGTERM' ? product.stop() : product.kill())
    const endedMs = performance.now() - stopping
    const left = await converters()
    const started = performance.now()
    product = await startProgram('apps/server/src/main.ts', settings)
    await untilAnswers(product.base)
    const survivors = (await converters()).filter((pid) => left.includes(pid)).length
    const state = async () => {
      const { rows } = await database.withPool((pool) =>
        pool.query<{ state: string }>('select conversion_state as state from files where id = $1', [receipt?.id]),
      )
      return rows[0]?.state
    }
    const doneMs = await timeUntil(async () => ['done', 'failed'].includes((await state()) ?? ''), 180_000, 200)
    const outcome = await state()
    const folders = (await readdir(tmpdir())).filter((name) => name.startsWith('learntrail-work-')).length
    return {
      saw: `ended after ${(endedMs / 1_000).toFixed(1)} s, ${left.length} converters left, ${survivors} of them after the start; then ${outcome} after ${(doneMs / 1_000).toFixed(0)} s, ${folders} folders left`,
      backMs: performance.now() - started,
      isSurvived:
        Number.isFinite(began) &&
        endedMs < 10_000 &&
        (signal === 'SIGKILL' || left.length === 0) &&
        survivors === 0 &&
        outcome === 'done',
    }
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Makes a film that takes a while to convert. */
async function longFilm(): Promise<Buffer> {
  const folder = await temporaryFolder()
  const path = join(folder, 'film.mov')
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1920x1080:rate=30:duration=40']
  execFileSync('ffmpeg', ['-v', 'error', ...picture, '-c:v', 'mpeg4', '-q:v', '12', path])
  const film = await readFile(path)
  await rm(folder, { recursive: true })
  return film
}

/** Returns the process ids of converters that the product has started. */
async function converters(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = await Promise.all(
    pids.map(async (pid) => ({ pid, command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') })),
  )
  return commands
    .filter(({ command }) => /^\S*ffmpeg\0/.test(command) && command.includes('learntrail-'))
    .map(({ pid }) => pid)
}
