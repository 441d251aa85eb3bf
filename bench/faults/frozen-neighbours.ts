import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.http.ts'
import { makeAccounts } from '../lib/accounts.ts'
import type { BenchCluster } from '../lib/cluster.ts'
import { temporaryFolder } from '../lib/places.ts'
import { type Program, startProgram } from '../lib/programs.ts'
import { headersOf } from '../lib/session.ts'
import { p99, type Seen, slower, type Trial, timeUntil, type Visit, visitor } from '../lib/trial.ts'

interface Circumstances {
  cluster: BenchCluster
  seconds: number
}

const most = 3
const uploads = 24
const stuckCalls = 30

/** Neighbours of the product that stop answering without going away; whatever does not need them must go on. */
export function frozenNeighbours({ cluster, seconds }: Circumstances): Trial[] {
  return [
    {
      did: `The S3 store frozen for ${seconds} s, under ${uploads} uploads`,
      run: () => withProduct(cluster, 'frozen_store', true, (scene) => frozenStore(scene, seconds)),
    },
    {
      did: `A table locked for ${seconds} s, under ${stuckCalls} calls at a time that need it`,
      run: () => withProduct(cluster, 'locked_table', false, (scene) => lockedTable(scene, seconds)),
    },
    {
      did: `The database frozen for ${seconds} s, under the same calls`,
      run: () => withProduct(cluster, 'frozen_database', false, (scene) => frozenDatabase(scene, cluster, seconds)),
    },
  ]
}

interface Scene {
  product: Program
  headers: Record<string, string>
  pool: Awaited<ReturnType<BenchCluster['createDatabase']>>['pool']
  store: ChildProcess | undefined
}

async function withProduct(
  cluster: BenchCluster,
  name: string,
  hasStore: boolean,
  work: (scene: Scene) => Promise<Seen>,
): Promise<Seen> {
  const { url, pool } = await cluster.createDatabase(name)
  const store = hasStore ? await startStore() : undefined
  const settings = { DATA_DIR: await temporaryFolder(), DATABASE_URL: url, DEMO: 'off', RATE_LIMITS: 'off' }
  const product = await startProgram('apps/server/src/main.ts', { ...settings, ...store?.settings, LOG_LEVEL: 'fatal' })
  try {
    const [account] = await makeAccounts(pool, 1)
    const headers = await headersOf(product.base, `${sessionCookie}=${account?.token}`)
    return await work({ product, headers, pool, store: store?.child })
  } finally {
    store?.child.kill('SIGCONT')
    await product.stop()
    // Once disconnected, the store cleans up and exits.
    store?.child.disconnect()
  }
}

async function startStore() {
  const child = fork(join(import.meta.dirname, '../s3-store-server.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [settings] = (await once(child, 'message')) as [Record<string, string>]
  return { child, settings }
}

async function frozenStore({ product, headers, store }: Scene, seconds: number): Promise<Seen> {
  const upload = () => {
    const body = new FormData()
    body.append('files', new Blob([crypto.randomUUID()], { type: 'text/plain' }), 'note.txt')
    return fetch(`${product.base}/api/v2/portfolios/files`, { method: 'POST', headers, body })
  }
  if (!(await upload()).ok) throw new Error('an upload failed before anything was frozen')
  const others = `${product.base}/api/v2/portfolios?view=public`
  const idle = await visitFor(others, headers, 10)
  store?.kill('SIGSTOP')
  const stuck = Promise.allSettled(Array.from({ length: uploads }, upload))
  const busy = await visitFor(others, headers, seconds)
  store?.kill('SIGCONT')
  const backMs = await timeUntil(async () => (await upload()).ok, 60_000)
  await stuck
  const { ratio, words } = slower(busy, idle)
  return { saw: `others' reading: ${words}`, backMs, isSurvived: ratio < most && busy.failures === 0 }
}

async function lockedTable({ product, headers, pool }: Scene, seconds: number): Promise<Seen> {
  const needing = `${product.base}/api/v2/portfolios?view=public`
  const others = `${product.base}/api/v2/ePortfolio/self`
  const idle = await visitFor(others, headers, 10)
  const holder = await pool.connect()
  await holder.query('begin; lock table posts in access exclusive mode')
  const callers = hammer(needing, headers)
  const [busy, health] = await Promise.all([
    visitFor(others, headers, seconds),
    visitFor(`${product.base}/api/health`, {}, seconds),
  ])
  await holder.query('rollback')
  holder.release()
  const backMs = await timeUntil(async () => (await fetch(needing, { headers })).ok, 60_000)
  const refused = await callers.end()
  const { ratio, words } = slower(busy, idle)
  return {
    saw: `calls without it: ${words}; health p99 ${Math.round(p99(health))} ms; those that need it: ${refused}`,
    backMs,
    isSurvived: ratio < most && busy.failures === 0 && health.failures === 0,
  }
}

async function frozenDatabase({ product, headers }: Scene, cluster: BenchCluster, seconds: number): Promise<Seen> {
  const needing = `${product.base}/api/v2/portfolios?view=public`
  const page = `${product.base}/`
  const idle = await visitFor(page, {}, 10)
  const pids = await processesIn(cluster.clusterDir)
  const callers = hammer(needing, headers)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const [busy, life] = await Promise.all([visitFor(page, {}, seconds), visitFor(`${product.base}/livez`, {}, seconds)])
  const asked = performance.now()
  const health = await fetch(`${product.base}/healthz`).then(({ status }) => status)
  const healthMs = Math.round(performance.now() - asked)
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  const backMs = await timeUntil(async () => (await fetch(needing, { headers })).ok, 60_000)
  const refused = await callers.end()
  const { ratio, words } = slower(busy, idle)
  return {
    saw: `pages: ${words}; livez ${life.failures} failures; healthz ${health} after ${healthMs} ms; calls: ${refused}`,
    backMs,
    isSurvived: ratio < most && busy.failures + life.failures === 0 && health === 503,
  }
}

async function visitFor(url: string, headers: Record<string, string>, seconds: number): Promise<Visit> {
  const visiting = visitor(url, headers)
  await pause(seconds * 1_000)
  return visiting.leave()
}

/** Repeats calls as soon as they are answered; returns afterwards how often each answer came. */
function hammer(url: string, headers: Record<string, string>) {
  let isOver = false
  const answers = new Map<string, number>()
  const caller = async () => {
    while (!isOver) {
      const status = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return String(answer.status)
        },
        () => 'no answer',
      )
      answers.set(status, (answers.get(status) ?? 0) + 1)
      await pause(20)
    }
  }
  const callers = Array.from({ length: stuckCalls }, caller)
  return {
    async end(): Promise<string> {
      isOver = true
      await Promise.all(callers)
      return [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
    },
  }
}

/** Returns the processes that work in this folder: PostgreSQL's. */
async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found: number[] = []
  for (const pid of pids) {
    const [place, name] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    ])
    if (place === folder && name.trim() === 'postgres') found.push(Number(pid))
  }
  return found
}
