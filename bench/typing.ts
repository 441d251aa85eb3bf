import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { makeAccounts } from './lib/accounts.ts'
import { Author } from './lib/author.ts'
import { launchBrowser } from './lib/browser.ts'
import { projectRoot, temporaryFolder } from './lib/places.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'

/*
 * Types into a paragraph of a 20-page document with 30 photographs beside its printed pages, and measures in the
 * browser the time from the last key to the page showing the words. `npm run bench:typing [-- --write]`; BENCH_KEYS
 * shortens it.
 */

const keys = Number(process.env.BENCH_KEYS ?? 60)
const goalMs = 400

/** Runs in the page: the moment when the drawing of the selected paragraph has changed and is painted. */
const shownAgain = `new Promise((resolve) => {
  const image = document.querySelector('main article:has([aria-pressed="true"]) img')
  new MutationObserver((_changes, watcher) => {
    watcher.disconnect()
    image.decode().catch(() => undefined).then(() => requestAnimationFrame(() => resolve(performance.now())))
  }).observe(image, { attributes: true, attributeFilter: ['src'] })
})`

execFileSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], { stdio: 'inherit' })
const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' })
const { browser } = await launchBrowser()
const figures: Figure[] = []
try {
  const database = await runningDatabase(dataDir)
  const [account] = await database.withPool((pool) => makeAccounts(pool, 1))
  if (account === undefined) throw new Error('No account was made.')
  const author = new Author(product.base, account)
  await author.arrive()
  await author.takePhotos()
  const draft = await author.write(1)

  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } })
  await context.addCookies([{ name: sessionCookie, value: account.token, url: product.base }])
  const page = await context.newPage()
  await page.goto(`${product.base}/user/export-editor-final?draft=${draft}`)
  const times = await typeInto(page)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  const p50 = times[Math.floor(times.length * 0.5)] ?? 0
  figures.push({
    what: `A paragraph of a 20-page document changed: from the last key to its page on the screen, ${keys} times`,
    measured: `p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms`,
    goal: `p95 ≤ ${goalMs} ms`,
    isReached: p95 <= goalMs,
  })
  await context.close()
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
await report('typing', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1

/** Types and returns the milliseconds from each key to the painted change, ascending. */
async function typeInto(page: Page): Promise<number[]> {
  const paragraph = page.getByRole('button', { name: /^段落：/ }).nth(2)
  await paragraph.click()
  const sheet = page
    .getByRole('article')
    .filter({ has: page.locator('[aria-pressed="true"]') })
    .locator('img')
    .first()
  await sheet.waitFor()
  const field = page.getByRole('textbox', { name: '文字', exact: true })
  await field.focus()
  await page.keyboard.press('Control+Home')
  const times: number[] = []
  for (let key = -2; key < keys; key += 1) {
    const shown = page.evaluate<number>(shownAgain)
    const pressed = await page.evaluate(() => performance.now())
    await page.keyboard.insertText('水')
    const took = (await shown) - pressed
    if (key >= 0) times.push(took)
    await page.waitForTimeout(150)
  }
  return times.sort((one, other) => one - other)
}
