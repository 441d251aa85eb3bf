import type { FastifyReply } from 'fastify'

/**
 * Returns a signal that aborts when the caller disconnects before the answer is sent, so that work done for them alone
 * can stop.
 */
export function untilClosed({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
