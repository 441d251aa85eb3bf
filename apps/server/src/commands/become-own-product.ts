import type pg from 'pg'
import type { Config } from '../config.ts'
import { sendMail } from '../features/accounts/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { migrateDatabase } from '../platform/database/index.ts'
import { standBeside } from '../platform/identity/index.ts'
import { jobTablesOf } from '../platform/jobs/job-tables.ts'
import { openStorage } from '../platform/storage/open-storage.ts'

/** Two products with one store take each other's files for waste. */
export async function refuseStoreOfOriginal(config: Pick<Config, 'dataDir' | 's3'>): Promise<void> {
  if (config.s3 === undefined) return
  const storage = await openStorage(config)
  try {
    const identity = await storage.readIdentity()
    if (identity?.place !== storage.place) return
    throw new Error(
      `The original uses ${storage.place}. Copy it, and set S3_BUCKET to the copy before you restore beside it.`,
    )
  } finally {
    storage.close()
  }
}

/** A copy beside its original: with an identity of its own, and without the mails that the original sends. */
export async function becomeOwnProduct(
  pool: pg.Pool,
  config: Pick<Config, 'dataDir' | 's3'>,
): Promise<{ droppedMails: number }> {
  await migrateDatabase(pool)
  const droppedMails = await dropWaitingMails(pool)
  const storage = await openStorage(config)
  try {
    await standBeside({ pool, storage, clock: systemClock })
  } finally {
    storage.close()
  }
  return { droppedMails }
}

async function dropWaitingMails(pool: pg.Pool): Promise<number> {
  const { job } = await jobTablesOf(pool)
  const { rows } = await pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [job])
  if (rows[0]?.found !== true) return 0
  const dropped = await pool.query(`delete from ${job} where name = $1 and state in ('created', 'retry', 'active')`, [
    sendMail.name,
  ])
  return dropped.rowCount ?? 0
}
