import { randomUUID } from 'node:crypto'
import { daysOfSemester, semesterBefore, semesterOf } from '@learntrail/contract/school-year'
import { readConfig } from '../apps/server/src/config.ts'
import {
  drainChanges,
  rebuildSummaries,
} from '../apps/server/src/features/analytics/summaries/keep-summaries.service.ts'
import { publishPost } from '../apps/server/src/features/posts/posts.service.ts'
import { dayIn } from '../apps/server/src/platform/clock/taipei.ts'
import { createEvents } from '../apps/server/src/platform/events/index.ts'
import { startPlatform } from '../apps/server/src/start-platform.ts'
import { startCluster } from './lib/cluster.ts'
import { filesOf } from './lib/files-of.ts'
import { fill, idOf, sessionToken } from './lib/fill.ts'
import { fillSchool, schoolId } from './lib/fill-school.ts'
import { compare } from './lib/load.ts'
import { startProgram } from './lib/programs.ts'
import { quietLog } from './lib/quiet-log.ts'
import { type Figure, percent, report } from './lib/report.ts'
import { headersOf } from './lib/session.ts'
import { perSecond } from './lib/share-of.ts'

/*
 * Compares the figures of a school of 3,000 pupils and a million records with reading its rows of sums alone, and
 * measures what counting costs the person who writes. `npm run bench:analytics [-- --write]`; BENCH_RECORDS,
 * BENCH_SECONDS and BENCH_ROUNDS shorten it.
 */

const pupils = 3_000
const records = Number(process.env.BENCH_RECORDS ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const writesEach = 1_500

const cluster = await startCluster()
const figures: Figure[] = []
try {
  const { pool, url } = await cluster.createDatabase('analytics')
  await fill(pool, { people: pupils + 1, records: 1_000 })
  await fillSchool(pool, { pupils, records })
  const settings = { RATE_LIMITS: 'off', DEMO: 'off', DATABASE_URL: url, DATA_DIR: await filesOf(pool) }
  figures.push(await measureRebuild(settings))
  await pool.query('vacuum analyze')
  figures.push(...(await measureDashboard(url, settings)))
  figures.push(...(await measureWriting(settings)))
} finally {
  await cluster.stop()
}
await report('analytics', figures)

type Settings = Record<string, string>

async function withPlatform<Result>(
  settings: Settings,
  work: (started: Awaited<ReturnType<typeof startPlatform>>) => Promise<Result>,
) {
  const started = await startPlatform(readConfig({ ...process.env, ...settings }), quietLog)
  try {
    return await work(started)
  } finally {
    await started.database.close()
  }
}

function measureRebuild(settings: Settings): Promise<Figure> {
  return withPlatform(settings, async ({ background }) => {
    const from = performance.now()
    await rebuildSummaries(background, { isForced: true })
    const took = (performance.now() - from) / 1_000
    const { rows } = await background.pool.query<{ count: number }>(
      'select count(*)::int as count from analytics_summaries',
    )
    return {
      what: `Rebuilding all sums of the school (${rows[0]?.count.toLocaleString('en')} rows)`,
      measured: `${took.toFixed(0)} s`,
      goal: 'none',
      isReached: true,
    }
  })
}

async function measureDashboard(url: string, settings: Settings): Promise<Figure[]> {
  const [product, floor] = await Promise.all([
    startProgram('apps/server/src/main.ts', settings),
    startProgram('bench/floor-server.ts', { DATABASE_URL: url }),
  ])
  try {
    const headers = await headersOf(product.base, `learntrail_session=${sessionToken}`)
    const { semester } = semesterOf(dayIn(new Date()))
    const [now, before] = [daysOfSemester(semester), daysOfSemester(semesterBefore(semester))]
    const rows = `school=${schoolId}&semesters=${now.from},${before.from}&from=${before.from}&to=${dayIn(new Date())}`
    const targets = {
      product: { url: `${product.base}/api/v2/school-analytics/${schoolId}/dashboard`, headers },
      floor: { url: `${floor.base}/plain/summaries?${rows}` },
    }
    const found = (await (await fetch(targets.floor.url)).json()) as { rows: number }
    const first = performance.now()
    const answer = await fetch(targets.product.url, { headers })
    const firstTook = performance.now() - first
    if (!answer.ok) throw new Error(await answer.text())
    const one = await compare(targets, { connections: 1, seconds, rounds })
    const times = one.floor.requestsPerSecond / one.product.requestsPerSecond
    return [
      {
        what: `The dashboard, one caller, against its ${found.rows.toLocaleString('en')} rows of sums alone`,
        measured: `${perSecond(one.product)}; alone ${perSecond(one.floor)}: ${times.toFixed(1)} times`,
        goal: '≤ 2 times',
        isReached: times <= 2,
      },
      {
        what: 'Dashboard, p99',
        measured: `${one.product.p99} ms`,
        goal: '< 200 ms',
        isReached: one.product.p99 < 200,
      },
      {
        what: 'First dashboard after a change of the sums, including suppression',
        measured: `${Math.round(firstTook)} ms`,
        goal: '< 1 s',
        isReached: firstTook < 1_000,
      },
    ]
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
}

/** Alternates, in one process and one database, between events that note whom to recount and events that do not. */
function measureWriting(settings: Settings): Promise<Figure[]> {
  return withPlatform(settings, async ({ platform, background }) => {
    const { db, jobs, clock, log } = background
    await jobs.start()
    const uncounted = { ...platform, events: createEvents({ db, jobs, clock, log }) }
    const write = async (on: typeof platform, number: number) => {
      const person = {
        id: idOf(2 + (number % pupils)),
        suspendedAt: null,
        mends: [],
        features: [],
      } as unknown as Parameters<typeof publishPost>[1]
      const content = {
        type: 'doc' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: '今天量了三個點。' }] }],
      }
      const input = {
        title: '溪流',
        content,
        fileIds: [],
        date: dayIn(new Date()),
        classification: 'works',
        tags: ['creativity'],
      }
      const rest = { customTags: [], privacy: 3, groupIds: [], clientId: randomUUID() }
      const from = performance.now()
      await publishPost(on, person, { ...input, ...rest } as Parameters<typeof publishPost>[2])
      return performance.now() - from
    }
    for (let number = 0; number < 200; number += 1) await write(number % 2 === 0 ? platform : uncounted, number)
    const spent = { counted: [] as number[], plain: [] as number[] }
    for (let number = 0; number < writesEach; number += 1) {
      const turns = number % 2 === 0 ? (['counted', 'plain'] as const) : (['plain', 'counted'] as const)
      for (const turn of turns) spent[turn].push(await write(turn === 'counted' ? platform : uncounted, number))
    }
    const middle = (times: number[]) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
    const [counted, plain] = [middle(spent.counted), middle(spent.plain)]
    const from = performance.now()
    await drainChanges(background)
    const drained = (performance.now() - from) / writesEach
    await jobs.stop()
    const dearer = counted / plain - 1
    return [
      {
        what: 'Writing a counted record, against an uncounted one',
        measured: `${counted.toFixed(2)} ms; ${plain.toFixed(2)} ms: ${(100 * dearer).toFixed(1)} % slower`,
        goal: '< 5 % slower',
        isReached: dearer < 0.05,
      },
      {
        what: `Adding ${writesEach.toLocaleString('en')} counted records to the sums afterwards, each`,
        measured: `${drained.toFixed(2)} ms: ${percent(drained / plain)} of writing it`,
        goal: 'none',
        isReached: true,
      },
    ]
  })
}
