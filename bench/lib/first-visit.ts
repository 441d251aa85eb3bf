import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.http.ts'

const stillAfterMs = 4_000

/**
 * Returns the bytes that a browser without a cache receives, without headers: of scripts needed to draw the screen
 * (`drawn`), of all scripts, and of styles.
 */
export async function firstVisit(
  browser: Browser,
  url: string,
  needed: Set<string>,
  token: string | undefined,
): Promise<{ drawn: number; script: number; style: number }> {
  const context = await browser.newContext()
  if (token !== undefined) await context.addCookies([{ name: sessionCookie, value: token, url: new URL(url).origin }])
  const page = await context.newPage()
  const received: Promise<{ type: string; address: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    const described = async () => {
      const { responseBodySize: bytes } = await request.sizes()
      return { type: request.resourceType(), address: new URL(request.url()).pathname, bytes }
    }
    received.push(described())
  })
  await page.goto(url)
  // The live stream never ends, so the network never becomes idle.
  await pause(stillAfterMs)
  const files = await Promise.all(received)
  await context.close()
  console.log(`\n${url}`)
  for (const { type, address, bytes } of files.toSorted((one, other) => other.bytes - one.bytes)) {
    console.log(`  ${String(bytes).padStart(8)}  ${type.padEnd(10)} ${address}`)
  }
  const sum = (type: string, among = files) =>
    among.filter((file) => file.type === type).reduce((total, { bytes }) => total + bytes, 0)
  const first = files.filter(({ address }) => needed.has(address))
  return { drawn: sum('script', first), script: sum('script'), style: sum('stylesheet') }
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
