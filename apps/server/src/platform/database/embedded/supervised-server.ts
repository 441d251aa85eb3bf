import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog } from '../log.ts'
import { clearLeftovers } from './leftovers.ts'
import type { OwnerLock } from './owner-lock.ts'
import { type Server, type ServerPlan, startServer } from './server.ts'
import { ensureSocketDirectory } from './socket-directory.ts'
import { refuseUnrecoverable, UnrecoverableDatabase } from './unrecoverable.ts'

/** A server that is started again when it dies under a living application. */
export interface SupervisedServer {
  /** Ends it, also while it waits for its next try or is in the middle of one. */
  stop(): Promise<void>
}

/** How long to wait before a next try: twice as long each time, from the shortest again after a life that lasted. */
export interface RestartPauses {
  shortestMs: number
  longestMs: number
  lastingLifeMs: number
}

export interface Supervision {
  lock: OwnerLock
  log: DatabaseLog
  /** Told once when no further try makes sense; without it that is only logged. */
  onUnrecoverable?: ((error: Error) => void) | undefined
  pauses?: RestartPauses | undefined
}

const usualPauses: RestartPauses = { shortestMs: 100, longestMs: 3_000, lastingLifeMs: 10_000 }

/** Starts the server, and whenever it ends without being asked to, tries to start it again until it runs. */
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
    else log.error({ err: error }, 'the database server cannot be started again')
  })

  async function supervise(): Promise<void> {
    for (;;) {
      const started = Date.now()
      await server.ended
      if (signal.aborted) return
      if (Date.now() - started >= pauses.lastingLifeMs) pause = pauses.shortestMs
      log.error({ clusterDir: plan.clusterDir }, 'the database server ended by itself and is started again')
      const next = await startAgain()
      if (next === undefined) return
      server = next
      // Told to stop while this one became ready: who stops waits for us first, and ends it then.
      if (signal.aborted) return
    }
  }

  /** Undefined when it was told to stop meanwhile. */
  async function startAgain(): Promise<Server | undefined> {
    for (let failures = 0; ; failures += 1) {
      try {
        await sleep(pause, undefined, { signal })
        pause = Math.min(pause * 2, pauses.longestMs)
        await refuseUnrecoverable(plan, lock)
        const next = await startClean(plan, log, signal)
        if (failures > 0) log.warn({ failures }, 'the database server runs again')
        return next
      } catch (error) {
        if (signal.aborted) return undefined
        if (error instanceof UnrecoverableDatabase) throw error
        log.error({ err: error, nextTryInMs: pause }, 'the database server did not start and is tried again')
      }
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      await server.stop()
      await supervision
      // It may have been started while it was told to stop.
      await server.stop()
    },
  }
}

async function startClean(plan: ServerPlan, log: DatabaseLog, signal: AbortSignal): Promise<Server> {
  await clearLeftovers(plan, log)
  await ensureSocketDirectory(plan.socketDir, plan.user)
  return startServer(plan, signal)
}
