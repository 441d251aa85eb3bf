import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import type { DatabaseLog } from '../log.ts'
import { ensureApplicationDatabase } from './application-database.ts'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { applicationConnection, superuserConnection } from './connections.ts'
import { prepareDataHome } from './data-home.ts'
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { isAnswering, type ServerPlan } from './server.ts'
import { makeSocketDirectory, removeIfTemporary } from './socket-directory.ts'
import { superviseServer } from './supervised-server.ts'
import { chooseSystemUser } from './system-user.ts'

export interface EmbeddedDatabaseOptions {
  /** A folder for the database alone. */
  dataDir: string
  log: DatabaseLog
  /** PostgreSQL settings beside ours; tests turn off what makes data safe. */
  settings?: Record<string, string>
}

export interface EmbeddedDatabase {
  /** As the plain role that owns the application's database. */
  connection: PoolConfig
  /** As PostgreSQL's superuser, to make and drop databases and for backups. */
  superuserConnection: PoolConfig
  /** Where the data really lies. */
  clusterDir: string
  /** False where another process runs the server and this one only uses it. */
  owned: boolean
  /** Stops the server in order if it is ours; does nothing otherwise. */
  stop(): Promise<void>
}

const attachPatience = 60_000

/** Starts the PostgreSQL of a data directory, or attaches to it when another living process has started it. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const user = await chooseSystemUser(options.dataDir)
  const home = await prepareDataHome(options.dataDir, user)
  const dataDir = await realpath(home.dataDir)
  const binaries = await findBinaries(home.stateDir, user)

  const deadline = Date.now() + attachPatience
  while (Date.now() < deadline) {
    const lock = takeOwnerLock(dataDir, user)
    if (lock) return own(lock, { dataDir, binaries, user, settings: options.settings ?? {}, log: options.log })
    const attached = await attach(join(dataDir, `pg${binaries.major}`))
    if (attached) return attached
    await sleep(25)
  }
  throw new Error(`Another process holds ${dataDir}, but its database does not answer.`)
}

interface OwnedStart extends Pick<ServerPlan, 'binaries' | 'user' | 'settings'> {
  dataDir: string
  log: DatabaseLog
}

async function own(lock: OwnerLock, { dataDir, log, ...start }: OwnedStart): Promise<EmbeddedDatabase> {
  const undo: (() => Promise<void> | void)[] = [() => lock.release()]
  const stop = once(async () => {
    for (const step of undo.toReversed()) await step()
  })
  try {
    const clusterDir = await openCluster(dataDir, start.binaries, start.user)
    const socketDir = await makeSocketDirectory(dataDir, start.user)
    undo.push(() => removeIfTemporary(socketDir))
    const logFile = join(dataDir, 'postgresql.log')
    const server = await superviseServer({ ...start, clusterDir, socketDir, logFile }, log)
    undo.push(() => server.stop())
    const database = describe(clusterDir, socketDir)
    await ensureApplicationDatabase(database.superuserConnection)
    log.info({ clusterDir }, 'the embedded database runs')
    return { ...database, owned: true, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function attach(clusterDir: string): Promise<EmbeddedDatabase | undefined> {
  const running = await readPostmasterFile(clusterDir)
  if (!running || !(await isAnswering(applicationConnection(running.socketDir)))) return undefined
  return { ...describe(clusterDir, running.socketDir), owned: false, stop: async () => undefined }
}

function describe(clusterDir: string, socketDir: string) {
  return {
    clusterDir,
    connection: applicationConnection(socketDir),
    superuserConnection: superuserConnection(socketDir),
  }
}

/** Whoever asks again waits for the same stop. */
function once(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () => {
    stopping ??= stop()
    return stopping
  }
}
