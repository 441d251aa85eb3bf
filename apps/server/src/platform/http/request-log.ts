import type { FastifyInstance } from 'fastify'

/** Asked every few seconds by machines: nobody wants to read of it. */
const quiet = new Set<string | undefined>(['/livez', '/healthz', '/api/health'])

/**
 * One line a request at `info`: which call by its route's pattern, never the address itself, which may hold a token or what
 * somebody looks for; how it ended and how long it took; the request id is part of every line of a request. Who called,
 * and from where, is left to the proxy's log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions
    const level = quiet.has(route) ? 'debug' : 'info'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, 'request')
  })
}
