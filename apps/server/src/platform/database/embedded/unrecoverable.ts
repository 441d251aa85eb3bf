import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OwnerLock } from './owner-lock.ts'
import type { ServerPlan } from './server.ts'

/** Neither waiting nor retrying helps: the process must exit, and an operator must look into it. */
export class UnrecoverableDatabase extends Error {}

/** Throws `UnrecoverableDatabase` when the data of a running product is gone, or no longer this process's to serve. */
export async function refuseUnrecoverable({ clusterDir, binaries }: ServerPlan, lock: OwnerLock): Promise<void> {
  if (!lock.isHeld()) {
    throw new UnrecoverableDatabase(
      `${join(dirname(clusterDir), 'owner.lock')} was removed or replaced while the product ran, so another process may ` +
        'serve this data: start the product again.',
    )
  }
  const major = await majorVersion(clusterDir)
  if (major === undefined) {
    throw new UnrecoverableDatabase(
      `The database in ${clusterDir} is gone: put the folder back or restore a backup, and start the product again.`,
    )
  }
  if (major !== binaries.major) {
    throw new UnrecoverableDatabase(
      `The database in ${clusterDir} now is one of PostgreSQL ${major}, and this is PostgreSQL ${binaries.major}: see ` +
        '"Upgrading PostgreSQL" in docs/operations.md.',
    )
  }
}

/**
 * Returns the major version in the folder; undefined if it is missing, which is final. Throws if it is unreadable,
 * which may pass.
 */
async function majorVersion(clusterDir: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(clusterDir, 'PG_VERSION'), 'utf8'), 10)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
