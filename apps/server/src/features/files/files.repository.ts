import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts'
import { isFileShownTo, isFileUsed } from './file-uses.ts'
import { files } from './files.tables.ts'

export type StoredFile = typeof files.$inferSelect

export async function insertFiles(transaction: Transaction, rows: StoredFile[]): Promise<void> {
  if (rows.length > 0) await transaction.insert(files).values(rows)
}

/** Files of one person by id, held until the transaction ends so that nobody removes them meanwhile. */
export async function holdFiles(transaction: Transaction, ownerId: string, ids: string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  return transaction
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.id, ids)))
    .orderBy(files.id)
    .for('update')
}

export async function updateFile(
  db: Database,
  ownerId: string,
  id: string,
  change: { displayName?: string; downloadPeriod?: Date | null },
): Promise<StoredFile | undefined> {
  const changed = await db
    .update(files)
    .set(change)
    .where(and(eq(files.ownerId, ownerId), eq(files.id, id)))
    .returning()
  return changed[0]
}

export async function findOwnFile(db: Queryable, ownerId: string, id: string): Promise<StoredFile | undefined> {
  const found = await db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.id, id)))
  return found[0]
}

/** Whether some place holds the file. */
export async function isUsed(db: Queryable, id: string): Promise<boolean> {
  const found = await db.execute(sql`select 1 from files f where f.id = ${id} and ${sql.raw(isFileUsed('f'))}`)
  return found.rows.length > 0
}

/** Removes rows and answers the keys of their bytes, which others may still need. */
export async function deleteFileRows(transaction: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const removed = await transaction.delete(files).where(inArray(files.id, ids)).returning()
  return [...new Set(removed.flatMap(keysOf))]
}

export function keysOf({ sha256, previewKey, thumbnailKey }: StoredFile): string[] {
  return [sha256, previewKey, thumbnailKey].filter((key) => key !== null)
}

/** Files uploaded before a moment that no place took. */
export async function findUnusedFiles(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const found = await db.execute<{ id: string }>(
    sql`select f.id from files f where f.created_at < ${before} and not ${sql.raw(isFileUsed('f'))} order by f.id limit ${limit}`,
  )
  return found.rows.map(({ id }) => id)
}

/** Keeps uploads from bringing in bytes while they are removed, and the other way round, until the transaction ends. */
export async function lockBytes(transaction: Transaction, keys: string[], mode: 'shared' | 'exclusive'): Promise<void> {
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  // In one order for all, so that two cannot wait for each other.
  for (const key of [...new Set(keys)].sort()) {
    await transaction.execute(sql`select ${lock}(hashtextextended(${key}, 0))`)
  }
}

export async function areBytesNeeded(transaction: Transaction, key: string): Promise<boolean> {
  const found = await transaction.execute(
    sql`select 1 from files where sha256 = ${key} or preview_key = ${key} or thumbnail_key = ${key} limit 1`,
  )
  return found.rows.length > 0
}

/** What is needed to send a file's bytes to somebody. */
export interface FileEntity {
  id: string
  ownerId: string
  displayName: string
  mediaType: string
  bytes: number
  sha256: string
  previewKey: string | null
  previewMediaType: string | null
  thumbnailKey: string | null
  thumbnailMediaType: string | null
  downloadPeriod: Date | null
}

/** SQL of the columns of `FileEntity`. */
export function fileEntityOf(file: string): string {
  return `${file}.id, ${file}.owner_id as "ownerId", ${file}.display_name as "displayName",
    ${file}.media_type as "mediaType", ${file}.bytes::float8 as bytes, ${file}.sha256,
    ${file}.preview_key as "previewKey", ${file}.preview_media_type as "previewMediaType",
    ${file}.thumbnail_key as "thumbnailKey", ${file}.thumbnail_media_type as "thumbnailMediaType",
    ${file}.download_period as "downloadPeriod"`
}

/** A file that the person owns or, being a member, is shown somewhere. */
export async function findReachableFile(
  pool: Pool,
  viewer: { id: string; isMember: boolean },
  id: string,
): Promise<FileEntity | undefined> {
  const found = await pool.query<FileEntity>({
    name: 'file-reachable',
    text: `select ${fileEntityOf('f')} from files f
      where f.id = $2 and (f.owner_id = $1 or ($3 and ${isFileShownTo('f', '$1')}))`,
    values: [viewer.id, id, viewer.isMember],
  })
  return found.rows[0]
}
