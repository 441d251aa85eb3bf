import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { makeAccounts } from './lib/accounts.ts'
import { launchBrowser } from './lib/browser.ts'
import { lighthouseFigures } from './lib/lighthouse.ts'
import { projectRoot, temporaryFolder } from './lib/places.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'
import { publishRecords } from './lib/trail-records.ts'

/*
 * Measures the trail of a person with 500 records, half of them with a photo, on a phone: Lighthouse, and how many
 * elements the page has while it is scrolled to its end. `npm run bench:trail [-- --write]`.
 */

const records = Number(process.env.BENCH_RECORDS ?? 500)
const mostElements = 3_000
const goals = { performance: 92, accessibility: 100, 'best-practices': 100 }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

execFileSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], { stdio: 'inherit' })
const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' })
const { browser, port } = await launchBrowser()
const figures: Figure[] = []
try {
  const database = await runningDatabase(dataDir)
  const [account] = await database.withPool((pool) => makeAccounts(pool, 1))
  if (account === undefined) throw new Error('No account was made.')
  const cookie = `${sessionCookie}=${account.token}`
  await publishRecords(product.base, await headersOf(product.base, cookie), records)
  const url = `${product.base}/portfolio`
  const { token } = account
  const name = `/portfolio with ${records} records`
  figures.push(...(await lighthouseFigures({ browser, port, url, token, name, goals })))

  const context = await browser.newContext(phone)
  await context.addCookies([{ name: sessionCookie, value: account.token, url: product.base }])
  const page = await context.newPage()
  await page.goto(url)
  const { seen, most } = await scrollThrough(page)
  figures.push({
    what: `DOM elements while all ${records} records are scrolled through, at most`,
    measured: `${most}; ${seen} records seen`,
    goal: `< ${mostElements}; all records`,
    isReached: most < mostElements && seen === records,
  })
  await context.close()
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
await report('trail', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1

/**
 * Scrolls screen by screen until no more records come; returns how many were seen, and the maximum of elements at once.
 */
async function scrollThrough(page: Page): Promise<{ seen: number; most: number }> {
  const titles = new Set<string>()
  let most = 0
  let stillFor = 0
  await page.getByRole('article').first().waitFor()
  while (stillFor < 10 && titles.size < records) {
    const elements = await page.locator('*').count()
    const shown = await page.locator('article :is(h2, h3)').allTextContents()
    const before = titles.size
    for (const title of shown) titles.add(title)
    most = Math.max(most, elements)
    stillFor = titles.size === before ? stillFor + 1 : 0
    await page.evaluate('window.scrollBy(0, window.innerHeight)')
    await page.waitForTimeout(stillFor > 0 ? 500 : 60)
  }
  return { seen: titles.size, most }
}
