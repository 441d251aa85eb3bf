import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './lib/load.ts'
import { npmStart } from './lib/npm-start.ts'
import { projectRoot, temporaryFolder } from './lib/places.ts'
import { type Figure, report } from './lib/report.ts'

/*
 * Measures how long `npm start` takes and the server's memory. `npm run bench:start [-- --cold] [-- --write]`; `--cold`
 * also starts a fresh clone of the last commit, which installs everything.
 */

const rounds = 3
const idleSeconds = 20
const figures: Figure[] = []

const folder = await temporaryFolder()
try {
  if (process.argv.includes('--cold')) {
    const clone = join(folder, 'clone')
    execFileSync('git', ['clone', '--quiet', projectRoot, clone])
    const cold = await npmStart(clone, { DATA_DIR: join(clone, 'data') })
    await cold.stop()
    figures.push({
      what: 'Cold `npm start`: fresh clone, nothing installed, until it answers',
      measured: `${cold.seconds.toFixed(0)} s`,
      goal: '< 150 s',
      isReached: cold.seconds < 150,
    })
  }

  const settings = { DATA_DIR: join(folder, 'data') }
  // Builds what is stale and makes the demo school.
  await (await npmStart(projectRoot, settings)).stop()
  const times: number[] = []
  const memories: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const warm = await npmStart(projectRoot, settings)
    times.push(warm.seconds)
    if (round === rounds - 1) {
      await pause(idleSeconds * 1000)
      memories.push(await warm.serverMemory())
    }
    await warm.stop()
  }
  const [seconds, memory] = [median(times), median(memories)]
  figures.push(
    {
      what: 'Warm `npm start` until it answers',
      measured: `${seconds.toFixed(1)} s`,
      goal: '< 3 s',
      isReached: seconds < 3,
    },
    {
      what: `Memory of the server with the demo school, ${idleSeconds} s idle, without PostgreSQL`,
      measured: `${Math.round(memory)} MB`,
      goal: '< 200 MB',
      isReached: memory < 200,
    },
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
await report('start', figures)
