import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { newId } from '../apps/server/src/platform/ids/ids.ts'
import { type Flood, floods } from './hostile/floods.ts'
import { makeAccounts } from './lib/accounts.ts'
import { Author } from './lib/author.ts'
import { temporaryFolder } from './lib/places.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'
import { slower, type Visit, visitor } from './lib/trial.ts'

/*
 * Measures what one person can do to all others: each flood runs for a minute, from an account of its own, while
 * another person reads; how much slower the reader's slowest answers are than on an idle server, and how much memory is
 * left behind. `npm run bench:hostile-calls [-- --write] [NAME]`; BENCH_SECONDS shortens it.
 */

const seconds = Number(process.env.BENCH_SECONDS ?? 60)
const idleSeconds = Math.ceil(seconds / 3)
const restSeconds = Number(process.env.BENCH_REST ?? 60)
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ''
const goal = 3
const mostGrowth = 300

const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off' })

async function attack({ name }: Flood, token: string): Promise<string> {
  const script = join(import.meta.dirname, 'hostile/attacker.process.ts')
  const attacker = fork(script, [name, product.base, token, String(seconds)], { execArgv: [] })
  let said = ''
  attacker.on('message', (words) => {
    said = String(words)
  })
  await once(attacker, 'exit')
  return said
}

const read = `${product.base}/api/v2/portfolios?view=public`
const leaveAfter = async (visits: { leave(): Promise<Visit> }, work: Promise<unknown>) => {
  await work
  return visits.leave()
}

try {
  const chosen = floods.filter(({ name }) => name.includes(wanted))
  const database = await runningDatabase(dataDir)
  const accounts = await database.withPool((pool) => makeAccounts(pool, chosen.length + 2))
  const [writer, reader, ...attackers] = accounts
  if (writer === undefined || reader === undefined) throw new Error('nobody is here')
  for (const account of [writer, ...attackers]) await fillFor(account)
  const headers = await headersOf(product.base, `${sessionCookie}=${reader.token}`)
  // Loads what first calls load, before anything is measured.
  await leaveAfter(visitor(read, headers), pause(2_000))
  const before = await product.memory()

  const figures: Figure[] = []
  let most = before
  for (const [place, flood] of chosen.entries()) {
    const idle = await leaveAfter(visitor(read, headers), pause(idleSeconds * 1_000))
    const visits = visitor(read, headers)
    const scales = setInterval(async () => {
      most = Math.max(most, await product.memory())
    }, 500)
    const said = await attack(flood, attackers[place]?.token ?? '')
    clearInterval(scales)
    const busy = await visits.leave()
    const { ratio, words } = slower(busy, idle)
    console.log(`${flood.name}: ${words}; ${said}`)
    figures.push({
      what: `Reader during: ${flood.name}`,
      measured: `${words}; answered ${said}`,
      goal: `< ${goal} × idle, none fails`,
      isReached: ratio < goal && busy.failures === 0,
    })
    // The rate limits' minute passes, and begun work finishes.
    await pause(seconds < 60 ? 1_000 : 20_000)
  }
  await pause(restSeconds * 1_000)
  const after = await product.memory()
  figures.push({
    what: `Memory of the server: before, peak, and ${restSeconds} s afterwards`,
    measured: `${Math.round(before)}, ${Math.round(most)}, ${Math.round(after)} MB`,
    goal: `< ${mostGrowth} MB more than before`,
    isReached: after - before < mostGrowth,
  })
  await report('hostile-calls', figures)
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Makes photographs and records to read, analyse and export. */
async function fillFor(account: { token: string }): Promise<void> {
  const author = new Author(product.base, account)
  await author.arrive()
  await author.takePhotos()
  for (let number = 0; number < 60; number += 1) {
    await author.call('POST', '/portfolios/portfolio', {
      clientId: newId(),
      title: `第 ${number} 次觀察`,
      fileIds: [],
      date: '2026-01-01',
      classification: 'course_learning',
      content: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: '今天到河邊採水。'.repeat(40) }] }],
      },
      tags: ['naturalistic'],
      customTags: [],
      privacy: 0,
    })
  }
}
