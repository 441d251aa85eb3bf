import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { contentOfFiles } from '../features/files/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { migrateDatabase, type OpenedDatabase } from '../platform/database/index.ts'
import { refuseStranger } from '../platform/identity/index.ts'
import { openStorage } from '../platform/storage/open-storage.ts'

/**
 * Brings the database that a command works on to the newest state, as a start does: not before it is known not to be
 * another product's. Where the files are on another machine, nothing tells.
 */
export async function migrateOwn(
  config: Pick<Config, 'dataDir' | 's3'>,
  { jobs: { pool, db } }: OpenedDatabase,
): Promise<string[]> {
  if (config.s3 !== undefined || (await isThere(join(config.dataDir, 'files')))) {
    const storage = await openStorage(config)
    try {
      await refuseStranger({ pool, storage, clock: systemClock, content: contentOfFiles(db) }, 'empty_storage')
    } finally {
      storage.close()
    }
  }
  return migrateDatabase(pool)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
