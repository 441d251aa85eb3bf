import { access, chmod, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type pg from 'pg'
import { erasedName } from '../storage/storage.ts'
import { type Backup, contentHash, forgetBackup, readBackup } from './backup-folder.ts'
import { type CopiedFile, copyFolder, folderSize, hashOfFile, makeFolderLike, syncToDisk } from './copy-folder.ts'
import { prepareDataHome, readDataLink } from './embedded/data-home.ts'
import { startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { takeOwnerLock } from './embedded/owner-lock.ts'
import { chooseSystemUser } from './embedded/system-user.ts'
import { refuseWithoutRoom } from './free-space.ts'
import type { DatabaseLog } from './log.ts'
import { rehearseMigrations } from './migrate.ts'
import { embeddedDataDir } from './open-database.ts'
import { jobLimits, openPool } from './pool.ts'
import { overlap, realPathOf } from './real-path.ts'
import { restoringName } from './unclaimed-backup.ts'

/** Relative to the data directory (`ErasedList`). */
const erasedFolder = join('files', erasedName)

export interface RestoreOptions {
  /** A complete backup, or the data directory itself if the backup was copied there by hand. */
  folder: string
  dataDir: string
  /**
   * `replace`: the original no longer runs. `beside`: the original keeps running, and the copy becomes a product of its
   * own.
   */
  as: 'replace' | 'beside'
  /** Gives a copy beside its original an identity of its own. */
  becomeOwn(pool: pg.Pool): Promise<void>
  now: Date
  log: DatabaseLog
}

export interface RestoreResult {
  files: number
  /** Where the former content of the data directory is now; undefined if there was none. */
  formerDir: string | undefined
}

/**
 * Turns a backup into the data of a product. Former data is moved aside, only after the copy has been compared with the
 * backup's list and its database has been started. Until the end the folder counts as a backup, on which no product
 * starts.
 */
export async function restore(options: RestoreOptions): Promise<RestoreResult> {
  const { folder, dataDir, log } = options
  const backup = await readBackup(folder)
  const isInPlace = (await realPathOf(folder)) === (await realPathOf(dataDir))
  if (isInPlace) {
    await letDatabaseThrough(folder)
    await refuseDamagedUploads(folder, backup)
    await proveDatabase(folder, log)
  }
  const formerDir = isInPlace ? undefined : await copyIntoPlace(backup, options)
  if (options.as === 'beside') await onDatabase(dataDir, log, options.becomeOwn)
  await forgetBackup(dataDir)
  return { files: backup.sums.size, formerDir }
}

/** Returns where the former data is now; undefined if there was none. */
async function copyIntoPlace(backup: Backup, options: RestoreOptions): Promise<string | undefined> {
  const { folder, dataDir, now, log } = options
  const present = await lookAt(dataDir)
  const staged = present === 'empty' ? join(dataDir, restoringName) : `${dataDir}.restoring`
  await refuseWrongPlace(options, staged, present)
  const release = present === 'filled' ? await reserve(dataDir) : () => undefined
  try {
    await refuseWithoutRoom(staged, await folderSize(folder))
    await stage(backup, folder, staged)
    await proveDatabase(staged, log)
    if (present === 'empty') await moveUp(staged, dataDir)
    if (present === 'absent') await rename(staged, dataDir)
    const formerDir = present === 'filled' ? await exchange(staged, dataDir, now) : undefined
    if (formerDir !== undefined) await keepErased(formerDir, dataDir)
    await syncToDisk(dirname(dataDir))
    return formerDir
  } catch (error) {
    await discard(staged)
    throw error
  } finally {
    release()
  }
}

type Present = 'absent' | 'empty' | 'filled'

async function lookAt(dataDir: string): Promise<Present> {
  const entries = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (entries === undefined) return 'absent'
  return entries.every((name) => name === 'lost+found') ? 'empty' : 'filled'
}

async function refuseWrongPlace(
  { folder, dataDir, as }: RestoreOptions,
  staged: string,
  present: Present,
): Promise<void> {
  if (overlap(await realPathOf(folder), await realPathOf(dataDir))) {
    throw new Error(`${folder} and ${dataDir} overlap: move the backup elsewhere first.`)
  }
  if (present === 'filled' && as === 'beside') {
    throw new Error(
      `${dataDir} already contains data: specify another folder, DATA_DIR=… npm run restore -- … --beside`,
    )
  }
  if (await exists(staged)) throw new Error(`${staged} is left over from an interrupted restore: remove it first.`)
}

/** Keeps a product from starting on data that is about to be moved. */
async function reserve(dataDir: string): Promise<() => void> {
  const databaseDir = (await readDataLink(embeddedDataDir(dataDir))) ?? embeddedDataDir(dataDir)
  if (!(await exists(databaseDir))) return () => undefined
  const lock = takeOwnerLock(databaseDir, await chooseSystemUser(databaseDir))
  if (lock === undefined) throw new Error(`A product is running on ${dataDir}: stop it first.`)
  return () => lock.release()
}

/** Copies the database to where its user can enter, which need not be below the data directory. */
async function stage(backup: Backup, folder: string, staged: string): Promise<void> {
  const [from, to] = [embeddedDataDir(folder), embeddedDataDir(staged)]
  await makeFolderLike(staged, folder)
  await letDatabaseThrough(staged)
  await makeFolderLike(to, from)
  const home = await prepareDataHome(to, await chooseSystemUser(to))
  const cluster = await copyFolder(from, home.dataDir, { listedAs: 'database' })
  const others = await copyFolder(folder, staged, { isWanted: (path) => path !== from })
  refuseDamaged([...cluster, ...others], backup, folder)
}

/**
 * Backups are closed to others. If PostgreSQL runs as its own user, that user must be able to pass through the folder;
 * 0711 lets it pass without listing names.
 */
async function letDatabaseThrough(dataDir: string): Promise<void> {
  if ((await chooseSystemUser(embeddedDataDir(dataDir))) !== undefined) await chmod(dataDir, 0o711)
}

function refuseDamaged(copied: CopiedFile[], { sums }: Backup, folder: string): void {
  const found = new Map(copied.map(({ path, sha256 }) => [path, sha256]))
  const wrong = [...sums].filter(([path, sum]) => found.get(path) !== sum).map(([path]) => path)
  if (wrong.length > 0) throw damaged(folder, wrong)
}

/**
 * Compares the uploads of a backup restored in place with its list. The database is checked by starting it instead,
 * which changes its files.
 */
async function refuseDamagedUploads(folder: string, { sums }: Backup): Promise<void> {
  const wrong: string[] = []
  for (const [path, sum] of sums) {
    if (contentHash(path) === undefined) continue
    if ((await hashOfFile(join(folder, path)).catch(() => undefined)) !== sum) wrong.push(path)
  }
  if (wrong.length > 0) throw damaged(folder, wrong)
}

function damaged(folder: string, paths: string[]): Error {
  const shown = paths.slice(0, 5).join(', ')
  return new Error(
    `${paths.length} files of ${folder} are missing or not what was backed up (${shown}${paths.length > 5 ? ', …' : ''}): ` +
      'take another backup, or another copy of this one. Nothing was changed.',
  )
}

/** Proves that the database starts, is not of a newer version and can be migrated to this one. */
async function proveDatabase(dataDir: string, log: DatabaseLog): Promise<void> {
  await onDatabase(dataDir, log, async (pool) => void (await rehearseMigrations(pool)))
}

async function onDatabase(dataDir: string, log: DatabaseLog, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir: embeddedDataDir(dataDir), log })
  const pool = openPool(database.connection, log, { limits: jobLimits })
  try {
    await work(pool)
  } finally {
    await pool.end()
    await database.stop()
  }
}

/** Moves the entries of `staged` into an empty folder, which may be a mount point and then cannot be renamed. */
async function moveUp(staged: string, dataDir: string): Promise<void> {
  // The manifest sorts first, so the folder counts as a backup from the start.
  for (const name of (await readdir(staged)).toSorted()) await rename(join(staged, name), join(dataDir, name))
  await syncToDisk(dataDir)
  await rmdir(staged)
}

async function exchange(staged: string, dataDir: string, now: Date): Promise<string> {
  const formerDir = `${dataDir}.before-${now.toISOString().replace(/[:.]/g, '-')}`
  await rename(dataDir, formerDir).catch((error: unknown) => {
    throw new Error(
      `${dataDir} cannot be renamed to ${formerDir}, as where a disk is mounted: move what is in it aside by hand, and ` +
        'restore again.',
      { cause: error },
    )
  })
  await rename(staged, dataDir).catch(async (error: unknown) => {
    await rename(formerDir, dataDir)
    throw error
  })
  return formerDir
}

/** Carries over the list of erased people, which only grows and is never rolled back. */
async function keepErased(formerDir: string, dataDir: string): Promise<void> {
  const [former, list] = [join(formerDir, erasedFolder), join(dataDir, erasedFolder)]
  if (!(await exists(former))) return
  const known = new Set(await readdir(list).catch(() => []))
  await copyFolder(former, list, { isWanted: (path) => !known.has(basename(path)) })
}

async function discard(staged: string): Promise<void> {
  const elsewhere = await readDataLink(embeddedDataDir(staged))
  if (elsewhere !== undefined) await rm(elsewhere, { recursive: true, force: true })
  await rm(staged, { recursive: true, force: true })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
