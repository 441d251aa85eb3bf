import type { IncomingHttpHeaders } from 'node:http'

/** Whether a call comes from a page of ours, or from a program, which has no page. */
export function isOwnOrigin({ origin, host, ...headers }: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined || origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
