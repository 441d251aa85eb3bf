import type { Config } from './config.ts'
import { features } from './features.ts'
import { systemClock } from './platform/clock/clock.ts'
import { type DatabaseLog, migrateDatabase, type OpenedDatabase, openDatabase } from './platform/database/index.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { mailboxMailer } from './platform/mail/mailbox-mailer.ts'
import { smtpMailer } from './platform/mail/smtp-mailer.ts'
import type { Platform } from './platform/platform.ts'
import { findPrograms } from './platform/programs/find-programs.ts'
import { warnOfWrongPaths } from './platform/programs/program-versions.ts'
import { openStorage } from './platform/storage/open-storage.ts'

export interface StartedPlatform {
  platform: Platform
  database: OpenedDatabase
}

/** Opens the database and the storage, migrates, and makes ready what the features need. */
export async function startPlatform(config: Config, log: DatabaseLog): Promise<StartedPlatform> {
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    log,
  })
  await migrateDatabase(database.pool)
  const clock = systemClock
  const { db, pool } = database
  const platform: Platform = {
    config,
    clock,
    log,
    db,
    pool,
    jobs: createJobs(pool, log),
    mailer: config.smtpUrl === undefined ? mailboxMailer(db, clock) : smtpMailer(config.smtpUrl, config.mailFrom),
    storage: await openStorage(config),
    programs: await findPrograms(config),
  }
  // LibreOffice takes a while to answer, and nothing waits for it.
  void warnOfWrongPaths(platform.programs, config, log)
  for (const feature of features) await feature.prepare?.(platform)
  for (const feature of features) feature.jobs?.(platform)
  return { platform, database }
}
