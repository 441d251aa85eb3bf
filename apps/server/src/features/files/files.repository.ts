import type { ConversionReason, ConversionState } from '@learntrail/contract/files/file-types'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { meetsOthers, type Viewer } from '../../platform/access/meets-others.ts'
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts'
import type { Declared } from '../../platform/declared.ts'
import type { Platform, Reading } from '../../platform/platform.ts'
import { isFileMarked, isFileShownTo, isFileUsed, periodFor } from './file-uses.kind.ts'
import { files } from './files.tables.ts'

export type StoredFile = typeof files.$inferSelect

export async function insertFiles(transaction: Transaction, rows: StoredFile[]): Promise<void> {
  if (rows.length > 0) await transaction.insert(files).values(rows)
}

/** Returns a person's files by id, locked until the transaction ends so that none is deleted meanwhile. */
export async function holdFiles(transaction: Transaction, ownerId: string, ids: string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  return transaction
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.id, ids)))
    .orderBy(files.id)
    .for('update')
}

/** Same, whoever owns the files. */
export async function holdFilesOfAnybody(transaction: Transaction, ids: string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  return transaction.select().from(files).where(inArray(files.id, ids)).orderBy(files.id).for('update')
}

export async function updateFile(
  db: Queryable,
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

export async function setThumbnails(
  transaction: Transaction,
  id: string,
  { keys, widths }: { keys: string[]; widths: number[] },
): Promise<void> {
  await transaction.update(files).set({ thumbnailKeys: keys, thumbnailWidths: widths }).where(eq(files.id, id))
}

export async function findOwnFile(db: Queryable, ownerId: string, id: string): Promise<StoredFile | undefined> {
  const found = await db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.id, id)))
  return found[0]
}

/** Returns a person's files by id. */
export async function findOwnFiles(db: Queryable, ownerId: string, ids: string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.id, ids)))
}

/** Returns files by id, whoever owns them; the caller has checked that they may be shown. */
export async function findFiles(db: Queryable, ids: string[]): Promise<StoredFile[]> {
  return ids.length === 0 ? [] : db.select().from(files).where(inArray(files.id, ids))
}

/** Whether a place holds the file that keeps it from being deleted. */
export async function isUsed(declared: Declared, db: Queryable, id: string): Promise<boolean> {
  const found = await db.execute(
    sql`select 1 from files f where f.id = ${id} and ${sql.raw(isFileUsed(declared, 'f'))}`,
  )
  return found.rows.length > 0
}

/** Deletes rows and returns the keys of their bytes, which other files may still need. */
export async function deleteFileRows(transaction: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const removed = await transaction.delete(files).where(inArray(files.id, ids)).returning()
  return [...new Set(removed.flatMap(keysOf))]
}

function keysOf({ sha256, previewKey, smallKey, thumbnailKeys }: StoredFile): string[] {
  return [sha256, ...[previewKey, smallKey].filter((key) => key !== null), ...thumbnailKeys]
}

export async function setLetGo(transaction: Transaction, ownerId: string, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(files)
    .set({ letGoAt: at })
    .where(and(eq(files.ownerId, ownerId), inArray(files.id, ids)))
}

/**
 * Returns files that no place holds, uploaded or let go of before these moments, locked until the transaction ends. The
 * lock waits for a change that is just using a file, so the file may be in use by now.
 */
export async function holdUnusedFiles(
  declared: Declared,
  transaction: Transaction,
  before: { uploaded: Date; letGo: Date },
  limit: number,
): Promise<string[]> {
  const held = await transaction.execute<{ id: string }>(
    sql`select f.id from files f
      where (f.let_go_at < ${before.letGo} or (f.let_go_at is null and f.created_at < ${before.uploaded}))
        and not ${sql.raw(isFileUsed(declared, 'f'))}
      order by f.id limit ${limit} for update`,
  )
  return held.rows.map(({ id }) => id)
}

/** Returns which of these files are in use. */
export async function findUsed(declared: Declared, transaction: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await transaction.execute<{ id: string }>(
    sql`select f.id from files f where ${inArray(sql`f.id`, ids)} and ${sql.raw(isFileUsed(declared, 'f'))}`,
  )
  return found.rows.map(({ id }) => id)
}

/** Keeps bytes from being stored and removed at the same time, until the transaction ends. */
export async function lockBytes(transaction: Transaction, keys: string[], mode: 'shared' | 'exclusive'): Promise<void> {
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  // Sorted, so that two transactions cannot deadlock.
  for (const key of [...new Set(keys)].sort()) {
    await transaction.execute(sql`select ${lock}(hashtextextended(${key}, 0))`)
  }
}

export async function areBytesNeeded(transaction: Transaction, key: string): Promise<boolean> {
  return (await findLooseKeys(transaction, [key])).length === 0
}

/**
 * Returns the keys whose content no row names and nobody is storing. Any new column that names content must be added
 * here and to `namedContentQuery`.
 */
export async function findLooseKeys(db: Queryable, keys: string[]): Promise<string[]> {
  const found = await db.execute<{ key: string }>(
    sql`select given.key from unnest(${sql.param(keys)}::text[]) given (key)
      where not exists (select 1 from files f where f.sha256 = given.key)
        and not exists (select 1 from files f where f.preview_key = given.key)
        and not exists (select 1 from files f where f.small_key = given.key)
        and not exists (select 1 from files f where f.thumbnail_keys @> array[given.key])
        and not exists (select 1 from content_claims c where c.key = given.key and c.until > now())`,
  )
  return found.rows.map(({ key }) => key)
}

/** Whether any row names content. */
export async function isAnyContentNamed(db: Queryable): Promise<boolean> {
  return (await db.select({ id: files.id }).from(files).limit(1)).length > 0
}

/** SQL of the keys of all content that rows name, in order. $1 key to start after, $2 limit. */
export const namedContentQuery = `select distinct key from (
    select sha256 as key from files where sha256 > $1
    union all select preview_key from files where preview_key > $1
    union all select small_key from files where small_key > $1
    union all select unnest(thumbnail_keys) from files
  ) named where key > $1 order by key limit $2`

/** Returns the keys of content that rows name, in order. */
export async function listContent({ $client: pool }: Database, after: string, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(namedContentQuery, [after, limit])
  return rows.map(({ key }) => key)
}

/** What sending a file's bytes needs. */
export interface FileEntity {
  id: string
  ownerId: string
  displayName: string
  mediaType: string
  bytes: number
  sha256: string
  previewKey: string | null
  previewMediaType: string | null
  previewBytes: number | null
  smallKey: string | null
  smallBytes: number | null
  thumbnailKeys: string[]
  thumbnailWidths: number[]
  isOriginalPrivate: boolean
  isMarked: boolean
  conversionState: ConversionState | null
  conversionReason: ConversionReason | null
  downloadPeriod: Date | null
}

/** SQL of the columns of `FileEntity`, for callers to whom the owner's download period always applies. */
export const fileEntityOf = (declared: Declared, file: string) => entityOf(declared, file, `${file}.download_period`)

function entityOf(declared: Declared, file: string, downloadPeriod: string, places?: readonly string[]): string {
  return `${file}.id, ${file}.owner_id as "ownerId", ${file}.display_name as "displayName",
    ${file}.media_type as "mediaType", ${file}.bytes::float8 as bytes, ${file}.sha256,
    ${file}.preview_key as "previewKey", ${file}.preview_media_type as "previewMediaType",
    ${file}.preview_bytes::float8 as "previewBytes",
    ${file}.small_key as "smallKey", ${file}.small_bytes::float8 as "smallBytes",
    ${file}.thumbnail_keys as "thumbnailKeys", ${file}.thumbnail_widths as "thumbnailWidths",
    ${file}.is_original_private as "isOriginalPrivate", ${isFileMarked(declared, file, places)} as "isMarked",
    ${file}.conversion_state as "conversionState", ${file}.conversion_reason as "conversionReason",
    ${downloadPeriod} as "downloadPeriod"`
}

/**
 * Returns a file that the person owns or, if they may meet others, that some place shows them. Reads the places that
 * hold it first: planning a query over all places takes longer than one place takes to answer.
 */
export async function findReachableFile(
  { pool, clock, declared }: Reading & Pick<Platform, 'clock'>,
  viewer: Viewer,
  id: string,
): Promise<FileEntity | undefined> {
  const holds = await pool.query<{ place: string }>({
    name: 'file-places',
    text: 'select distinct place from file_holds where file_id = $1 order by place',
    values: [id],
  })
  const places = holds.rows.map(({ place }) => place)
  const found = await pool.query<FileEntity>({
    text: `select ${entityOf(declared, 'f', periodFor(declared, 'f', '$1', places), places)}
      from files f, (select $4::timestamptz as now) asked
      where f.id = $2 and (f.owner_id = $1 or ($3 and ${isFileShownTo(declared, 'f', '$1', 'asked.now', places)}))`,
    values: [viewer.id, id, meetsOthers(viewer), clock.now()],
  })
  return found.rows[0]
}

/** Returns the bytes of these files together. */
export async function sumBytes(db: Queryable, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return row?.bytes ?? 0
}
