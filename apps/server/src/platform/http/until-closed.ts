import type { FastifyReply } from 'fastify'

/** Aborts when whoever asked goes away before the answer: what is made for them alone can end with that. */
export function untilClosed({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
