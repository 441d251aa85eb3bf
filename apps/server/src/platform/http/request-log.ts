import type { FastifyInstance } from 'fastify'

/** Polled by machines every few seconds; logged only at `debug`. */
const quiet = new Set<string | undefined>(['/livez', '/healthz', '/api/health'])

/**
 * Logs one line per request at `info`: the route's pattern, never the URL itself, which may contain a token or a
 * search; status and duration in milliseconds. Every line of a request has its request id. Who called, and from where,
 * is left to the proxy's log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions
    const level = quiet.has(route) ? 'debug' : 'info'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, 'request')
  })
}
