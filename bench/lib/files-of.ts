import { join } from 'node:path'
import type { Pool } from 'pg'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { replaceOriginal } from '../../apps/server/src/platform/identity/index.ts'
import { openDiskStorage } from '../../apps/server/src/platform/storage/disk-storage.ts'
import { temporaryFolder } from './places.ts'

/** Makes a files folder, marked as that of the database; the files that its rows name do not exist. */
export async function filesOf(pool: Pool): Promise<string> {
  const dataDir = await temporaryFolder()
  const storage = await openDiskStorage(join(dataDir, 'files'))
  await replaceOriginal({ pool, storage, clock: systemClock })
  return dataDir
}
