import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import type { Clock } from './clock/clock.ts'
import type { Database, DatabaseLog, Lane, Locks } from './database/index.ts'
import type { Declared } from './declared.ts'
import type { Events } from './events/index.ts'
import type { SharedBudgets } from './http/rates.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Heartbeat } from './nodes/heartbeat.ts'
import type { Programs } from './programs/find-programs.ts'
import type { Realtime } from './realtime/index.ts'
import type { SealingKeys } from './sealing/sealing.ts'
import type { Storage } from './storage/storage.ts'

/** What every feature stands on, made once at start. */
export interface Platform {
  config: Config
  /** Within a call it says when that arrived (`platform/clock/call-moment.ts`). */
  clock: Clock
  log: DatabaseLog
  /** What the features of this application have. */
  declared: Declared
  db: Database
  /** The connections behind `db`, for hot queries in plain SQL. */
  pool: Pool
  /** Connections for the transactions of uploads. */
  uploads: Lane
  locks: Locks
  jobs: Jobs
  /** What happened, and who hears of it. */
  events: Events
  /** Who looks at it hears that something has changed. */
  realtime: Realtime
  /** That this process is there, and how many others are. */
  heartbeat: Heartbeat
  /** What callers may spend, over all nodes. */
  budgets: SharedBudgets & { close(): void }
  mailer: Mailer
  storage: Storage
  /** Of what few may read (`platform/sealing`). */
  sealing: SealingKeys
  /** A folder of this process for what can be made again. */
  ownCache: string
  /** What the machine has of programs that are no part of the product. */
  programs: Programs
}

/** What a query needs that is made of what several features have. */
export type Reading = Pick<Platform, 'pool' | 'declared'>
