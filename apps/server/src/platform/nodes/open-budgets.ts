import type { Pool } from 'pg'
import type { Config } from '../../config.ts'
import type { Platform } from '../platform.ts'
import type { Heartbeat } from './heartbeat.ts'
import { postgresBudgets } from './postgres-budgets.ts'
import { sharedBudgets } from './shared-budgets.ts'

/**
 * Returns the budgets shared by all nodes: through Redis if configured, always; otherwise through the database, once
 * nodes know of each other.
 */
export async function openBudgets(
  { redisUrl }: Config,
  pool: Pool,
  heartbeat: Heartbeat,
): Promise<Platform['budgets']> {
  const store = redisUrl === undefined ? postgresBudgets(pool) : await openRedis(redisUrl)
  const areSeveral = redisUrl === undefined ? () => heartbeat.others > 0 : () => true
  return { ...sharedBudgets(store, areSeveral), close: store.close }
}

/** Loads the client of Redis only where it is used. */
async function openRedis(url: string) {
  const { redisBudgets } = await import('./redis-budgets.ts')
  return redisBudgets(url)
}
