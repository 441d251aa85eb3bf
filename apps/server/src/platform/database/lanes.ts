import type { Pool, PoolConfig } from 'pg'
import { type Database, databaseOver } from './database.ts'
import { shareOut } from './lane-sizes.rules.ts'
import type { DatabaseLog } from './log.ts'
import { jobLimits, openPool, requestLimits } from './pool.ts'

/** Connections reserved for one kind of work. */
export interface Lane {
  db: Database
  pool: Pool
}

export interface Lanes {
  /** For calls. */
  requests: Lane
  /** For the short transactions of uploads, so that many uploads do not keep calls waiting. */
  uploads: Lane
  /** For background work. */
  jobs: Lane
  close(): Promise<void>
}

export function openLanes(connection: PoolConfig, connections: number, log: DatabaseLog): Lanes {
  const sizes = shareOut(connections)
  const lane = (max: number, limits = requestLimits): Lane => {
    const pool = openPool({ ...connection, max }, log, { limits })
    return { db: databaseOver(pool), pool }
  }
  const lanes = { requests: lane(sizes.requests), uploads: lane(sizes.uploads), jobs: lane(sizes.jobs, jobLimits) }
  return {
    ...lanes,
    async close() {
      await Promise.all(Object.values(lanes).map(({ pool }) => pool.end()))
    },
  }
}
