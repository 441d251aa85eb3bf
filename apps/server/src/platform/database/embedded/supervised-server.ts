import type { DatabaseLog } from '../log.ts'
import { clearLeftovers } from './leftovers.ts'
import { type Server, type ServerPlan, startServer } from './server.ts'

/** A server that is started again when it dies under a living application. */
export interface SupervisedServer {
  stop(): Promise<void>
}

/** A server that keeps ending this soon has a reason that one more start does not mend. */
const shortLife = 10_000
const mostShortLives = 5

/** Starts the server, and starts it again whenever it ends without being asked to. */
export async function superviseServer(plan: ServerPlan, log: DatabaseLog): Promise<SupervisedServer> {
  let stopping = false
  let server = await startClean(plan, log)
  const supervision = supervise().catch((error: unknown) => {
    log.error({ err: error }, 'the database server cannot be started again: restart the application')
  })

  async function supervise(): Promise<void> {
    let shortLives = 0
    while (!stopping) {
      const started = Date.now()
      await server.ended
      if (stopping) return
      shortLives = Date.now() - started < shortLife ? shortLives + 1 : 0
      if (shortLives > mostShortLives) throw new Error('The database server does not stay up.')
      log.error({ clusterDir: plan.clusterDir }, 'the database server ended by itself and is started again')
      server = await startClean(plan, log)
    }
  }

  return {
    stop: async () => {
      stopping = true
      await server.stop()
      // It may have been between two servers.
      await supervision
      await server.stop()
    },
  }
}

async function startClean(plan: ServerPlan, log: DatabaseLog): Promise<Server> {
  await clearLeftovers(plan, log)
  return startServer(plan)
}
