import { randomUUID } from 'node:crypto'
import { hashDigest, isSameDigest } from '../apps/server/src/features/accounts/passwords.ts'
import { startCluster } from './lib/cluster.ts'
import { filesOf } from './lib/files-of.ts'
import { fill, passwordDigest, sessionToken, sessionTokenOf, someRecord, viewerId } from './lib/fill.ts'
import { compare, type Load, type Target } from './lib/load.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, percent, report } from './lib/report.ts'
import { headersOf } from './lib/session.ts'
import { untilIndexed } from './lib/until-indexed.ts'

/*
 * What people read and write most, and log-in, against their floors in one run. `npm run bench:load [-- --write]`; BENCH_SECONDS and
 * BENCH_ROUNDS make it short.
 */

const connections = 32
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const json = { 'content-type': 'application/json' }
const logInBody = (number: number) =>
  JSON.stringify({ account: `person${number + 5}@bench.test`, password: passwordDigest })
const cookie = `learntrail_session=${sessionToken}`
const recordBody = {
  title: '基隆河水質調查',
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '今天到河邊採水。' }] }] },
  fileIds: [],
  date: '2026-01-01',
  classification: 'course_learning',
  tags: ['naturalistic'],
  customTags: [],
  privacy: 0,
}
const perSecond = ({ requestsPerSecond, p50, p99 }: Load) =>
  `${Math.round(requestsPerSecond)}/s (p50 ${p50} ms, p99 ${p99} ms)`

const cluster = await startCluster()
const figures: Figure[] = []

try {
  const large = await cluster.createDatabase('large')
  const small = await cluster.createDatabase('small')
  console.log('filling: 10,000 people, 100,000 records; and the same people with 10,000')
  await fill(large.pool, { people: 10_000, records: 100_000 })
  await fill(small.pool, { people: 10_000, records: 10_000 })
  const id = await someRecord(large.pool)

  const settings = { RATE_LIMITS: 'off', DEMO: 'off' }
  const start = async ({ url, pool }: typeof large) => {
    const dataDir = await filesOf(pool)
    const product = await startProgram('apps/server/src/main.ts', { ...settings, DATABASE_URL: url, DATA_DIR: dataDir })
    await untilIndexed(pool)
    return product
  }
  const product = await start(large)
  const ofSmall = await start(small)
  const floor = await startProgram('bench/floor-server.ts', { DATABASE_URL: large.url })
  try {
    const records = `${product.base}/api/v2/portfolios`
    const feed = await compare(
      {
        product: { url: `${records}?view=public`, headers: { cookie } },
        own: { url: `${floor.base}/feed?viewer=${viewerId}` },
        floor: { url: `${floor.base}/plain/feed` },
        small: { url: `${ofSmall.base}/api/v2/portfolios?view=public`, headers: { cookie } },
      },
      { connections, seconds, rounds },
    )
    const growth = feed.small.requestsPerSecond / feed.product.requestsPerSecond
    figures.push(
      shareOf('Feed of 20 from 100,000 records, 10,000 people, 32 connections', feed, 0.5),
      {
        what: 'The same against its own SQL',
        measured: `${perSecond(feed.own)}: ${percent(feed.product.requestsPerSecond / feed.own.requestsPerSecond)}`,
        goal: '≥ 50 %',
        isReached: feed.product.requestsPerSecond >= 0.5 * feed.own.requestsPerSecond,
      },
      {
        what: 'The same, p99 to p50',
        measured: `${(feed.product.p99 / feed.product.p50).toFixed(1)} ×`,
        goal: '< 5 ×',
        isReached: feed.product.p99 < 5 * feed.product.p50,
      },
      {
        what: 'The same from 10,000 records',
        measured: `${perSecond(feed.small)}: ${growth.toFixed(2)} × as fast`,
        goal: '≤ 1.3 ×',
        isReached: growth <= 1.3,
      },
    )

    const alone = await compare(
      { product: { url: `${records}?view=public`, headers: { cookie } } },
      { connections: 1, seconds, rounds },
    )
    figures.push({
      what: 'The same for one caller who asks again and again',
      measured: perSecond(alone.product),
      goal: 'p50 < 2 ms',
      isReached: alone.product.p50 < 2,
    })

    const reads: [what: string, path: string, plain: string, share: number][] = [
      ['My trail of 20', '?view=mine', `mine?viewer=${viewerId}`, 0.5],
      ['One record by id', `/${id}`, `one?id=${id}`, 0.6],
      ['Comments on a record', `/../messages?targetType=portfolio&targetId=${id}`, `comments?id=${id}`, 0.5],
    ]
    for (const [what, path, plain, share] of reads) {
      const read = await compare(
        {
          product: { url: new URL(`${records}${path}`).href, headers: { cookie } },
          floor: { url: `${floor.base}/plain/${plain}` },
        },
        { connections, seconds, rounds },
      )
      figures.push(shareOf(what, read, share))
    }

    // Of one person one record is published after the other.
    const writers: Record<string, string>[] = []
    for (let person = 1; person <= connections; person += 1) {
      const session = `learntrail_session=${sessionTokenOf(person)}`
      writers.push({ ...json, ...(await headersOf(product.base, session)) })
    }
    const nextBody = () => JSON.stringify({ ...recordBody, clientId: randomUUID() })
    const publish = await compare(
      {
        product: {
          url: `${records}/portfolio`,
          method: 'POST',
          headersOf: (connection) => writers[connection] ?? {},
          nextBody,
        },
        floor: { url: `${floor.base}/plain/row`, method: 'POST', headers: json, nextBody },
      },
      { connections, seconds, rounds },
    )
    figures.push(shareOf('Publishing a record, against one row inserted and committed', publish, 0.3))

    const logIn = await compare(
      {
        product: await logInAs(product.base),
        floor: { url: `${floor.base}/verify`, method: 'POST', headers: json, bodyOf: logInBody },
      },
      { connections: 8, seconds, rounds },
    )
    const logInShare = logIn.product.requestsPerSecond / logIn.floor.requestsPerSecond
    const verified = await verificationsPerSecond()
    figures.push({
      what: 'Log-in, 8 connections',
      measured: `${perSecond(logIn.product)}; argon2id alone behind HTTP ${perSecond(logIn.floor)}: ${percent(logInShare)}; with no HTTP and no client beside it ${verified.toFixed(1)}/s: ${percent(logIn.product.requestsPerSecond / verified)}`,
      goal: '≥ 90 % of argon2id alone',
      isReached: logInShare >= 0.9,
    })
  } finally {
    await Promise.all([product.stop(), ofSmall.stop(), floor.stop()])
  }
} finally {
  await cluster.stop()
}
await report('load', figures)

function shareOf(what: string, { product, floor }: { product: Load; floor: Load }, least: number): Figure {
  const share = product.requestsPerSecond / floor.requestsPerSecond
  return {
    what,
    measured: `${perSecond(product)}; plain rows ${perSecond(floor)}: ${percent(share)}`,
    goal: `≥ ${percent(least)} of plain rows`,
    isReached: share >= least,
  }
}

async function logInAs(base: string): Promise<Target> {
  const headers = { ...(await headersOf(base)), ...json }
  return { url: `${base}/api/v2/sessions`, method: 'POST', headers, bodyOf: logInBody }
}

/** As many verifications as eight callers get done, each asking again when it is answered. */
async function verificationsPerSecond(): Promise<number> {
  const stored = await hashDigest(passwordDigest)
  const until = performance.now() + seconds * 1000
  let done = 0
  const caller = async () => {
    while (performance.now() < until) {
      await isSameDigest(stored, passwordDigest)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, caller))
  return done / seconds
}
