import type pg from 'pg'
import { silentLog } from '../../testing/silent-log.ts'
import { type Database, databaseOver } from '../database/database.ts'
import { openSession } from '../database/index.ts'
import { openPool } from '../database/pool.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createRealtime, openWire, type Realtime } from './index.ts'

interface OpenedNode extends Realtime {
  db: Database
  end(): Promise<void>
}

/** Returns everything that a node needs to publish and to follow. */
export async function openNode(connection: pg.PoolConfig, redisUrl?: string): Promise<OpenedNode> {
  const pool = openPool(connection, silentLog)
  const db = databaseOver(pool)
  const session = openSession(connection as pg.ClientConfig, silentLog)
  const wire = await openWire({ redisUrl }, session, silentLog)
  const jobs = { every: () => undefined } as unknown as Jobs
  const realtime = createRealtime({ db, pool, jobs, log: silentLog, wire })
  return {
    ...realtime,
    db,
    async end() {
      await realtime.stop()
      await session.close()
      await pool.end()
    },
  }
}
