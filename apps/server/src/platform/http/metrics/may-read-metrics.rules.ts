import { createHash, timingSafeEqual } from 'node:crypto'

interface MetricsReader {
  /** The connection's other end, whatever headers say. */
  address: string | undefined
  headers: Record<string, string | string[] | undefined>
}

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** With a token, whoever has it; without one, programs on this machine that no proxy speaks for. */
export function mayReadMetrics({ address = '', headers }: MetricsReader, token: string | undefined): boolean {
  if (token !== undefined) return isSame(String(headers.authorization ?? ''), `Bearer ${token}`)
  const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(address)
  return isLocal && proxyHeaders.every((name) => headers[name] === undefined)
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
