import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { type Backup, contentHash, readBackup } from './backup-folder.ts'
import { copyFolder, folderSize, hashOfFile } from './copy-folder.ts'
import { type Database, databaseOver } from './database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { freeBytes } from './free-space.ts'
import type { DatabaseLog } from './log.ts'
import { embeddedDataDir } from './open-database.ts'
import { jobLimits, openPool } from './pool.ts'

export interface VerifyBackupOptions {
  folder: string
  /** Lists hashes of the uploaded content that a database names, in order: at most `limit` of those after `after`. */
  listContent(db: Database, after: string, limit: number): Promise<string[]>
  log: DatabaseLog
}

/** What was checked, one line each, and what is wrong. */
export interface VerifiedBackup {
  lines: string[]
  problems: string[]
}

/**
 * Checks whether a backup can be restored: every file by its hash, the database by starting a copy of it, and that
 * every upload the database names is there. Throws only if the manifest or list is damaged.
 */
export async function verifyBackup({ folder, listContent, log }: VerifyBackupOptions): Promise<VerifiedBackup> {
  const backup = await readBackup(folder)
  const { manifest, sums } = backup
  const problems = await findDamagedFiles(folder, sums)
  const lines = [
    `Backup of ${manifest.madeAt}, made by version ${manifest.productVersion} with PostgreSQL ${manifest.postgres}`,
    `Files: ${sums.size - problems.length} of ${sums.size} are as they were copied`,
  ]
  try {
    await onCopyOfDatabase(folder, log, async (database) => {
      lines.push(`Database: starts, and ${await readEverything(database)} rows can be read`)
      const uploads = await compareUploads(backup, database, { listContent, log })
      lines.push(uploads.line)
      problems.push(...uploads.problems)
    })
  } catch (error) {
    problems.push(`The database of the backup is not usable: ${error instanceof Error ? error.message : String(error)}`)
  }
  return { lines, problems }
}

async function findDamagedFiles(folder: string, sums: Backup['sums']): Promise<string[]> {
  const problems: string[] = []
  for (const [path, sum] of sums) {
    const found = await hashOfFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => error)
    if (found instanceof Error) problems.push(`${path} ${found.code === 'ENOENT' ? 'is missing' : 'cannot be read'}`)
    else if (found !== sum) problems.push(`${path} is not what was copied`)
    else if ((contentHash(path) ?? sum) !== sum) problems.push(`${path} was damaged before it was copied`)
  }
  return problems
}

/** Works on a copy, because starting a database changes its files. */
async function onCopyOfDatabase(
  folder: string,
  log: DatabaseLog,
  look: (database: EmbeddedDatabase) => Promise<void>,
): Promise<void> {
  const above = await placeWithRoom(folder)
  await removeLeftOver(above)
  const place = await mkdtemp(join(above, copyPrefix))
  try {
    // PostgreSQL's user must be able to reach the folder below, which is private to it.
    await chmod(place, 0o755)
    await copyFolder(embeddedDataDir(folder), embeddedDataDir(place), { isTemporary: true })
    const database = await startEmbeddedDatabase({ dataDir: embeddedDataDir(place), log, settings: { fsync: 'off' } })
    try {
      await look(database)
    } finally {
      await database.stop()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

const copyPrefix = 'learntrail-verify-'
/** Longer than any verification takes. */
const leftOverMs = 86_400_000

/** Removes what a killed verification left: everybody's data, in a temporary folder. */
async function removeLeftOver(above: string): Promise<void> {
  for (const name of await readdir(above)) {
    if (!name.startsWith(copyPrefix)) continue
    const found = await stat(join(above, name)).catch(() => undefined)
    if (found === undefined || Date.now() - found.mtimeMs < leftOverMs) continue
    // It may belong to another user.
    await rm(join(above, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

async function placeWithRoom(folder: string): Promise<string> {
  const needed = (await folderSize(embeddedDataDir(folder))) * 1.5
  for (const place of [tmpdir(), dirname(folder)]) if ((await freeBytes(place)) > needed) return place
  throw new Error('There is not enough space for a copy, neither in the temporary directory nor next to the backup.')
}

/** Reads every value of every row, as `pg_dump` would; pages have checksums. Returns the number of rows. */
async function readEverything({ connection, superuserConnection }: EmbeddedDatabase): Promise<number> {
  const client = new pg.Client({ ...superuserConnection, database: String(connection.database) })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind = 'r' and c.relnamespace <> all (array['pg_catalog', 'information_schema']::regnamespace[]) order by 1`,
    )
    let rows = 0
    for (const { name } of tables.rows) {
      const read = await client.query(`copy (select * from ${name}) to '/dev/null'`)
      rows += read.rowCount ?? 0
    }
    return rows
  } finally {
    await client.end()
  }
}

async function compareUploads(
  { manifest, sums }: Backup,
  { connection }: EmbeddedDatabase,
  { listContent, log }: Omit<VerifyBackupOptions, 'folder'>,
): Promise<{ line: string; problems: string[] }> {
  if (manifest.uploads === 'elsewhere') {
    return { line: 'Uploads: in a store of their own, not in the backup', problems: [] }
  }
  const stored = new Set([...sums.keys()].map(contentHash))
  const named = await listNamed(connection, listContent, log)
  const missing = named.filter((key) => !stored.has(key))
  return {
    line: `Uploads: ${named.length - missing.length} of ${named.length} that the database names are in the backup`,
    problems: missing.map((key) => `The upload ${key} is named by the database and not in the backup`),
  }
}

/** Returns the hashes of all uploaded content that a database names. */
export async function listNamed(
  connection: pg.PoolConfig,
  listContent: VerifyBackupOptions['listContent'],
  log: DatabaseLog,
): Promise<string[]> {
  const pool = openPool(connection, log, { limits: jobLimits })
  try {
    return await listAll((after) => listContent(databaseOver(pool), after, keysAtOnce))
  } finally {
    await pool.end()
  }
}

const keysAtOnce = 1_000

async function listAll(listBehind: (after: string) => Promise<string[]>): Promise<string[]> {
  const all: string[] = []
  for (;;) {
    const keys = await listBehind(all.at(-1) ?? '')
    all.push(...keys)
    if (keys.length < keysAtOnce) return all
  }
}
