import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Registry } from 'prom-client'

interface Served {
  port: number
  host: string
  /** Bearer token that a scraper must send, if set. */
  token: string | undefined
}

/** A scraper sends one small request every few seconds. */
const patience = {
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8 * 1024,
}
const mostConnections = 20

/** Serves `/metrics` on a port of its own, which no proxy leads to; everything else, and a wrong token, is 404. */
export async function serveFigures(read: () => Promise<string>, { port, host, token }: Served): Promise<Server> {
  const server = createServer(patience, async ({ method, url, headers }, answer) => {
    const isAsked = method === 'GET' && url === '/metrics'
    if (!isAsked || (token !== undefined && !isSame(headers.authorization ?? '', `Bearer ${token}`))) {
      answer.writeHead(404).end()
      return
    }
    try {
      const text = await read()
      answer
        .writeHead(200, {
          'content-type': Registry.PROMETHEUS_CONTENT_TYPE,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .end(text)
    } catch {
      answer.writeHead(503).end()
    }
  })
  server.maxConnections = mostConnections
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => resolve())
  })
  return server
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
