import { createHash } from 'node:crypto'
import { access, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import pg from 'pg'
import { productVersion } from '../version.ts'
import { type BackupManifest, contentHash, writeBackupFiles } from './backup-folder.ts'
import { type CopiedFile, copyFolder, folderSize, giveTo, makeFolderLike, syncToDisk } from './copy-folder.ts'
import { readDataLink } from './embedded/data-home.ts'
import { startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { refuseWithoutRoom } from './free-space.ts'
import type { DatabaseLog } from './log.ts'
import { embeddedDataDir } from './open-database.ts'
import { overlap, realPathOf } from './real-path.ts'
import { refuseUnclaimedBackup } from './unclaimed-backup.ts'
import { listNamed, type VerifyBackupOptions } from './verify-backup.ts'

export interface BackUpOptions extends Pick<BackupManifest, 'uploads'> {
  /** The data directory: the embedded database and the uploaded files. */
  dataDir: string
  /** A folder that does not exist yet. */
  targetDir: string
  /** Lists the hashes of the uploaded content that the database names, as for `verifyBackup`. */
  listContent: VerifyBackupOptions['listContent']
  now: Date
  log: DatabaseLog
}

export interface BackUpResult {
  files: number
  bytes: number
  /** Paths of uploaded files whose content no longer matches the hash in their name: the original is damaged. */
  damaged: string[]
  /** Hashes of uploads that the database names but that do not exist: the original has lost them. */
  missing: string[]
}

/**
 * Copies all data, whether or not the product is running. Throws if the target exists, overlaps the data, does not fit
 * on its disk (`ENOSPC`), or another backup is running (`EBUSY`); an unfinished copy is removed.
 */
export async function backUp({
  dataDir,
  targetDir,
  uploads,
  listContent,
  now,
  log,
}: BackUpOptions): Promise<BackUpResult> {
  const unfinished = `${targetDir}.unfinished`
  const databaseDir = await findDatabase(dataDir)
  await refuseUnclaimedBackup(dataDir)
  if (await exists(targetDir)) throw new Error(`${targetDir} already exists: a backup needs a new folder.`)
  await refuseOverlap(targetDir, unfinished, [dataDir, databaseDir])

  const { clusterDir, connection, superuserConnection, stop } = await startEmbeddedDatabase({
    dataDir: embeddedDataDir(dataDir),
    log,
  })
  const superuser = new pg.Client(superuserConnection)
  try {
    await superuser.connect()
    await reserve(superuser)
    await refuseWithoutRoom(unfinished, (await dataSize(dataDir)) + (await folderSize(clusterDir)))
    await rm(unfinished, { recursive: true, force: true })
    try {
      const named = () => listNamed(connection, listContent, log)
      const before = uploads === 'inside' ? await named() : []
      const copied = await copyAll(superuser, { dataDir, clusterDir, unfinished })
      const stored = new Set(copied.map(({ path }) => contentHash(path)))
      const lacking = before.filter((key) => !stored.has(key))
      // An upload deleted during the backup is no longer named.
      const still = lacking.length > 0 ? new Set(await named()) : new Set<string>()
      const about = { madeAt: now.toISOString(), productVersion, uploads, ...(await describeCluster(superuser)) }
      await writeBackupFiles(unfinished, copied, about)
      await syncToDisk(unfinished)
      await rename(unfinished, targetDir)
      await syncToDisk(dirname(targetDir))
      return {
        files: copied.length,
        bytes: copied.reduce((sum, { bytes }) => sum + bytes, 0),
        damaged: copied.filter(isDamaged).map(({ path }) => path),
        missing: lacking.filter((key) => still.has(key)),
      }
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  } finally {
    await superuser.end()
    await stop()
  }
}

/**
 * Returns the folder of the database; throws if there is none. Checked first, because starting the server would create
 * an empty one.
 */
async function findDatabase(dataDir: string): Promise<string> {
  const databaseDir = (await readDataLink(embeddedDataDir(dataDir))) ?? embeddedDataDir(dataDir)
  const entries = await readdir(databaseDir).catch(() => [])
  if (!entries.some((entry) => /^pg\d+$/.test(entry))) {
    throw new Error(`${dataDir} contains no database, so there is nothing to back up: is DATA_DIR right?`)
  }
  return databaseDir
}

/**
 * Throws if the backup and the data overlap: a backup inside the data would copy itself and would be lost along with
 * it.
 */
async function refuseOverlap(targetDir: string, unfinished: string, sources: string[]): Promise<void> {
  const [dataDir = ''] = sources
  const parts = (await readdir(dataDir)).map((name) => join(dataDir, name))
  for (const source of [...sources, ...parts]) {
    for (const target of [targetDir, unfinished]) {
      if (!overlap(await realPathOf(source), await realPathOf(target))) continue
      throw new Error(
        `${targetDir} and the data in ${source} overlap: a backup needs a folder of its own, best on another disk.`,
      )
    }
  }
}

/**
 * Takes an advisory lock that lasts as long as this connection: a second backup would delete the unfinished folder of
 * the first.
 */
async function reserve(superuser: pg.Client): Promise<void> {
  const { rows } = await superuser.query(`select pg_try_advisory_lock(hashtextextended('backup', 0)) as "isMine"`)
  if (rows[0]?.isMine === true) return
  const said = 'Another backup of this database is under way: wait until it is done.'
  throw Object.assign(new Error(said), { code: 'EBUSY' })
}

interface Places {
  dataDir: string
  clusterDir: string
  unfinished: string
}

/**
 * Copies content first, then the database, then everything added since. Every file that the copied database names is
 * therefore in the backup, even one removed while it is made.
 */
async function copyAll(superuser: pg.Client, { dataDir, clusterDir, unfinished }: Places): Promise<CopiedFile[]> {
  const content = await copyFolder(dataDir, unfinished, {
    isWanted: (path) => leadsToContent(relative(dataDir, path)),
  })
  const databaseName = basename(embeddedDataDir(dataDir))
  await makeFolderLike(embeddedDataDir(unfinished), dirname(clusterDir))
  const cluster = await copyCluster(superuser, clusterDir, {
    to: join(embeddedDataDir(unfinished), basename(clusterDir)),
    listedAs: join(databaseName, basename(clusterDir)),
  })
  const known = new Set(content.map(({ path }) => path))
  const others = await copyFolder(dataDir, unfinished, {
    isWanted: (path) => belongsInBackup(relative(dataDir, path)) && !known.has(relative(dataDir, path)),
  })
  return [...content, ...cluster, ...others]
}

/**
 * Makes PostgreSQL's "low-level base backup": the files as they are, and the write-ahead log that makes them
 * consistent.
 */
async function copyCluster(
  superuser: pg.Client,
  clusterDir: string,
  { to, listedAs }: { to: string; listedAs: string },
): Promise<CopiedFile[]> {
  // A temporary replication slot: the server keeps the log from now on, as long as this connection lives.
  await superuser.query(`select pg_create_physical_replication_slot('learntrail_backup', true, true)`)
  await superuser.query(`select pg_backup_start('learntrail', fast => true)`)
  const files = await copyFolder(clusterDir, to, { isWanted: (path) => belongsInCluster(path, clusterDir), listedAs })
  const { rows } = await superuser.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
  const label = Buffer.from(rows[0].labelfile)
  await writeFile(join(to, labelName), label, { flush: true, mode: 0o600 })
  await giveTo(join(to, labelName), await stat(clusterDir))
  const log = await copyFolder(join(clusterDir, 'pg_wal'), join(to, 'pg_wal'), { listedAs: join(listedAs, 'pg_wal') })
  const sha256 = createHash('sha256').update(label).digest('hex')
  return [...files, { path: join(listedAs, labelName), bytes: label.length, sha256 }, ...log]
}

const labelName = 'backup_label'

async function describeCluster(superuser: pg.Client): Promise<Pick<BackupManifest, 'postgres' | 'cluster'>> {
  const { rows } = await superuser.query(
    `select current_setting('server_version') as postgres, system_identifier::text as cluster from pg_control_system()`,
  )
  return rows[0]
}

const dataSize = (dataDir: string) => folderSize(dataDir, (path) => belongsInBackup(relative(dataDir, path)))

/** The database is copied separately; half-received uploads and derived data are of no use. */
const notOrdinaryFiles = [basename(embeddedDataDir('')), 'cache', 'files/incoming']

const belongsInBackup = (path: string) => !notOrdinaryFiles.includes(path)

const leadsToContent = (path: string) => /^files(\/[0-9a-f]{2})?$/.test(path) || contentHash(path) !== undefined

function isDamaged({ path, sha256 }: CopiedFile): boolean {
  return (contentHash(path) ?? sha256) !== sha256
}

/** Both lists are from the PostgreSQL manual, "Backing Up the Data Directory". */
const onlyWhileRunning = ['postmaster.pid', 'postmaster.opts']
const rebuiltOnStart = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]

function belongsInCluster(path: string, clusterDir: string): boolean {
  const name = basename(path)
  if (name.startsWith('pgsql_tmp') || name === 'pg_internal.init') return false
  if (dirname(path) === clusterDir) return !onlyWhileRunning.includes(name)
  return !(dirname(dirname(path)) === clusterDir && rebuiltOnStart.includes(basename(dirname(path))))
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
