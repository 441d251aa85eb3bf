import type { Config } from './config.ts'
import { exitWhenUnrecoverable } from './exit-when-unrecoverable.ts'
import { contentOfFiles } from './features/files/index.ts'
import { features } from './features.ts'
import { clockOfCalls } from './platform/clock/call-moment.ts'
import { type Clock, systemClock } from './platform/clock/clock.ts'
import {
  type DatabaseLog,
  type Lane,
  migrateDatabase,
  type OpenedDatabase,
  openDatabase,
  schemaOf,
} from './platform/database/index.ts'
import { Declared } from './platform/declared.ts'
import { createEvents } from './platform/events/index.ts'
import { checkIdentity, refuseStranger } from './platform/identity/index.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { openOwnCache } from './platform/machine/own-cache.ts'
import { clearAfterTheDead } from './platform/machine/own-folder.ts'
import { mailboxMailer } from './platform/mail/mailbox-mailer.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { followedKinds } from './platform/measures/measures.ts'
import { Heartbeat } from './platform/nodes/heartbeat.ts'
import { openBudgets } from './platform/nodes/open-budgets.ts'
import type { Platform } from './platform/platform.ts'
import { findPrograms } from './platform/programs/find-programs.ts'
import { warnOfWrongPaths } from './platform/programs/program-versions.ts'
import { createRealtime, openWire } from './platform/realtime/index.ts'
import { openSealing } from './platform/sealing/key-file.ts'
import { openStorage } from './platform/storage/open-storage.ts'

export interface StartedPlatform {
  platform: Platform
  /** The platform on the connections of jobs, whose work may take longer. */
  background: Platform
  database: OpenedDatabase
}

/** Replaces the outside world in tests. */
export interface Overrides {
  database?: OpenedDatabase
  clock?: Clock
  mailer?: Mailer
}

/** Opens database and storage, migrates, and prepares the features. Closes the database if that fails. */
export async function startPlatform(
  config: Config,
  log: DatabaseLog,
  overrides: Overrides = {},
): Promise<StartedPlatform> {
  const database = overrides.database ?? (await openOwnDatabase(config, log))
  return prepare(config, log, { ...overrides, database }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
}

function openOwnDatabase(config: Config, log: DatabaseLog): Promise<OpenedDatabase> {
  return openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    onUnrecoverable: exitWhenUnrecoverable(log),
    log,
  })
}

async function prepare(
  config: Config,
  log: DatabaseLog,
  { database, clock = systemClock, mailer }: Overrides & { database: OpenedDatabase },
): Promise<StartedPlatform> {
  const { requests, uploads, jobs, locks, session } = database
  const storage = await openStorage(config)
  const met = { pool: jobs.pool, storage, clock, content: contentOfFiles(jobs.db) }
  await schemaOf(jobs.pool)
  await refuseStranger(met)
  await migrateDatabase(jobs.pool)
  await clearAfterTheDead()
  await checkIdentity(met)
  const queue = await createJobs(jobs.pool, log, { session })
  const heartbeat = new Heartbeat(requests.pool)
  const declared = new Declared(features)
  const platform: Platform = {
    config,
    clock: clockOfCalls(clock),
    log,
    declared,
    db: requests.db,
    pool: requests.pool,
    uploads,
    locks,
    jobs: queue,
    events: createEvents({ db: jobs.db, jobs: queue, clock, log, counted: followedKinds(declared) }),
    realtime: createRealtime({
      db: jobs.db,
      pool: jobs.pool,
      jobs: queue,
      log,
      wire: await openWire(config, session, log),
    }),
    heartbeat,
    budgets: await openBudgets(config, requests.pool, heartbeat),
    mailer: mailer ?? (await mailerOf(config, requests, clock)),
    storage,
    sealing: await openSealing(config),
    ownCache: await openOwnCache(config.dataDir),
    programs: await findPrograms(config),
  }
  // LibreOffice takes a while to answer, and nothing waits for it.
  void warnOfWrongPaths(platform.programs, config, log)
  const background = inBackground(platform, jobs)
  for (const feature of features) await feature.prepare?.(background)
  for (const feature of features) {
    feature.jobs?.(background)
    feature.events?.(background)
  }
  return { platform, background, database }
}

async function mailerOf({ smtpUrl, mailFrom }: Config, { db }: Lane, clock: Clock): Promise<Mailer> {
  if (smtpUrl === undefined) return mailboxMailer(db, clock)
  const { smtpMailer } = await import('./platform/mail/smtp-mailer.ts')
  return smtpMailer(smtpUrl, mailFrom)
}

/** Returns the platform on connections that no call waits for. */
function inBackground(platform: Platform, lane: Lane): Platform {
  return { ...platform, ...lane, uploads: lane }
}
