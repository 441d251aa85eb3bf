import { pointLimits } from '@learntrail/contract/points/limits'
import type pg from 'pg'
import {
  holderQuery,
  membersQuery,
  movementsQuery,
  ownQuery,
} from '../../apps/server/src/features/points/own/points.queries.ts'
import { firstIdOf } from '../../apps/server/src/platform/ids/ids.ts'
import { shownFrom } from '../../apps/server/src/platform/ledger/shown-from.ts'
import { lastId } from '../../apps/server/src/platform/paging/by-id.ts'
import { viewerId } from './fill.ts'
import type { FilledGroups } from './fill-groups.ts'
import type { FilledPoints } from './fill-points.ts'

type Places = FilledGroups & FilledPoints

const shown = () => shownFrom(new Date(), pointLimits.monthsShown)
const weeks = () => firstIdOf(new Date(Date.now() - 8 * 7 * 86_400_000))
const movements = (pool: pg.Pool, at: Places, before: string) =>
  pool.query({ ...movementsQuery, values: [viewerId, at.ledGroup, at.viewerHolder, before, shown()] })

/** Lists of points, read by the product's own queries. */
export const pointLists: Record<string, (pool: pg.Pool, at: Places) => Promise<unknown>> = {
  'My points in a group, with my weeks': (pool, at) =>
    pool.query({ ...ownQuery, values: [at.ledGroup, viewerId, shown(), lastId, weeks()] }),
  'A member’s point entries': (pool, at) => movements(pool, at, lastId),
  'A member’s point entries, from the middle': (pool, at) => movements(pool, at, at.middleEntry),
  'My unseen points': (pool, at) => pool.query({ ...holderQuery, values: [at.ledGroup, viewerId, shown()] }),
  'Table of all members’ points': (pool, at) => pool.query({ ...membersQuery, values: [at.ledGroup, new Date()] }),
}
