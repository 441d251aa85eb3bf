import type { Pool, PoolConfig } from 'pg'
import { type Database, databaseOver } from './database.ts'
import { shareOut } from './lane-sizes.rules.ts'
import type { DatabaseLog } from './log.ts'
import { jobLimits, openPool, requestLimits } from './pool.ts'

/** Connections for one kind of work, which no other kind can take. */
export interface Lane {
  db: Database
  pool: Pool
}

export interface Lanes {
  /** Calls. */
  requests: Lane
  /** The few short transactions that an upload needs, so that many of them keep no call waiting. */
  uploads: Lane
  /** Work in the background. */
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
