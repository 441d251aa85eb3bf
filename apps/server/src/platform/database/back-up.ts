import { access, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { copyFolder } from './copy-folder.ts'
import { startEmbeddedDatabase } from './embedded/embedded-database.ts'
import type { DatabaseLog } from './log.ts'
import { embeddedDataDir } from './open-database.ts'

export interface BackUpOptions {
  /** The product's data: the embedded database and the uploaded files. */
  dataDir: string
  /** A folder that does not exist yet; it becomes a data directory that the product can be started on. */
  targetDir: string
  log: DatabaseLog
}

/** Copies all data while the product runs, or when it does not. */
export async function backUp({ dataDir, targetDir, log }: BackUpOptions): Promise<void> {
  if (await exists(targetDir)) throw new Error(`${targetDir} exists already: a backup goes into a folder of its own.`)
  const unfinished = `${targetDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(embeddedDataDir(unfinished), { recursive: true, mode: (await stat(dataDir)).mode })

  const database = await startEmbeddedDatabase({ dataDir: embeddedDataDir(dataDir), log })
  try {
    const clusterCopy = join(embeddedDataDir(unfinished), basename(database.clusterDir))
    await copyCluster(database.clusterDir, clusterCopy, database.superuserConnection)
  } finally {
    await database.stop()
  }
  // After the database: then every file that it names is there.
  await copyFolder(dataDir, unfinished, (path) => path !== embeddedDataDir(dataDir))
  await rename(unfinished, targetDir)
}

/** PostgreSQL's "low-level base backup": the files as they are, and the log that makes one moment of them. */
async function copyCluster(clusterDir: string, copyDir: string, superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser)
  await client.connect()
  try {
    // For as long as this connection lives, the server keeps the log since now.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`backup_${process.pid}`])
    await client.query(`select pg_backup_start('learntrail', fast => true)`)
    await copyFolder(clusterDir, copyDir, (path) => belongsInBackup(path, clusterDir))
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
    await writeFile(join(copyDir, 'backup_label'), rows[0].labelfile, { flush: true })
    await copyFolder(join(clusterDir, 'pg_wal'), join(copyDir, 'pg_wal'))
  } finally {
    await client.end()
  }
}

/** The lists are those of the manual, "Backing Up the Data Directory". */
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

function belongsInBackup(path: string, clusterDir: string): boolean {
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
