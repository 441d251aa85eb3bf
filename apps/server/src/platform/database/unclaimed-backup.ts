import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { isBackup } from './backup-folder.ts'

/** Where a restore into an empty folder puts what it has copied so far. */
export const restoringName = 'restoring'

/**
 * Throws if a data directory is a backup or an interrupted restore: a product started there would pass for the
 * original.
 */
export async function refuseUnclaimedBackup(dataDir: string): Promise<void> {
  if (await exists(join(dataDir, restoringName))) {
    throw new Error(`A restore into ${dataDir} was interrupted: empty that folder and restore again.`)
  }
  if (await isBackup(dataDir)) {
    throw new Error(
      `${dataDir} is a backup. Specify what it becomes: npm run restore -- ${dataDir} --replace (it takes the place of the ` +
        'original, which does not run any more), or --beside (a copy of its own, while the original goes on).',
    )
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
