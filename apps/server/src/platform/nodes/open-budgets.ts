import type { Pool } from 'pg'
import type { Config } from '../../config.ts'
import type { Platform } from '../platform.ts'
import type { Heartbeat } from './heartbeat.ts'
import { postgresBudgets } from './postgres-budgets.ts'
import { redisBudgets } from './redis-budgets.ts'
import { sharedBudgets } from './shared-budgets.ts'

/** Where a Redis is set, nodes share by it from the start on; else by the database, as soon as they know of each other. */
export function openBudgets({ redisUrl }: Config, pool: Pool, heartbeat: Heartbeat): Platform['budgets'] {
  const store = redisUrl === undefined ? postgresBudgets(pool) : redisBudgets(redisUrl)
  const areSeveral = redisUrl === undefined ? () => heartbeat.others > 0 : () => true
  return { ...sharedBudgets(store, areSeveral), close: store.close }
}
