import { spawnSync } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A user of the operating system, as `spawn` takes it. */
export interface SystemUser {
  uid: number
  gid: number
}

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root and needs a user known to `/etc/passwd`.
 * Undefined means our own.
 */
export async function chooseSystemUser(dataDir: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await ownerOf(dataDir)) ?? (await findUser('postgres')) ?? (await makeUser('postgres')) ?? nobody()
}

/** Asks the system whether this user may enter the folder or run the program at `path`. */
export function canReach(path: string, user: SystemUser | undefined): boolean {
  const { status, error } = spawnSync('test', ['-x', path], { ...user, cwd: '/' })
  if (error) throw error
  return status === 0
}

/**
 * Returns the owner of existing data unless it is root: data made by another user before (a start without root) stays
 * with that user.
 */
async function ownerOf(dataDir: string): Promise<SystemUser | undefined> {
  const folder = await stat(join(dataDir, '.')).catch(() => undefined)
  return folder && folder.uid !== 0 ? { uid: folder.uid, gid: folder.gid } : undefined
}

async function findUser(name: string): Promise<SystemUser | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const line of passwd.split('\n')) {
    const [user, , uid, gid] = line.split(':')
    if (user === name) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

async function makeUser(name: string): Promise<SystemUser | undefined> {
  const debian = spawnSync('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', name])
  if (debian.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', name])
  return findUser(name)
}

async function nobody(): Promise<SystemUser> {
  const user = await findUser('nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no other user: set DATABASE_URL.')
  return user
}
