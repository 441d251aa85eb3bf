import { type Browser, chromium } from 'playwright-core'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { freePort } from './places.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
]

/** Starts $CHROMIUM or an installed Chromium, installing one first if needed; Lighthouse connects to it at `port`. */
export async function launchBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const executablePath = ensureBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] })
  return { browser, port }
}
