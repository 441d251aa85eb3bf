import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

/** The numbered SQL files of the server, in the order of their journal. */
const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** Any number that no other program uses for its advisory lock in this database. */
const migrationLock = 7_265_837

/** Brings the database to the newest state. Nodes that start together wait for one another. */
export async function migrateDatabase(pool: Pool, folder: string = migrationsFolder): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle({ client })
    await migrate(db, { migrationsFolder: folder })
    const applied = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`)
    refuseSkipped(folder, new Set(applied.rows.map(({ hash }) => hash)))
  } finally {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true)
  }
}

/**
 * Drizzle compares dates only: a migration that is older than the newest applied one (two branches were merged) or was edited
 * after it ran is passed over in silence.
 */
function refuseSkipped(folder: string, applied: Set<string>): void {
  const skipped = readMigrationFiles({ migrationsFolder: folder }).filter(({ hash }) => !applied.has(hash))
  if (skipped.length === 0) return
  const dates = skipped.map(({ folderMillis }) => folderMillis).join(', ')
  throw new Error(`Migrations out of order or changed after they ran; their "when" in meta/_journal.json: ${dates}`)
}
