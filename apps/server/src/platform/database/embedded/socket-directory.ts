import { chown, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { SystemUser } from './system-user.ts'

/** The system allows 107 bytes for a socket's path; the file name takes 17 of them. */
const longestFolder = 90
const temporaryPrefix = 'learntrail-socket-'
const socketFiles = ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']

/**
 * Returns a folder for the server's socket that only its user may enter: in the data directory, or in the temporary
 * directory if the path would be too long.
 */
export async function makeSocketDirectory(dataDir: string, user: SystemUser | undefined): Promise<string> {
  const own = join(dataDir, 'socket')
  const folder = Buffer.byteLength(own) <= longestFolder ? own : await mkdtemp(join(tmpdir(), temporaryPrefix))
  await ensureSocketDirectory(folder, user)
  return folder
}

/** Makes the folder before every start, because a temporary one may have been cleaned up while the product ran. */
export async function ensureSocketDirectory(folder: string, user: SystemUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
}

/** Removes the socket files of a server that no longer runs, which would block the next one. */
export async function clearSocketDirectory(folder: string): Promise<void> {
  for (const file of socketFiles) await rm(join(folder, file), { force: true })
}

/** Removes a folder that was made only because the data directory's own path is too long. */
export async function removeIfTemporary(folder: string): Promise<void> {
  const isTemporary = dirname(folder) === tmpdir() && basename(folder).startsWith(temporaryPrefix)
  if (isTemporary) await rmdir(folder).catch(() => undefined)
}
