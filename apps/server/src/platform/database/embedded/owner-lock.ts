import { chownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SystemUser } from './system-user.ts'

/** Held by the one process that runs the server of a data directory. */
export interface OwnerLock {
  /** False once the file was removed or replaced: another process may hold the new one. */
  isHeld(): boolean
  release(): void
}

/**
 * Takes the lock of a data directory; returns undefined if another process holds it.
 *
 * A lock file with a pid would be left behind by `kill -9` or a reboot. Node has no `flock`, but its SQLite takes a
 * lock that the kernel releases when the process ends, however it ends.
 */
export function takeOwnerLock(dataDir: string, user: SystemUser | undefined): OwnerLock | undefined {
  const path = join(dataDir, 'owner.lock')
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    // After a start by root, the owner of the data must be able to start as well.
    if (user) chownSync(path, user.uid, user.gid)
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (isBusy(error)) return undefined
    throw error
  }
  const held = statSync(path, { bigint: true })
  return {
    isHeld: () => {
      const found = statSync(path, { bigint: true, throwIfNoEntry: false })
      return found !== undefined && found.dev === held.dev && found.ino === held.ino
    },
    release: () => file.close(),
  }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}
