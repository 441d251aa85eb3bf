import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog } from '../log.ts'
import { clearLeftovers } from './leftovers.ts'
import type { OwnerLock } from './owner-lock.ts'
import { type Server, type ServerPlan, startServer } from './server.ts'
import { ensureSocketDirectory } from './socket-directory.ts'
import { refuseUnrecoverable, UnrecoverableDatabase } from './unrecoverable.ts'

/** A server that is restarted when it dies while the application lives. */
export interface SupervisedServer {
  /** Stops it, even between two attempts or during one. */
  stop(): Promise<void>
}

/** Milliseconds between attempts: doubled each time, and reset to the shortest after a run of `lastingLifeMs`. */
export interface RestartPauses {
  shortestMs: number
  longestMs: number
  lastingLifeMs: number
}

export interface Supervision {
  lock: OwnerLock
  log: DatabaseLog
  /** Called once when another attempt is pointless; if absent, that is only logged. */
  onUnrecoverable?: ((error: Error) => void) | undefined
  pauses?: RestartPauses | undefined
}

const usualPauses: RestartPauses = { shortestMs: 100, longestMs: 3_000, lastingLifeMs: 10_000 }

/** Starts the server, and restarts it until it runs whenever it ends without being asked to. */
export async function superviseServer(
  plan: ServerPlan,
  { lock, log, onUnrecoverable, pauses = usualPauses }: Supervision,
): Promise<SupervisedServer> {
  const stopping = new AbortController()
  const { signal } = stopping
  let pause = pauses.shortestMs
  let server = await startClean(plan, log, signal)
  const supervision = supervise().catch((error: unknown) => {
    if (onUnrecoverable && error instanceof Error) onUnrecoverable(error)
    else log.error({ err: error }, 'cannot restart the database server')
  })

  async function supervise(): Promise<void> {
    for (;;) {
      const started = Date.now()
      await server.ended
      if (signal.aborted) return
      if (Date.now() - started >= pauses.lastingLifeMs) pause = pauses.shortestMs
      log.error({ clusterDir: plan.clusterDir }, 'the database server exited; restarting it')
      const next = await startAgain()
      if (next === undefined) return
      server = next
      // Told to stop while this one became ready: the caller of `stop` waits for us first and then stops it.
      if (signal.aborted) return
    }
  }

  /** Resolves to undefined if told to stop. */
  async function startAgain(): Promise<Server | undefined> {
    for (let failures = 0; ; failures += 1) {
      try {
        await sleep(pause, undefined, { signal })
        pause = Math.min(pause * 2, pauses.longestMs)
        await refuseUnrecoverable(plan, lock)
        const next = await startClean(plan, log, signal)
        if (failures > 0) log.warn({ failures }, 'the database server is running again')
        return next
      } catch (error) {
        if (signal.aborted) return undefined
        if (error instanceof UnrecoverableDatabase) throw error
        log.error({ err: error, nextTryInMs: pause }, 'the database server did not start; retrying')
      }
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      await server.stop()
      await supervision
      // One may have been started while it was told to stop.
      await server.stop()
    },
  }
}

async function startClean(plan: ServerPlan, log: DatabaseLog, signal: AbortSignal): Promise<Server> {
  await clearLeftovers(plan, log)
  await ensureSocketDirectory(plan.socketDir, plan.user)
  return startServer(plan, signal)
}
