import type pg from 'pg'
import { listPlaces } from '../../apps/server/src/features/stream/stream.repository.ts'
import { firstId, lastId } from '../../apps/server/src/platform/paging/by-id.ts'
import { declared } from './declared.ts'
import { idOf } from './fill.ts'
import { withFriends, withManyFriends } from './fill-streams.ts'

const limit = 21
const stream = (pool: pg.Pool, person: number, stretch: { before?: string; from?: string; limit?: number } = {}) =>
  listPlaces({ pool, declared }, idOf(person), { before: lastId, from: firstId, limit, ...stretch })

/** The streams of people, read by the product's own functions. */
export const streamLists: Record<string, (pool: pg.Pool, at: { middlePost: string }) => Promise<unknown>> = {
  'Stream of friends, followed people and a group': (pool) => stream(pool, withFriends),
  'Stream of friends, followed people and a group, from the middle': (pool, at) =>
    stream(pool, withFriends, { before: at.middlePost }),
  'Number of new items in a stream': (pool, at) => stream(pool, withFriends, { from: at.middlePost, limit: 11 }),
  'Stream of a person with very many friends': (pool) => stream(pool, withManyFriends),
  'Stream of a person with very many friends, from the middle': (pool, at) =>
    stream(pool, withManyFriends, { before: at.middlePost }),
}
