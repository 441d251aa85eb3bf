import { randomUUID } from 'node:crypto'
import { hashDigest, isSameDigest } from '../apps/server/src/features/accounts/password-hash.rules.ts'
import { encodeCursor } from '../apps/server/src/platform/paging/cursor.ts'
import { startCluster } from './lib/cluster.ts'
import { filesOf } from './lib/files-of.ts'
import { fill, idOf, passwordDigest, recordIdOf, sessionToken, sessionTokenOf, someRecord } from './lib/fill.ts'
import { fillStreams, withFriends, withManyFriends } from './lib/fill-streams.ts'
import { compare, type Load, type Target } from './lib/load.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, percent, report } from './lib/report.ts'
import { headersOf } from './lib/session.ts'
import { perSecond, shareOf } from './lib/share-of.ts'
import { untilIndexed } from './lib/until-indexed.ts'

/*
 * Compares the most frequent reads and writes, and log-in, with their floors in one run. `npm run bench:load [--
 * --write]`; BENCH_SECONDS and BENCH_ROUNDS shorten it, BENCH_RECORDS=1000000 enlarges it.
 */

const connections = 32
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const recordCount = Number(process.env.BENCH_RECORDS ?? 100_000)
const peopleCount = recordCount / 10
const told = (count: number) => count.toLocaleString('en')
const json = { 'content-type': 'application/json' }
const logInBody = (number: number) =>
  JSON.stringify({ account: `person${number + 5}@bench.test`, password: passwordDigest })
// Most people block nobody; the cost of blocks for the few who do is measured separately.
const viewerId = idOf(2)
const cookie = `learntrail_session=${sessionTokenOf(2)}`
const blockedCookie = `learntrail_session=${sessionToken}`
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
/** A random page of the feed, few of whose cards were read before. */
const anyPage = () => {
  const cursor = encodeCursor([recordIdOf(Math.ceil(Math.random() * recordCount))])
  return `/api/v2/portfolios?view=public&cursor=${cursor}`
}
const ofRows = (least: number) => ({ least, of: 'plain rows' })

const cluster = await startCluster()
const figures: Figure[] = []

try {
  const large = await cluster.createDatabase('large')
  const small = await cluster.createDatabase('small')
  const tenth = recordCount / 10
  console.log(
    `filling: ${told(peopleCount)} people, ${told(recordCount)} records; and the same people with ${told(tenth)}`,
  )
  await fill(large.pool, { people: peopleCount, records: recordCount })
  await fill(small.pool, { people: peopleCount, records: tenth })
  for (const [{ pool }, records] of [
    [large, recordCount],
    [small, tenth],
  ] as const)
    await fillStreams(pool, { people: peopleCount, records, manyFriends: Math.min(3_000, (peopleCount * 3) / 10) })
  const id = await someRecord(large.pool)
  const idInSmall = await someRecord(small.pool)

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
        blocked: { url: `${records}?view=public`, headers: { cookie: blockedCookie } },
        cold: { url: `${records}?view=public`, headers: { cookie }, nextPath: anyPage },
        own: { url: `${floor.base}/feed?viewer=${viewerId}` },
        floor: { url: `${floor.base}/plain/feed` },
        small: { url: `${ofSmall.base}/api/v2/portfolios?view=public`, headers: { cookie } },
      },
      { connections, seconds, rounds },
    )
    figures.push(
      shareOf(
        `Feed of 20 from ${told(recordCount)} records, ${told(peopleCount)} people, 32 connections`,
        feed,
        ofRows(0.5),
      ),
      {
        what: 'Feed from random positions, with hardly any card cached',
        measured: `${perSecond(feed.cold)}: ${percent(feed.cold.requestsPerSecond / feed.floor.requestsPerSecond)} of plain rows`,
        goal: 'none',
        isReached: true,
      },
      {
        what: 'Feed for a person blocked by 20 people',
        measured: `${perSecond(feed.blocked)}: ${percent(feed.blocked.requestsPerSecond / feed.floor.requestsPerSecond)} of plain rows`,
        goal: 'none',
        isReached: true,
      },
      {
        what: 'Feed against its own SQL',
        measured: `${perSecond(feed.own)}: ${percent(feed.product.requestsPerSecond / feed.own.requestsPerSecond)}`,
        goal: '≥ 50 %',
        isReached: feed.product.requestsPerSecond >= 0.5 * feed.own.requestsPerSecond,
      },
      {
        what: 'Feed, p99 to p50',
        measured: `${(feed.product.p99 / feed.product.p50).toFixed(1)} ×`,
        goal: '< 5 ×',
        isReached: feed.product.p99 < 5 * feed.product.p50,
      },
      growthOf(`Feed from ${told(tenth)} records`, feed),
    )

    const alone = await compare(
      { product: { url: `${records}?view=public`, headers: { cookie } } },
      { connections: 1, seconds, rounds },
    )
    figures.push({
      what: 'Feed for one caller in a loop',
      measured: perSecond(alone.product),
      goal: 'p50 < 2 ms',
      isReached: alone.product.p50 < 2,
    })

    const streamOf = (base: string, person: number) => ({
      url: `${base}/api/v2/stream`,
      headers: { cookie: `learntrail_session=${sessionTokenOf(person)}` },
    })
    const stream = await compare(
      {
        product: streamOf(product.base, withFriends),
        many: streamOf(product.base, withManyFriends),
        floor: { url: `${floor.base}/plain/feed` },
        small: streamOf(ofSmall.base, withFriends),
        manyInSmall: streamOf(ofSmall.base, withManyFriends),
      },
      { connections, seconds, rounds },
    )
    figures.push(
      shareOf('Stream of 70 friends, 20 followed people and a group', stream, ofRows(0.4)),
      growthOf(`The same from ${told(tenth)} records`, stream),
      {
        what: 'Stream of a person with 3,000 friends',
        measured: `${perSecond(stream.many)}: ${percent(stream.many.requestsPerSecond / stream.floor.requestsPerSecond)} of plain rows`,
        goal: 'none',
        isReached: true,
      },
      growthOf(`The same from ${told(tenth)} records`, { product: stream.many, small: stream.manyInSmall }),
    )

    const myTrail = () => '?view=mine'
    const reads: [what: string, pathOf: (id: string) => string, plain: string, share: number][] = [
      ['My trail of ten records, on one page', myTrail, `mine?viewer=${viewerId}`, 0.5],
      ['One record by id', (record) => `/${record}`, `one?id=${id}`, 0.6],
      [
        'Comments on a record',
        (record) => `/../messages?targetType=portfolio&targetId=${record}`,
        `comments?id=${id}`,
        0.5,
      ],
    ]
    for (const [what, pathOf, plain, share] of reads) {
      const at = (base: string, record: string) => new URL(`${base}/api/v2/portfolios${pathOf(record)}`).href
      const targets = {
        product: { url: at(product.base, id), headers: { cookie } },
        floor: { url: `${floor.base}/plain/${plain}` },
      }
      if (pathOf === myTrail) {
        // The smaller database gives this trail a tenth of the records: less to answer, not less to search. Compared
        // instead with a page that more records follow.
        const ofMore = { ...targets.product, url: `${targets.product.url}&limit=9` }
        const trail = await compare({ ...targets, ofMore }, { connections, seconds, rounds })
        figures.push(shareOf(what, trail, ofRows(share)), {
          what: 'My trail with more pages, so that months have to be counted',
          measured: `${perSecond(trail.ofMore)}: ${percent(trail.ofMore.requestsPerSecond / trail.floor.requestsPerSecond)} of plain rows`,
          goal: 'none',
          isReached: true,
        })
        continue
      }
      const small = { url: at(ofSmall.base, idInSmall), headers: { cookie } }
      const read = await compare({ ...targets, small }, { connections, seconds, rounds })
      figures.push(shareOf(what, read, ofRows(share)), growthOf(`The same from ${told(tenth)} records`, read))
    }

    // Publishing is serialised per person, so each connection is a different one.
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
    figures.push(shareOf('Publishing a record, against one row inserted and committed', publish, ofRows(0.3)))

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

function growthOf(what: string, { product, small }: { product: Load; small: Load }): Figure {
  const growth = small.requestsPerSecond / product.requestsPerSecond
  return {
    what,
    measured: `${perSecond(small)}: ${growth.toFixed(2)} × as fast`,
    goal: '≤ 1.3 ×',
    isReached: growth <= 1.3,
  }
}

async function logInAs(base: string): Promise<Target> {
  const headers = { ...(await headersOf(base)), ...json }
  return { url: `${base}/api/v2/sessions`, method: 'POST', headers, bodyOf: logInBody }
}

/** Returns how many verifications per second eight concurrent callers get. */
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
