import type { FastifyInstance } from 'fastify'
import { unavailable } from './problem.ts'

/** From the moment the server is told to stop, what still comes on open lines is refused; calls under way are finished. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async () => {
    if (isStopping) throw unavailable()
  })
  // A line that is kept open for a next call would keep the server waiting.
  app.addHook('onResponse', async () => {
    if (isStopping) app.server.closeIdleConnections()
  })
}
