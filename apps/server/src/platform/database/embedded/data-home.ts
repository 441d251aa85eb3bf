import { randomUUID } from 'node:crypto'
import {
  access,
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { canReach, type SystemUser } from './system-user.ts'

/** Where data and programs go when PostgreSQL's user cannot enter the wanted folder. */
const systemStateDir = '/var/lib/learntrail'

/** Where the database really is, and where the programs may be copied. */
export interface DataHome {
  dataDir: string
  stateDir: string
}

/**
 * Makes the data directory and gives it to the user that runs PostgreSQL. Throws if that is impossible, or if the
 * database of a copied folder belongs to the original.
 */
export async function prepareDataHome(wantedDir: string, user: SystemUser | undefined): Promise<DataHome> {
  await makeFolder(wantedDir)
  if (!user) {
    await refuseForeignData(wantedDir)
    return { dataDir: (await linkedDir(wantedDir)) ?? wantedDir, stateDir: wantedDir }
  }
  const dataDir = (await linkedDir(wantedDir)) ?? (await reachableDir(wantedDir, user))
  await chown(wantedDir, user.uid, user.gid)
  await chown(dataDir, user.uid, user.gid)
  return { dataDir, stateDir: systemStateDir }
}

/** Returns where the database of this folder is, if it is elsewhere; otherwise undefined. */
export async function readDataLink(wantedDir: string): Promise<string | undefined> {
  return readlink(linkPath(wantedDir)).catch(() => undefined)
}

/** Makes a folder, private only at its last level, because the folders above may have other uses. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * Returns a folder that the user can enter, with a link to it in the wanted one. The link keeps the two together:
 * deleting the data directory then means a fresh start, not finding the old data again.
 */
async function reachableDir(wantedDir: string, user: SystemUser): Promise<string> {
  // The user owns this folder; in question are the folders above it.
  await chown(wantedDir, user.uid, user.gid)
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
  await writeOwner(dataDir, wantedDir)
  await symlink(dataDir, linkPath(wantedDir))
  return dataDir
}

/**
 * Follows the link, unless it came with a copy of the folder: it then leads to the original's database. A moved folder
 * keeps its database.
 */
async function linkedDir(wantedDir: string): Promise<string | undefined> {
  const dataDir = await readDataLink(wantedDir)
  if (dataDir === undefined) return undefined
  if (!(await exists(dataDir))) {
    throw new Error(
      `The database of ${wantedDir} lies in ${dataDir}, which is not on this machine: bring that folder here too, or ` +
        'restore a backup (npm run restore).',
    )
  }
  const owner = (await readFile(ownerPath(dataDir), 'utf8').catch(() => '')).trim()
  if (await isSameFolder(owner, wantedDir)) return dataDir
  if (owner !== '' && (await readDataLink(owner)) === dataDir) {
    throw new Error(
      `${wantedDir} is a copy of ${owner}, and its database in ${dataDir} belongs to the original. To get a copy that runs, ` +
        'make a backup (npm run backup) and restore it (npm run restore).',
    )
  }
  await writeOwner(dataDir, wantedDir)
  return dataDir
}

async function isSameFolder(one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const [first, second] = await Promise.all([one, other].map((path) => realpath(path).catch(() => undefined)))
  return first !== undefined && first === second
}

async function writeOwner(dataDir: string, wantedDir: string): Promise<void> {
  await writeFile(ownerPath(dataDir), `${wantedDir}\n`)
}

const linkPath = (wantedDir: string) => join(wantedDir, 'is-in')
const ownerPath = (dataDir: string) => join(dataDir, 'belongs-to')

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function refuseForeignData(dataDir: string): Promise<void> {
  const owner = (await stat(dataDir)).uid
  if (process.getuid && owner !== process.getuid()) {
    throw new Error(`The database in ${dataDir} belongs to user ${owner}: start as that user or as root.`)
  }
}
