import type { IncomingHttpHeaders } from 'node:http'

/** Returns whether a call comes from one of our own pages, or from a program, which sends no origin. */
export function isOwnOrigin({ origin, host, ...headers }: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined || origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
