import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { firstFiles, mostScript } from '../scripts/lib/first-weight.mjs'
import { makeAccounts } from './lib/accounts.ts'
import { launchBrowser } from './lib/browser.ts'
import { firstVisit, kilobytes } from './lib/first-visit.ts'
import { lighthouseFigures } from './lib/lighthouse.ts'
import { projectRoot, temporaryFolder } from './lib/places.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'
import { publishRecords } from './lib/trail-records.ts'

/*
 * Measures the bytes that a first visit transfers, and Lighthouse's mobile scores. `npm run bench:pages [-- --write]`;
 * audits that lower a score are printed before the table.
 */

const records = 60
const mostStyle = 30 * 1024
const goals = { performance: 95, accessibility: 100, 'best-practices': 100 }
const trailGoals = { ...goals, performance: 92 }

execFileSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], { stdio: 'inherit' })
const dataDir = await temporaryFolder()
const figures: Figure[] = []
const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' })
const { browser, port } = await launchBrowser()
try {
  const database = await runningDatabase(dataDir)
  const [account] = await database.withPool((pool) => makeAccounts(pool, 1))
  if (account === undefined) throw new Error('No account was made.')
  const cookie = `${sessionCookie}=${account.token}`
  const newest = await publishRecords(product.base, await headersOf(product.base, cookie), records)
  const pages = [
    { path: '/onboarding', screen: '/onboarding', name: '/onboarding' },
    { path: '/login', screen: '/login', name: '/login' },
    { path: '/portfolio', screen: '/portfolio', name: `/portfolio with ${records} records`, token: account.token },
    { path: `/user/portfolio/${newest}`, screen: '/user/portfolio/*', name: 'one record', token: account.token },
  ]
  for (const { path, screen, name, token } of pages) {
    const needed = firstFiles().get(screen)?.('tw')
    if (needed === undefined) throw new Error(`${screen} is no first screen.`)
    const { drawn, script, style } = await firstVisit(browser, `${product.base}${path}`, needed, token)
    figures.push(
      {
        what: `First visit to ${name}: JavaScript for the first paint`,
        measured: kilobytes(drawn),
        goal: `≤ ${kilobytes(mostScript)}`,
        isReached: drawn > 0 && drawn <= mostScript,
      },
      {
        what: 'Including what loads once the page is idle',
        measured: kilobytes(script),
        goal: `≤ ${kilobytes(mostScript)}`,
        isReached: script > drawn && script <= mostScript,
      },
      {
        what: `First visit to ${name}: CSS`,
        measured: kilobytes(style),
        goal: `≤ ${kilobytes(mostStyle)}`,
        isReached: style > 0 && style <= mostStyle,
      },
    )
  }
  figures.push(
    ...(await lighthouseFigures({ browser, port, url: `${product.base}/onboarding`, name: '/onboarding', goals })),
  )
  const { token } = account
  const trail = { url: `${product.base}/portfolio`, name: `/portfolio with ${records} records`, token }
  figures.push(...(await lighthouseFigures({ browser, port, ...trail, goals: trailGoals })))
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
await report('pages', figures)
