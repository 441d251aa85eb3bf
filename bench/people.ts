import type pg from 'pg'
import { findPersonCard, findResourceStats } from '../apps/server/src/features/people/person-card.queries.ts'
import { listPeople } from '../apps/server/src/features/people/relations/people-lists.repository.ts'
import { startCluster } from './lib/cluster.ts'
import { declared } from './lib/declared.ts'
import { filesOf } from './lib/files-of.ts'
import { sessionToken, sessionTokenOf, viewerId } from './lib/fill.ts'
import { fillRelations } from './lib/fill-relations.ts'
import { compare } from './lib/load.ts'
import { formatted, type Measured, measureList } from './lib/measure-list.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, report } from './lib/report.ts'
import { shareOf } from './lib/share-of.ts'

/*
 * Measures the friends, fans and follows of a person with very many, their page, and reading the current user: rows
 * read at a tenth of the size, and requests per second against plain rows. `npm run bench:people [-- --write]`;
 * BENCH_SECONDS and BENCH_ROUNDS shorten it.
 */

const sizes = [
  { name: 'small', people: 10_001, friends: 300, fans: 10_000 },
  { name: 'large', people: 100_001, friends: 3_000, fans: 100_000 },
]
const connections = 32
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
/** A viewer who is not related to them. */
const looker = '00000000-0000-7000-8000-000000000002'
const first = { ownerId: viewerId, keyword: '', after: undefined, limit: 21 }

const lists: Record<string, (pool: pg.Pool) => Promise<unknown>> = {
  'Friends of a person with very many': (pool) => listPeople(pool, looker, { ...first, list: 'friends' }),
  'Their followers': (pool) => listPeople(pool, looker, { ...first, list: 'fans' }),
  'Their followers by name': (pool) => listPeople(pool, looker, { ...first, list: 'fans', keyword: '雅婷' }),
  'People they follow': (pool) => listPeople(pool, looker, { ...first, list: 'follow' }),
  'Their page': (pool) => findPersonCard({ pool, declared }, looker, viewerId),
  'The counts on their page': (pool) => findResourceStats({ pool, declared }, looker, viewerId),
}

const cluster = await startCluster()
const figures: Figure[] = []
try {
  const measured = new Map<string, Measured[]>()
  for (const { name, ...size } of sizes) {
    const { pool, url } = await cluster.createDatabase(name)
    await fillRelations(pool, size)
    for (const [list, read] of Object.entries(lists))
      measured.set(list, [...(measured.get(list) ?? []), await measureList(pool, read)])
    if (name === 'large') await measureCalls(pool, url)
  }
  figures.unshift(...[...measured].map(([what, [small, large]]) => growthOf(what, small, large)))
} finally {
  await cluster.stop()
}
await report('people', figures)

function growthOf(what: string, small: Measured | undefined, large: Measured | undefined): Figure {
  const isReached = large !== undefined && small !== undefined && large.rowsRead <= 1.5 * small.rowsRead + 50
  return {
    what,
    measured: `${formatted(small)} → ${formatted(large)}`,
    goal: 'same number of rows at ten times the size',
    isReached,
  }
}

async function measureCalls(pool: pg.Pool, url: string): Promise<void> {
  const settings = { RATE_LIMITS: 'off', DEMO: 'off', DATABASE_URL: url, DATA_DIR: await filesOf(pool) }
  const product = await startProgram('apps/server/src/main.ts', settings)
  const floor = await startProgram('bench/floor-server.ts', { DATABASE_URL: url })
  const users = `${product.base}/api/v2/users`
  const cookie = (token: string) => ({ cookie: `learntrail_session=${token}` })
  const list = (name: string) => `${users}/${viewerId}/users-with-search-keyword?list=${name}`
  try {
    const calls: [what: string, path: string, plain: string, token: string][] = [
      ['Friends, first page', list('friends'), 'friends', sessionTokenOf(2)],
      ['Followers, first page', list('fans'), 'fans', sessionTokenOf(2)],
      ['Follows, first page', list('follow'), 'follow', sessionTokenOf(2)],
      ['Page of a person', `${users}/${viewerId}`, 'person', sessionTokenOf(2)],
      ['Current user', `${users}/current`, 'person', sessionToken],
    ]
    for (const [what, address, plain, token] of calls) {
      const read = await compare(
        {
          product: { url: address, headers: cookie(token) },
          floor: { url: `${floor.base}/plain/${plain}?id=${viewerId}` },
        },
        { connections, seconds, rounds },
      )
      figures.push(shareOf(`${what}, 32 connections`, read, { least: 0.5, of: 'plain rows' }))
    }
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
}
