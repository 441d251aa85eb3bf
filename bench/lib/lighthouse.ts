import lighthouse from 'lighthouse'
import type { Browser } from 'playwright-core'
import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.http.ts'
import { median } from './load.ts'
import type { Figure } from './report.ts'

const categories = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof categories)[number]
type Scores = Record<Category, number>

/** Lighthouse's performance score depends on the machine's load, so the median of this many runs counts. */
const runs = Number(process.env.BENCH_ROUNDS ?? 5)

export interface Visit {
  browser: Browser
  /** The port on which Lighthouse reaches the browser. */
  port: number
  url: string
  /** The page's name in the figures. */
  name: string
  goals: Scores
  /** The token of the visitor's session; a guest without. */
  token?: string
}

/**
 * Returns Lighthouse's mobile scores of a page, 0 to 100: the median of several runs for performance, the worst for the
 * others. Prints the audits that lower a score.
 */
export async function lighthouseFigures(visit: Visit): Promise<Figure[]> {
  const seen: Scores[] = []
  for (let run = 0; run < runs; run += 1) seen.push(await scoresOf(visit, run === 0))
  const all = (category: Category) => seen.map((scores) => scores[category])
  return categories.map((category) => {
    const score = category === 'performance' ? median(all(category)) : Math.min(...all(category))
    const goal = visit.goals[category]
    return {
      what: `Lighthouse, mobile, ${visit.name}: ${category}`,
      measured: String(score),
      goal: goal === 100 ? '100' : `≥ ${goal}`,
      isReached: score >= goal,
    }
  })
}

async function scoresOf({ browser, port, url, token }: Visit, isExplained: boolean): Promise<Scores> {
  await logIn(browser, url, token)
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    logLevel: 'error',
  })
  if (result === undefined) throw new Error('Lighthouse gave no result.')
  const { audits, categories: judged, finalDisplayedUrl } = result.lhr
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`Lighthouse was led to ${finalDisplayedUrl}.`)
  }
  if (isExplained) {
    console.log(`\nLighthouse, ${url}, first run, everything short of full marks:`)
    for (const category of categories) {
      for (const { id, weight } of judged[category]?.auditRefs ?? []) {
        const audit = audits[id]
        if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 1) continue
        console.log(`  ${category}: ${audit.title} (${audit.score}) ${audit.displayValue ?? ''}`)
      }
    }
  }
  const scoreOf = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100)
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
  }
}

/**
 * Gives the browser's own pages, where Lighthouse opens its page, this session or none. A cookie among extra headers
 * does not reach the server.
 */
async function logIn(browser: Browser, url: string, token: string | undefined): Promise<void> {
  const devTools = await browser.newBrowserCDPSession()
  await devTools.send('Storage.clearCookies', {})
  if (token !== undefined) {
    await devTools.send('Storage.setCookies', { cookies: [{ name: sessionCookie, value: token, url, httpOnly: true }] })
  }
  await devTools.detach()
}
