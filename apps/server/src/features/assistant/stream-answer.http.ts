import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Stops nginx-like proxies from buffering the stream.
  'x-accel-buffering': 'no',
}

/**
 * Takes over the connection as an event stream. `say` sends an event, and does nothing once the client has
 * disconnected.
 */
export function openAnswer(reply: FastifyReply) {
  const line = reply.raw
  const left = new AbortController()
  line.once('close', () => left.abort())
  reply.hijack()
  line.writeHead(200, reply.headers(headers).getHeaders() as OutgoingHttpHeaders)
  return {
    signal: left.signal,
    say: (event: 'text' | 'answer', data: object) => {
      if (!line.destroyed) line.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end: () => line.end(),
  }
}
