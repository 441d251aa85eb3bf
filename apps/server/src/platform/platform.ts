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

/** What every feature builds on, made once at start. */
export interface Platform {
  config: Config
  /** Within a call it shows the moment the call arrived (`platform/clock/call-moment.ts`). */
  clock: Clock
  log: DatabaseLog
  /** The declarations of this application's features. */
  declared: Declared
  db: Database
  /** The connections behind `db`, for hot queries in plain SQL. */
  pool: Pool
  /** Connections for the transactions of uploads. */
  uploads: Lane
  locks: Locks
  jobs: Jobs
  /** Records events and calls their handlers. */
  events: Events
  /** Tells viewers that something has changed. */
  realtime: Realtime
  /** Registers this process, and counts the others. */
  heartbeat: Heartbeat
  /** Callers' budgets, over all nodes. */
  budgets: SharedBudgets & { close(): void }
  mailer: Mailer
  storage: Storage
  /** Keys for data that few people may read (`platform/sealing`). */
  sealing: SealingKeys
  /** This process's own folder for derived data. */
  ownCache: string
  /** Installed programs that are not part of the product. */
  programs: Programs
}

/** What a query needs whose SQL depends on declarations of several features. */
export type Reading = Pick<Platform, 'pool' | 'declared'>
