import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts'
import type { Supervision } from './supervised-server.ts'
import type { SystemUser } from './system-user.ts'
import { UnrecoverableDatabase } from './unrecoverable.ts'

/** How long the database may be unavailable after the process that ran its server has ended. */
const lookEveryMs = 500
const longestPauseMs = 15_000

interface Attached {
  dataDir: string
  clusterDir: string
  user: SystemUser | undefined
}

/** The server taken over. */
interface Owned {
  stop(): Promise<void>
}

/**
 * Waits, in a process that uses another one's server, for that process to end, and takes the server over; otherwise
 * this process would live on without a database. The returned function ends the waiting, and stops the server if it is
 * ours by then.
 */
export function waitForOwnersEnd(
  attached: Attached,
  takeOver: (lock: OwnerLock) => Promise<Owned>,
  { log, onUnrecoverable }: Pick<Supervision, 'log' | 'onUnrecoverable'>,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const attachedTo = whatLiesIn(attached)
  const succession = succeed().catch((error: unknown) => {
    if (signal.aborted) return undefined
    if (onUnrecoverable && error instanceof Error) onUnrecoverable(error)
    else log.error({ err: error }, "cannot take over another process's database")
    return undefined
  })

  async function succeed(): Promise<Owned> {
    for (let pauseMs = lookEveryMs; ; ) {
      // `ref: false`: the waiting keeps no process alive.
      await sleep(pauseMs, undefined, { signal, ref: false })
      if (whatLiesIn(attached) !== attachedTo) {
        throw new UnrecoverableDatabase(
          `The data in ${attached.clusterDir} are gone, or others than those this process was started on: start it again.`,
        )
      }
      const lock = takeOwnerLock(attached.dataDir, attached.user)
      if (lock === undefined) continue
      log.warn({ clusterDir: attached.clusterDir }, 'took over the database from a process that exited')
      try {
        return await takeOver(lock)
      } catch (error) {
        if (error instanceof UnrecoverableDatabase) throw error
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
        log.error({ err: error, nextTryInMs: pauseMs }, 'could not take over the database; retrying')
      }
    }
  }

  return async () => {
    stopping.abort()
    const owned = await succession
    await owned?.stop()
  }
}

/** Distinguishes this very folder and lock from those that a restore puts in their place. */
function whatLiesIn({ dataDir, clusterDir }: Attached): string {
  return [clusterDir, join(dataDir, 'owner.lock')]
    .map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
    .map((found) => `${found?.dev}:${found?.ino}`)
    .join(' ')
}
