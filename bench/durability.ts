import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeAccounts } from './lib/accounts.ts'
import { Author } from './lib/author.ts'
import { makeHomeworkClass } from './lib/homework-class.ts'
import { killExports } from './lib/kill-exports.ts'
import { killHandIns } from './lib/kill-hand-ins.ts'
import { killUploads } from './lib/kill-uploads.ts'
import { median } from './lib/load.ts'
import { freePort, temporaryFolder } from './lib/places.ts'
import { type Program, startProgram, untilAnswers } from './lib/programs.ts'
import { report } from './lib/report.ts'
import { postmasterPid, runningDatabase } from './lib/running-database.ts'
import { Uploader } from './lib/uploader.ts'
import { countLooseBytes, countLostFiles, whatIsLeft } from './lib/what-is-left.ts'
import { Writer } from './lib/writer.ts'

/*
 * Kills the product with `kill -9` repeatedly while people publish, in every step of an upload, and while it exports or
 * takes homework; nothing acknowledged may be lost or doubled. `npm run bench:durability [-- --write]`; BENCH_KILLS,
 * BENCH_UPLOAD_KILLS (at each step), BENCH_HAND_IN_KILLS and BENCH_EXPORT_KILLS shorten it.
 */

const wanted = 20
const kills = Number(process.env.BENCH_KILLS ?? wanted)
const uploadKills = Number(process.env.BENCH_UPLOAD_KILLS ?? 10)
const handInKills = Number(process.env.BENCH_HAND_IN_KILLS ?? 10)
const exportKills = Number(process.env.BENCH_EXPORT_KILLS ?? 10)
const writerCount = 6
const classSize = 30

/** What dies in a round: the server (its PostgreSQL then stops orderly), both at once, or PostgreSQL first. */
const kindsOfRound = ['server', 'server and PostgreSQL', 'PostgreSQL, then server'] as const

const dataDir = await temporaryFolder()
const settings = {
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
  PORT: String(await freePort()),
}
const start = () => startProgram('apps/server/src/main.ts', settings)

let product = await start()
try {
  const database = await runningDatabase(dataDir)
  const accounts = await database.withPool((pool) => makeAccounts(pool, writerCount))
  const writers = accounts.map((account) => new Writer(product.base, account))
  const work = Promise.all(writers.map((writer) => writer.work()))
  /** Waits for some more records, then a random time up to 500 ms. A refused writer ends the run. */
  const someRecordsLater = async () => {
    const before = countAcknowledged(writers)
    while (countAcknowledged(writers) < before + 2 * writerCount) await Promise.race([work, pause(5)])
    await Promise.race([work, pause(Math.random() * 500)])
  }

  const recoveries: number[] = []
  let postgresKills = 0
  let ownEnds = 0
  /** Waits until the product answers. The server restarts PostgreSQL; if it exits too, it is restarted here. */
  const untilRecovered = async () => {
    await pause(50)
    await Promise.race([untilAnswers(product.base), untilEnded(product)])
    if (!product.hasEnded()) return
    ownEnds += 1
    product = await start()
  }
  for (let round = 0; round < kills; round += 1) {
    const kind = kindsOfRound[round % kindsOfRound.length]
    await someRecordsLater()
    if (kind !== 'server') {
      process.kill(await postmasterPid(database.clusterDir), 'SIGKILL')
      postgresKills += 1
    }
    if (kind === 'PostgreSQL, then server') {
      recoveries.push(await timed(() => untilRecovered()))
      await someRecordsLater()
    }
    await product.kill()
    recoveries.push(
      await timed(async () => {
        product = await start()
      }),
    )
    console.log(`kill ${round + 1} of ${kills} (${kind}): answers after ${Math.round(recoveries.at(-1) ?? 0)} ms`)
  }
  await someRecordsLater()
  for (const writer of writers) writer.finish()
  await work

  const [account] = accounts
  if (account === undefined) throw new Error('nobody uploads')
  const murder = {
    async kill(round: number) {
      if (round % 2 === 1) process.kill(await postmasterPid(database.clusterDir), 'SIGKILL')
      await product.kill()
    },
    async restart() {
      product = await start()
    },
  }
  const uploadFigures = await killUploads({
    person: new Uploader(product.base, account),
    times: uploadKills,
    unfinished: join(dataDir, 'files', 'unfinished'),
    ...murder,
  })
  const homework = await database.withPool((pool) => makeHomeworkClass(pool, product.base, classSize))
  const handInFigures = await killHandIns({ homework, times: handInKills, ...murder })
  const exportFigures = await killExports({ author: new Author(product.base, account), times: exportKills, ...murder })

  const acknowledged = writers.flatMap((writer) => writer.acknowledged)
  const { lost, doubled, halfMade } = await database.withPool((pool) => whatIsLeft(pool, acknowledged))
  const lostFiles = await countLostFiles(writers)
  const looseBytes = await database.withPool((pool) => countLooseBytes(pool, dataDir))
  const repeated = writers.reduce((sum, writer) => sum + writer.repeated, 0)
  const withFile = acknowledged.filter(({ file }) => file !== undefined).length
  const slowest = Math.max(...recoveries)
  const figures = [
    {
      what: `Records acknowledged to ${writerCount} writers`,
      measured: `${acknowledged.length}, ${withFile} of them with a file; ${repeated} calls sent again`,
      goal: 'some between any two kills',
      isReached: acknowledged.length > kills,
    },
    {
      what: 'Killed with `kill -9`',
      measured: `the server ${kills} times, PostgreSQL ${postgresKills} times`,
      goal: `the server ${wanted} times`,
      isReached: kills >= wanted,
    },
    {
      what: 'Acknowledged but lost',
      measured: `${lost} records, ${lostFiles} files`,
      goal: '0',
      isReached: lost + lostFiles === 0,
    },
    {
      what: 'Server exits when only PostgreSQL was killed',
      measured: `${ownEnds} times`,
      goal: 'never',
      isReached: ownEnds === 0,
    },
    { what: 'Duplicated', measured: String(doubled), goal: '0', isReached: doubled === 0 },
    {
      what: 'Incomplete (records, files and their events)',
      measured: halfMade.join(', ') || '0',
      goal: '0',
      isReached: halfMade.length === 0,
    },
    { what: 'Orphaned bytes on disk', measured: String(looseBytes), goal: '0', isReached: looseBytes === 0 },
    {
      what: 'From kill to next answer',
      measured: `median ${Math.round(median(recoveries))} ms, slowest ${Math.round(slowest)} ms`,
      goal: '< 10 s',
      isReached: slowest < 10_000,
    },
    ...uploadFigures,
    ...handInFigures,
    ...exportFigures,
  ]
  await report('durability', figures)
  const isWhole = lost + lostFiles + doubled + halfMade.length === 0
  if (!isWhole || [...uploadFigures, ...handInFigures, ...exportFigures].some(({ isReached }) => !isReached))
    process.exitCode = 1
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function countAcknowledged(writers: Writer[]): number {
  return writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0)
}

async function untilEnded(program: Program): Promise<void> {
  while (!program.hasEnded()) await pause(20)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
