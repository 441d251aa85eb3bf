import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Binaries } from './binaries.ts'
import { superuserConnection } from './connections.ts'
import { machineSettings } from './machine-settings.rules.ts'
import { programEnvironment } from './run-program.ts'
import { noteRun } from './runs-as.ts'
import type { SystemUser } from './system-user.ts'

/** Everything needed to run a server. */
export interface ServerPlan {
  binaries: Binaries
  clusterDir: string
  socketDir: string
  logFile: string
  user: SystemUser | undefined
  settings: Record<string, string>
}

/** A running server that is our child process. */
export interface Server {
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

const defaultSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Containers have 64 MB of shared memory, too little for parallel queries.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // A refused duplicate is an everyday event and its values are private; the application reports errors itself.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  // Recovery after a crash first flushes all files; doing that one by one takes seconds in which nothing is answered.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

const recoveryPatience = 10 * 60_000
const shutdownPatience = 30_000
const largestLog = 5_000_000

/**
 * Starts the server and waits until it answers, which after a crash includes recovery. Throws when `signal` aborts,
 * when the server ends, or after ten minutes.
 */
export async function startServer(plan: ServerPlan, signal: AbortSignal): Promise<Server> {
  signal.throwIfAborted()
  const { child, logStart } = await spawnServer(plan)
  // Where the kernel does not notify the server of our death, at least a normal exit stops it.
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))

  const ended = once(child, 'exit')
  try {
    await noteRun(plan.clusterDir, { ...plan, pid: child.pid ?? 0 })
    await waitUntilReady(child, plan, { logStart, signal })
  } catch (error) {
    await stopServer(child)
    throw error
  }
  child.unref()
  return { ended, stop: () => stopServer(child) }
}

async function spawnServer(plan: ServerPlan): Promise<{ child: ChildProcess; logStart: number }> {
  const { binaries, clusterDir, socketDir, logFile, user } = plan
  const settings = {
    ...defaultSettings,
    ...machineSettings(Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())),
    unix_socket_directories: quoted(socketDir),
    ...plan.settings,
  }
  const serverArgs = [
    '-D',
    clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const [file, ...args] = [...endingWithParent(), binaries.postgres, ...serverArgs]
  const output = await openLog(logFile, user)
  try {
    const logStart = (await output.stat()).size
    const child = spawn(file ?? binaries.postgres, args, {
      ...user,
      cwd: '/',
      env: programEnvironment(),
      stdio: ['ignore', output.fd, output.fd],
      // Its own process group: Ctrl-C reaches only the application, which then stops the server in order.
      detached: true,
    })
    await once(child, 'spawn')
    return { child, logStart }
  } finally {
    await output.close()
  }
}

/**
 * Returns the command prefix that makes the kernel send the signal for a fast shutdown when we die, even by `kill -9`;
 * empty without `setpriv`.
 */
function endingWithParent(): string[] {
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--']
  const works = spawnSync('setpriv', [...prefix.slice(1), 'true'], { stdio: 'ignore' }).status === 0
  return works ? prefix : []
}

async function waitUntilReady(
  child: ChildProcess,
  plan: ServerPlan,
  { logStart, signal }: { logStart: number; signal: AbortSignal },
): Promise<void> {
  const deadline = Date.now() + recoveryPatience
  while (!(await isAnswering(superuserConnection(plan.socketDir)))) {
    signal.throwIfAborted()
    if (hasEnded(child)) throw new Error(`PostgreSQL did not start: ${await complaints(plan.logFile, logStart)}`)
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not get ready; its log is ${plan.logFile}`)
    await sleep(10)
  }
}

const answerPatience = 5_000

/** Returns whether a server accepts this connection. */
export async function isAnswering(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: answerPatience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  child.ref()
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const impatient = setTimeout(() => child.kill('SIGQUIT'), shutdownPatience)
  await exited
  clearTimeout(impatient)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function openLog(logFile: string, user: SystemUser | undefined): Promise<FileHandle> {
  const log = await open(logFile, 'a', 0o600)
  if ((await log.stat()).size > largestLog) await log.truncate()
  // After a start by root, the owner of the data must be able to start as well.
  if (user) await log.chown(user.uid, user.gid)
  return log
}

/** Returns the errors that this start logged, or its last lines. */
async function complaints(logFile: string, since: number): Promise<string> {
  const lines = (await readFile(logFile)).subarray(since).toString().trimEnd().split('\n')
  // The server's replies to our own readiness checks say nothing new.
  const grave = lines.filter(
    (line) => /(FATAL|PANIC|HINT|DETAIL):/.test(line) && !line.includes('the database system is'),
  )
  return (grave.length > 0 ? grave : lines).slice(-5).join(' | ')
}

/** Quotes a path for a setting that is a list, so that a comma in it does not split it. */
function quoted(path: string): string {
  return `"${path.replaceAll('"', '""')}"`
}
