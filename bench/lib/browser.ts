import { type Browser, chromium } from 'playwright-core'
import { freePort } from './places.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
]

/** Debian's Chromium, or that of $CHROMIUM; `port` is where Lighthouse speaks to it. */
export async function launchBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] })
  return { browser, port }
}
