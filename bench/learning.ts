import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { LearningPage, Learning as WholeLearning } from '@learntrail/contract/courses/learning'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Browser } from 'playwright-core'
import { digestOf } from '../apps/server/src/features/accounts/demo.ts'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { demoPassword } from '../demo/accounts/demo-accounts.ts'
import { firstFiles, mostScript } from '../scripts/lib/first-weight.mjs'
import { launchBrowser } from './lib/browser.ts'
import { startCluster } from './lib/cluster.ts'
import { filesOf } from './lib/files-of.ts'
import { fill, idOf, sessionTokenOf } from './lib/fill.ts'
import { fillCourses } from './lib/fill-courses.ts'
import { fillLearners, filmSeconds } from './lib/fill-learners.ts'
import { firstVisit, kilobytes } from './lib/first-visit.ts'
import { compare, median } from './lib/load.ts'
import { projectRoot, temporaryFolder } from './lib/places.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import { headersOf } from './lib/session.ts'
import { shareOf } from './lib/share-of.ts'
import { untilIndexed } from './lib/until-indexed.ts'

/*
 * Compares the watching reports of a thousand learners with bare upserts, and the shelf of 10,000 courses and its
 * search with plain rows; measures in a browser what a learner's page loads and how soon a film starts. `npm run
 * bench:learning [-- --write]`; BENCH_SECONDS and BENCH_ROUNDS shorten it.
 */

const learners = 1_000
const courses = 10_000
const connections = 32
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const filmStarts = 5
const mostStartMs = 1_000
const options = { connections, seconds, rounds }
const json = { 'content-type': 'application/json' }
const half = (of: string) => ({ least: 0.5, of })

const figures: Figure[] = [...(await callFigures()), ...(await pageFigures())]
await report('learning', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1

async function callFigures(): Promise<Figure[]> {
  const cluster = await startCluster()
  try {
    const { pool, url } = await cluster.createDatabase('learning')
    await fill(pool, { people: learners + 1, records: 1_000, signedIn: learners + 1 })
    await fillCourses(pool, { count: courses })
    const { hotCourse, hotUnit, hotFilm } = await fillLearners(pool, { learners, questions: 100 })
    // A learner who blocks the teacher could not report.
    await pool.query('delete from blocks')
    const settings = { RATE_LIMITS: 'off', DEMO: 'off', DATABASE_URL: url, DATA_DIR: await filesOf(pool) }
    const product = await startProgram('apps/server/src/main.ts', settings)
    const floor = await startProgram('bench/floor-server.ts', { DATABASE_URL: url })
    try {
      await untilIndexed(pool)
      const callers = await Promise.all(
        Array.from({ length: learners }, async (_, at) => ({
          ...json,
          ...(await headersOf(product.base, `${sessionCookie}=${sessionTokenOf(at + 2)}`)),
        })),
      )
      let turn = 0
      /** Reports for each learner in turn, one second further each time around. */
      const next = () => {
        turn += 1
        const second = Math.floor(turn / learners) % (filmSeconds - 1)
        return { person: turn % learners, span: [second, second + 1] as const }
      }
      const watching = await compare(
        {
          product: {
            url: `${product.base}/api/v2/courses/${hotCourse}/watching`,
            method: 'POST',
            nextCaller: () => {
              const { person, span } = next()
              const pieces = [{ pieceId: hotFilm, seen: [span], again: [], position: span[1] }]
              return { headers: callers[person] ?? {}, body: JSON.stringify({ unitId: hotUnit, pieces }) }
            },
          },
          floor: {
            url: `${floor.base}/plain/seen`,
            method: 'POST',
            headers: json,
            nextBody: () => {
              const { person, span } = next()
              return JSON.stringify({ person, from: span[0], to: span[1] })
            },
          },
        },
        options,
      )
      const cookie = `${sessionCookie}=${sessionTokenOf(2)}`
      const shelf = `${product.base}/api/v2/courses`
      const found = await compare(
        { product: { url: shelf, headers: { cookie } }, floor: { url: `${floor.base}/plain/shelf?viewer=${idOf(2)}` } },
        options,
      )
      const perSecond = Math.round(watching.product.requestsPerSecond)
      return [
        shareOf(`Reports of ${learners} learners in turn, ${connections} connections`, watching, half('bare upserts')),
        {
          what: 'Learners reporting every ten seconds that this supports',
          measured: (perSecond * courseLimits.reportEvery).toLocaleString('en'),
          goal: 'none',
          isReached: true,
        },
        shareOf(`Catalogue page of 20 from ${courses.toLocaleString('en')} courses`, found, half('plain rows')),
        ...(await searchFigures(product.base, floor.base, cookie)),
      ]
    } finally {
      await Promise.all([product.stop(), floor.stop()])
    }
  } finally {
    await cluster.stop()
  }
}

async function searchFigures(product: string, floor: string, cookie: string): Promise<Figure[]> {
  const words = [
    { word: '河川', way: 'walked', what: 'that all courses have' },
    { word: '吻鮭', way: 'gathered', what: 'that few courses have' },
  ]
  const measured: Figure[] = []
  for (const { word, way, what } of words) {
    const typed = encodeURIComponent(word)
    const read = await compare(
      {
        product: { url: `${product}/api/v2/courses?words=${typed}`, headers: { cookie } },
        floor: { url: `${floor}/plain/found-courses?word=${typed}&way=${way}` },
      },
      options,
    )
    measured.push(shareOf(`Catalogue by a word ${what}`, read, half('the bare index')))
  }
  return measured
}

/** Measures pages of the demo school, where a class learns a course with films. */
async function pageFigures(): Promise<Figure[]> {
  execFileSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], { stdio: 'inherit' })
  const dataDir = await temporaryFolder()
  const settings = { DATA_DIR: dataDir, DEMO: 'on', RATE_LIMITS: 'off', ASSISTANT: 'off' }
  const { base, stop } = await startProgram('apps/server/src/main.ts', settings)
  await untilConverted(dataDir)
  const { browser } = await launchBrowser()
  try {
    const token = await logIn(base, 'student@demo.test')
    const url = await filmAddress(base, token)
    const needed = firstFiles().get('/courses/*/learn')?.('tw')
    if (needed === undefined) throw new Error('The page of a learner is no first screen.')
    const { drawn, script } = await firstVisit(browser, url, needed, token)
    const starts: number[] = []
    for (let run = 0; run < filmStarts; run += 1) starts.push(await filmStart(browser, url, token))
    const weight = (what: string, bytes: number) => ({
      what,
      measured: kilobytes(bytes),
      goal: `≤ ${kilobytes(mostScript)}`,
      isReached: bytes > 0 && bytes <= mostScript,
    })
    return [
      weight('First visit to a learner’s page: JavaScript for the first paint', drawn),
      weight('Including what loads once the page is idle', script),
      {
        what: 'Video starts after the press',
        measured: `${Math.round(median(starts))} ms (slowest of ${filmStarts}: ${Math.round(Math.max(...starts))} ms)`,
        goal: `< ${mostStartMs} ms`,
        isReached: Math.max(...starts) < mostStartMs,
      },
    ]
  } finally {
    await browser.close()
    await stop()
  }
}

/** Waits for films being converted: their page reloads the film when that is done. */
async function untilConverted(dataDir: string): Promise<void> {
  const database = await runningDatabase(dataDir)
  await database.withPool(async (pool) => {
    const waiting = async () =>
      (
        await pool.query(
          "select from files where media_type = 'video/mp4' and (duration is null or not is_small_decided)",
        )
      ).rowCount ?? 0
    while ((await waiting()) > 0) await pause(500)
  })
}

async function logIn(base: string, account: string): Promise<string> {
  const answer = await fetch(`${base}/api/v2/sessions`, {
    method: 'POST',
    headers: { ...json, ...(await headersOf(base)) },
    body: JSON.stringify({ account, password: digestOf(demoPassword) }),
  })
  const given = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=') ?? [])
  const [, token] = given.find(([name]) => name === sessionCookie) ?? []
  if (token === undefined) throw new Error(`${account} could not log in: ${answer.status}`)
  return token
}

/** Returns the address at which the person continues with the first film of their course. */
async function filmAddress(base: string, token: string): Promise<string> {
  const read = async <Answer>(path: string) =>
    (await (
      await fetch(`${base}/api/v2/courses/${path}`, { headers: { cookie: `${sessionCookie}=${token}` } })
    ).json()) as Answer
  const { items } = await read<LearningPage>('current-user/records/courses')
  const { pieces } = await read<WholeLearning>(`${items[0]?._id}/learn`)
  const film = pieces.find(({ kind }) => kind === 'film')
  if (film === undefined) throw new Error('No course of the demo school has a film.')
  return `${base}/courses/${items[0]?._id}/learn?unit=${film.unitId}`
}

/** Returns milliseconds from a press on the film to its first moving frame, in a browser without a cache. */
async function filmStart(browser: Browser, url: string, token: string): Promise<number> {
  const context = await browser.newContext({ locale: 'zh-TW' })
  await context.addCookies([{ name: sessionCookie, value: token, url: new URL(url).origin }])
  // Notices shown once a visit would cover the film.
  await context.addInitScript(() =>
    sessionStorage.setItem('learntrail.notices-seen', JSON.stringify(['password', 'profile', 'push'])),
  )
  const page = await context.newPage()
  await page.goto(url)
  const film = page.locator('video').first()
  await film.waitFor()
  const runs = film.evaluate(
    (video) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0
        const press = () => {
          pressedAt ||= performance.now()
        }
        video.ownerDocument.addEventListener('pointerdown', press, { capture: true })
        video.addEventListener('playing', () => resolve(performance.now() - pressedAt), { once: true })
      }),
  )
  await film.click()
  const milliseconds = await runs
  await context.close()
  return milliseconds
}
