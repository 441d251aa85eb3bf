import { randomUUID } from 'node:crypto'
import { chmod, chown, mkdir, readdir, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { canReach, type SystemUser } from './system-user.ts'

/** Where data and programs go when the user that runs PostgreSQL cannot enter the folder it was asked to use. */
const systemStateDir = '/var/lib/learntrail'

/** Where the database really is, and where a copy of the programs may be put. */
export interface DataHome {
  dataDir: string
  stateDir: string
}

/** Makes the data directory and hands it to the user that runs PostgreSQL. */
export async function prepareDataHome(wantedDir: string, user: SystemUser | undefined): Promise<DataHome> {
  await makeFolder(wantedDir)
  if (!user) {
    await refuseForeignData(wantedDir)
    return { dataDir: wantedDir, stateDir: wantedDir }
  }
  await chown(wantedDir, user.uid, user.gid)
  const dataDir = await reachableDir(wantedDir, user)
  await chown(dataDir, user.uid, user.gid)
  return { dataDir, stateDir: systemStateDir }
}

/** Only the last folder is private: other things live in those above it. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** The link keeps the two together: who deletes the data directory begins anew instead of finding the old data again. */
async function reachableDir(wantedDir: string, user: SystemUser): Promise<string> {
  const link = join(wantedDir, 'is-in')
  const known = await readlink(link).catch(() => undefined)
  if (known) return known
  if (canReach(wantedDir, user)) return wantedDir

  const entries = await readdir(wantedDir)
  if (entries.some((entry) => /^pg\d+$/.test(entry))) {
    throw new Error(
      `The user that runs PostgreSQL may not enter ${wantedDir}, where the data is: open the folders above it.`,
    )
  }
  const dataDir = join(systemStateDir, randomUUID())
  await mkdir(systemStateDir, { recursive: true, mode: 0o755 })
  await chmod(systemStateDir, 0o755)
  await mkdir(dataDir, { mode: 0o700 })
  await writeFile(join(dataDir, 'belongs-to'), `${wantedDir}\n`)
  await symlink(dataDir, link)
  return dataDir
}

async function refuseForeignData(dataDir: string): Promise<void> {
  const owner = (await stat(dataDir)).uid
  if (process.getuid && owner !== process.getuid()) {
    throw new Error(`The database in ${dataDir} belongs to user ${owner}: start as that user or as root.`)
  }
}
