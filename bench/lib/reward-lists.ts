import { rewardLimits } from '@learntrail/contract/rewards/limits'
import type pg from 'pg'
import { listAll, listOwn } from '../../apps/server/src/features/prizes/applications/applications.repository.ts'
import { entryQueries } from '../../apps/server/src/features/rewards/ledgers/ledgers.queries.ts'
import { movementsQuery, purseQuery } from '../../apps/server/src/features/rewards/own/purse.service.ts'
import { shownFrom } from '../../apps/server/src/platform/ledger/shown-from.ts'
import { firstId, lastId } from '../../apps/server/src/platform/paging/by-id.ts'
import { viewerId } from './fill.ts'
import type { FilledRewards } from './fill-rewards.ts'

const limit = 21
const shown = () => shownFrom(new Date(), rewardLimits.monthsShown)
const every = { state: undefined, prizeId: undefined, words: undefined, isOldestFirst: false, after: lastId, limit }

/** Lists of reward points and prizes, read by the product's own functions. */
export const rewardLists: Record<string, (pool: pg.Pool, at: FilledRewards) => Promise<unknown>> = {
  'My purse with unseen points': (pool) => pool.query({ ...purseQuery, values: [viewerId, shown()] }),
  'My reward point entries': (pool) => pool.query({ ...movementsQuery, values: [viewerId, lastId, shown()] }),
  'Ledger of a purse': (pool, at) => pool.query({ ...entryQueries.purse, values: [at.viewerPurse, lastId] }),
  'Ledger of a giver, from the middle': (pool, at) =>
    pool.query({ ...entryQueries.budget, values: [at.giver, at.middleEntry] }),
  'My applications for prizes': (pool) => listOwn(pool, new Date(), viewerId, lastId, limit),
  'Waiting applications': (pool) =>
    listAll(pool, new Date(), { ...every, state: 'underReview', isOldestFirst: true, after: firstId }),
  'Waiting applications, from the middle': (pool, at) =>
    listAll(pool, new Date(), {
      ...every,
      state: 'underReview',
      isOldestFirst: true,
      after: at.middleApplication,
    }),
  'Applications for a very popular prize': (pool, at) => listAll(pool, new Date(), { ...every, prizeId: at.hotPrize }),
  'Applications by a number’s prefix': (pool) => listAll(pool, new Date(), { ...every, words: '42' }),
}
