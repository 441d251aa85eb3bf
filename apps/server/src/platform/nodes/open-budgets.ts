import type { Pool } from 'pg'
import type { Config } from '../../config.ts'
import type { Platform } from '../platform.ts'
import type { Heartbeat } from './heartbeat.ts'
import { postgresBudgets } from './postgres-budgets.ts'
import { redisBudgets } from './redis-budgets.ts'
import { sharedBudgets } from './shared-budgets.ts'

/**
 * Returns the budgets shared by all nodes: through Redis if configured, always; otherwise through the database, once
 * nodes know of each other.
 */
export function openBudgets({ redisUrl }: Config, pool: Pool, heartbeat: Heartbeat): Platform['budgets'] {
  const store = redisUrl === undefined ? postgresBudgets(pool) : redisBudgets(redisUrl)
  const areSeveral = redisUrl === undefined ? () => heartbeat.others > 0 : () => true
  return { ...sharedBudgets(store, areSeveral), close: store.close }
}
