import type { FastifyInstance } from 'fastify'
import { unavailable } from '../problem.ts'
import type { Readiness } from './readiness.ts'

const hidden = { schema: { hide: true } }

/**
 * Serves the health checks. `/livez` tells whether the process runs, independent of any other service; `/healthz`, and
 * `/api/health` for systems that know no other, whether it can serve. All fail from the moment the server is told to
 * stop.
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
