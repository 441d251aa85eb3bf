import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { helpPicture } from '@learntrail/contract/help/picture'
import { type Locale, locales } from '@learntrail/contract/profiles/preferences'
import type { Browser, BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import { articlePath } from '../apps/server/src/features/help/article-path.reader.ts'
import { launchBrowser } from './lib/browser.ts'
import { helpShots, type Shot } from './lib/help-shots.ts'
import { projectRoot, temporaryFolder } from './lib/places.ts'
import { type Program, startProgram } from './lib/programs.ts'

/*
 * Takes the pictures of the help centre from the real screens of the demo school, in both languages: `npm run
 * help:pictures`. `--base=URL` uses a running product, `--only=post,rooms` takes only some.
 */

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1]
const only = option('only')?.split(',')
const folder = join(projectRoot, 'apps/web/public/assets/help')
/** Milliseconds to wait for what appears after the screen, such as the notices at the start. */
const calmMs = 2_500

const running = option('base')
const product = running === undefined ? await startDemo() : undefined
const base = running ?? product?.base ?? ''
const { browser } = await launchBrowser()
let bytes = 0
try {
  for (const locale of locales) {
    await mkdir(join(folder, locale), { recursive: true })
    const contexts = new Map<string, BrowserContext>()
    for (const shot of helpShots.filter(({ topic }) => only === undefined || only.includes(topic))) {
      const who = shot.as ?? 'guest'
      const context = contexts.get(who) ?? (await open(browser, locale, shot.as))
      contexts.set(who, context)
      const picture = await take(context, shot)
      bytes += picture.length
      await put(picture, locale, shot.topic)
      console.log(`${locale} ${shot.topic}: ${Math.round(picture.length / 1024)} KB`)
    }
    for (const context of contexts.values()) await context.close()
  }
  console.log(`${Math.round(bytes / 1024)} KB together`)
} finally {
  await browser.close()
  await product?.stop()
}

/** Replaces the picture and its address in the article. Browsers cache it for a year, so its name carries a hash. */
async function put(picture: Buffer, locale: Locale, topic: Shot['topic']): Promise<void> {
  const isOld = (name: string) => name.startsWith(`${topic}-`)
  for (const name of (await readdir(join(folder, locale))).filter(isOld)) await rm(join(folder, locale, name))
  const name = `${topic}-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.webp`
  await writeFile(join(folder, locale, name), picture)
  const article = articlePath(locale, topic)
  const words = await readFile(article, 'utf8')
  await writeFile(article, words.replace(/\(\/assets\/help\/.+?\)/u, `(/assets/help/${locale}/${name})`))
}

async function startDemo(): Promise<Program> {
  const settings = { DATA_DIR: await temporaryFolder(), DEMO: 'on', RATE_LIMITS: 'off', ASSISTANT: 'off' }
  return startProgram('apps/server/src/main.ts', settings)
}

/** Opens a phone that uses this language. */
async function open(on: Browser, locale: Locale, as: Shot['as']): Promise<BrowserContext> {
  const context = await on.newContext({
    viewport: { width: helpPicture.width, height: helpPicture.height },
    deviceScaleFactor: helpPicture.density,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
    locale: locale === 'tw' ? 'zh-TW' : 'en-GB',
    timezoneId: 'Asia/Taipei',
  })
  // Notices shown once a visit would cover the screen.
  const seen = JSON.stringify(['password', 'profile', 'push'])
  await context.addInitScript(
    ([language, notices]) => {
      localStorage.setItem('learntrail.locale', String(language))
      sessionStorage.setItem('learntrail.notices-seen', String(notices))
    },
    [locale, seen],
  )
  if (as === undefined) return context
  const page = await context.newPage()
  await page.goto(`${base}/login`)
  await page.locator('input[autocomplete~="username"]').fill(`${as}@demo.test`)
  await page.locator('input[type="password"]').fill('learn-by-doing')
  await page.locator('input[type="password"]').press('Enter')
  await page.waitForURL('**/portfolio')
  await page.evaluate(async (language) => {
    const { csrfToken } = (await (await fetch('/api/csrf/initialization')).json()) as { csrfToken: string }
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken }
    const answer = await fetch('/api/v2/users/preferences', {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ locale: language }),
    })
    if (!answer.ok) throw new Error(`The language was refused: ${await answer.text()}`)
  }, locale)
  await page.close()
  return context
}

async function take(context: BrowserContext, { path, prepare }: Shot): Promise<Buffer> {
  const page = await context.newPage()
  try {
    await page.goto(`${base}${path}`)
    await prepare?.(page)
    await page.locator('main').first().waitFor()
    await page.waitForTimeout(calmMs)
    return await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
      .webp({ quality: 68, effort: 6 })
      .toBuffer()
  } finally {
    await page.close()
  }
}
