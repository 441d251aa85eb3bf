import type { FastifyInstance } from 'fastify'
import { unavailable } from '../problem.ts'
import type { Readiness } from './readiness.ts'

const hidden = { schema: { hide: true } }

/**
 * What machines ask: `/livez` whether the process turns, which no neighbour can change; `/healthz` and, for those who know
 * no other, `/api/health` whether it can serve. All refuse from the moment the server is told to stop.
 */
export function serveHealth(app: FastifyInstance, look: () => Promise<Readiness>): void {
  app.get('/livez', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })

  app.get('/healthz', hidden, async (_request, reply) => {
    const readiness = await look()
    reply.status(readiness.ok ? 200 : 503).header('cache-control', 'no-store')
    return readiness
  })

  app.get('/api/health', hidden, async () => {
    if (!(await look()).ok) throw unavailable()
    return { ok: true }
  })
}
