import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { silentLog } from '../../../testing/silent-log.ts'
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './embedded-database.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { findServerProcesses } from './server-processes.ts'
import { chooseSystemUser } from './system-user.ts'

/** Another process that holds the database of a folder. */
export interface Holder {
  process: ChildProcess
  owned: boolean
  socketDir: string
  /** Ends it as an application that is asked to stop. */
  end(): Promise<void>
  /** Ends it with no chance to clean up. */
  kill(): Promise<void>
}

const cleanups: (() => Promise<unknown>)[] = []

export function onCleanUp(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup)
}

/** Undoes what the functions below made, in reverse order. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
}

/** Returns a new folder that everyone may enter. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-launcher-'))
  // Retries, because the last processes of a killed server may still be writing.
  cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  await chmod(folder, 0o755)
  return folder
}

/** Returns a folder that only we may enter, like /root. Data that was put elsewhere because of it is removed too. */
export async function privateFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await chmod(folder, 0o700)
  cleanups.push(async () => {
    const elsewhere = await readlink(join(folder, 'data/is-in')).catch(() => undefined)
    if (elsewhere) await rm(elsewhere, { recursive: true, force: true })
  })
  return join(folder, 'data')
}

/** Flushing guards against power failure, which no test survives anyway. */
export const unflushed = { fsync: 'off' }

/** Starts a database in this process. */
export async function start(
  dataDir: string,
  options: Partial<EmbeddedDatabaseOptions> = {},
): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log: silentLog, settings: unflushed, ...options })
  cleanups.push(() => database.stop())
  return database
}

/** Starts a database in a process of its own. */
export async function hold(dataDir: string, env: NodeJS.ProcessEnv = process.env): Promise<Holder> {
  const script = join(import.meta.dirname, 'hold-database.fixture.ts')
  const child = spawn(process.execPath, [script, dataDir], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  cleanups.push(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('the holder ended before it held a database'))),
  ])
  return {
    process: child,
    ...(JSON.parse(String(line)) as { owned: boolean; socketDir: string }),
    end: async () => {
      child.stdin.end()
      await exited
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Returns the server processes of a folder's cluster. */
export async function serversOf(clusterDir: string): Promise<number[]> {
  return findServerProcesses(clusterDir, await chooseSystemUser(clusterDir))
}

/** Kills the postmaster first, so that it cannot clean up after the others. */
export async function killServer(clusterDir: string): Promise<void> {
  const postmaster = await readPostmasterFile(clusterDir)
  const others = await serversOf(clusterDir)
  for (const pid of [postmaster?.pid ?? 0, ...others]) if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL')
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export async function query(connection: pg.PoolConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  // The server may be killed while we are connected; the query then fails by itself.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export async function eventually<Result>(attempt: () => Promise<Result>, patience = 60_000): Promise<Result> {
  const deadline = Date.now() + patience
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(25)
    }
  }
}
