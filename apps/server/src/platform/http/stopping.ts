import type { FastifyInstance } from 'fastify'
import { unavailable } from './problem.ts'

/** Refuses new requests on open connections once the server is told to stop; calls under way finish. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async () => {
    if (isStopping) throw unavailable()
  })
  // Connections kept alive for a next call would keep the server waiting.
  app.addHook('onResponse', async () => {
    if (isStopping) app.server.closeIdleConnections()
  })
}
