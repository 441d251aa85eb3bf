import { randomUUID } from 'node:crypto'
import { groupLimits } from '@learntrail/contract/groups/limits'
import type pg from 'pg'
import { startCluster } from './lib/cluster.ts'
import { filesOf } from './lib/files-of.ts'
import { fill, sessionToken, viewerId } from './lib/fill.ts'
import { fillGroups } from './lib/fill-groups.ts'
import { fillPoints } from './lib/fill-points.ts'
import { compare } from './lib/load.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, percent, report } from './lib/report.ts'
import { headersOf } from './lib/session.ts'
import { perSecond, shareOf } from './lib/share-of.ts'

/*
 * Compares giving points to one person and to a thousand with bare inserts of as many rows, and reading one's own
 * points with plain rows. `npm run bench:points [-- --write]`; BENCH_SECONDS and BENCH_ROUNDS shorten it.
 */

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const entries = 100_000
const half = { least: 0.5, of: 'the floor' }

const cluster = await startCluster()
const figures: Figure[] = []
try {
  const { pool, url } = await cluster.createDatabase('points')
  await fill(pool, { people: groupLimits.members + 1, records: 1_000 })
  await pool.query(`update accounts set plan = 'plus'`)
  const { ledGroup } = await fillGroups(pool, { records: 1_000 })
  const { viewerHolder } = await fillPoints(pool, { groupId: ledGroup, entries })
  const members = await listMembers(pool, ledGroup)
  const settings = { RATE_LIMITS: 'off', DEMO: 'off', DATABASE_URL: url, DATA_DIR: await filesOf(pool) }
  const product = await startProgram('apps/server/src/main.ts', settings)
  const floor = await startProgram('bench/floor-server.ts', { DATABASE_URL: url })
  try {
    const json = { 'content-type': 'application/json' }
    const headers = { ...json, ...(await headersOf(product.base, `learntrail_session=${sessionToken}`)) }
    const path = `${product.base}/api/v2/group-point/${ledGroup}/manuallyIssuePoints`
    const give = (memberIds: string[]) => ({
      product: {
        url: path,
        method: 'POST' as const,
        headers,
        nextBody: () => JSON.stringify({ clientId: randomUUID(), memberIds, points: 1, reason: '主動幫同學講解' }),
      },
      floor: {
        url: `${floor.base}/plain/rows`,
        method: 'POST' as const,
        headers: json,
        // Three rows each: the entry, its payment, and the balance.
        body: JSON.stringify({ count: 3 * memberIds.length }),
      },
    })
    const alone = { url: `${product.base}/api/v2/users/current`, headers: { cookie: headers.cookie } }
    const one = await compare({ ...give(members.slice(0, 1)), alone }, { connections: 1, seconds, rounds })
    figures.push(shareOf('Giving to one person, against three rows inserted and committed', one, half), {
      what: 'A request that only identifies the caller',
      measured: `${perSecond(one.alone)}: ${percent(one.alone.requestsPerSecond / one.floor.requestsPerSecond)} of the floor`,
      goal: 'none',
      isReached: true,
    })
    const all = await compare(give(members), { connections: 1, seconds, rounds })
    figures.push(shareOf('Giving to 1,000 people, against 3,000 rows inserted and committed', all, half), {
      what: 'Giving to 1,000 members',
      measured: `p50 ${all.product.p50} ms`,
      goal: '< 1 s',
      isReached: all.product.p50 < 1_000,
    })
    const own = await compare(
      {
        product: {
          url: `${product.base}/api/v2/group-point/getSelfPointRead?groupId=${ledGroup}`,
          headers: { cookie: headers.cookie },
        },
        floor: { url: `${floor.base}/plain/points?group=${ledGroup}&holder=${viewerHolder}` },
      },
      { connections: 32, seconds, rounds },
    )
    figures.push(shareOf('My points in a group, 32 connections, against plain rows', own, half))
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
} finally {
  await cluster.stop()
}
await report('points', figures)

async function listMembers(pool: pg.Pool, groupId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select account_id as id from group_members where group_id = $1 and account_id <> $2`,
    [groupId, viewerId],
  )
  return rows.map(({ id }) => id)
}
