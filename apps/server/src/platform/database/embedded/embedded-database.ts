import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog } from '../log.ts'
import { ensureApplicationDatabase } from './application-database.ts'
import { attach, type ReachedDatabase, reachedThrough } from './attach.ts'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { prepareDataHome } from './data-home.ts'
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts'
import { withRemedy } from './remedy.ts'
import type { ServerPlan } from './server.ts'
import { makeSocketDirectory, removeIfTemporary } from './socket-directory.ts'
import { waitForOwnersEnd } from './succession.ts'
import { type Supervision, superviseServer } from './supervised-server.ts'
import { chooseSystemUser } from './system-user.ts'

/**
 * A server that ends is started again without limit, with `pauses` in between; `onUnrecoverable` is called when that is
 * pointless.
 */
export interface EmbeddedDatabaseOptions extends Pick<Supervision, 'onUnrecoverable' | 'pauses'> {
  /** A folder for the database alone. */
  dataDir: string
  log: DatabaseLog
  /** PostgreSQL settings in addition to ours; tests turn off durability. */
  settings?: Record<string, string>
}

export interface EmbeddedDatabase extends ReachedDatabase {
  /** False if another process ran the server when this one started; this one takes it over when the other ends. */
  owned: boolean
  /** Stops the server in order if this process runs it by now; otherwise does nothing. */
  stop(): Promise<void>
}

const attachPatience = 60_000

/**
 * Starts the PostgreSQL of a data directory, or attaches to it if another living process runs it. Errors state a remedy
 * where one is known.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  try {
    return await ownOrAttach(options)
  } catch (error) {
    throw withRemedy(error, options.dataDir)
  }
}

async function ownOrAttach({
  dataDir: wantedDir,
  settings = {},
  ...options
}: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const user = await chooseSystemUser(wantedDir)
  const home = await prepareDataHome(wantedDir, user)
  const dataDir = await realpath(home.dataDir)
  const binaries = await findBinaries(home.stateDir, user)

  const deadline = Date.now() + attachPatience
  while (Date.now() < deadline) {
    const lock = takeOwnerLock(dataDir, user)
    const start = { dataDir, binaries, user, settings }
    if (lock) return own(start, { ...options, lock })
    const attached = await attach(join(dataDir, `pg${binaries.major}`), user)
    if (attached) {
      const takeOver = (freed: OwnerLock) =>
        own({ ...start, socketDir: attached.socketDir }, { ...options, lock: freed })
      return { ...attached, owned: false, stop: waitForOwnersEnd({ dataDir, user, ...attached }, takeOver, options) }
    }
    await sleep(25)
  }
  throw new Error(`Another process holds ${dataDir}, but its database does not answer.`)
}

interface OwnedStart extends Pick<ServerPlan, 'binaries' | 'user' | 'settings'> {
  dataDir: string
  /** The server's socket folder, when taking it over from another process. */
  socketDir?: string
}

async function own(
  { dataDir, socketDir: known, ...start }: OwnedStart,
  supervision: Supervision,
): Promise<EmbeddedDatabase> {
  const undo: (() => Promise<void> | void)[] = [() => supervision.lock.release()]
  const stop = once(async () => {
    for (const step of undo.toReversed()) await step()
  })
  try {
    const clusterDir = await openCluster(dataDir, start)
    const socketDir = known ?? (await makeSocketDirectory(dataDir, start.user))
    undo.push(() => removeIfTemporary(socketDir))
    const logFile = join(dataDir, 'postgresql.log')
    const server = await superviseServer({ ...start, clusterDir, socketDir, logFile }, supervision)
    undo.push(() => server.stop())
    const database = reachedThrough(clusterDir, socketDir)
    await ensureApplicationDatabase(database.superuserConnection)
    supervision.log.info({ clusterDir }, 'the embedded database is running')
    return { ...database, owned: true, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns a function that stops only once; later calls wait for the same stop. */
function once(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () => {
    stopping ??= stop()
    return stopping
  }
}
