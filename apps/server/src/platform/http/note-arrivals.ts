import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock/clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When its head was here, before it waited for anything. */
    arrivedAt: Date
  }
}

/** Notes when each request arrived, before who sends it is asked of the database. */
export function noteArrivals(app: FastifyInstance, clock: Clock): void {
  app.decorateRequest('arrivedAt')
  app.addHook('onRequest', async (request) => {
    request.arrivedAt = clock.now()
  })
}
