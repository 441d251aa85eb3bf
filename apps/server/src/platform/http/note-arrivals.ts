import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock/clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When its head had arrived, before it waited for anything. */
    arrivedAt: Date
  }
}

/** Records when each request arrived, before its caller is looked up in the database. */
export function noteArrivals(app: FastifyInstance, clock: Clock): void {
  app.decorateRequest('arrivedAt')
  app.addHook('onRequest', async (request) => {
    request.arrivedAt = clock.now()
  })
}
