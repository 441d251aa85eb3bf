import type { ConversionReason } from '@learntrail/contract/files/file-types'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../platform/database/index.ts'
import type { StoredFile } from '../files.repository.ts'
import { files } from '../files.tables.ts'

export async function findFile(db: Queryable, id: string): Promise<StoredFile | undefined> {
  const found = await db.select().from(files).where(eq(files.id, id))
  return found[0]
}

/** Returns files that wait for a converter, or whose converter was stopped with its server. */
export async function findUnconverted(db: Queryable, after: string, limit: number) {
  return db
    .select({ id: files.id, ownerId: files.ownerId, type: files.type, conversionState: files.conversionState })
    .from(files)
    .where(and(inArray(files.conversionState, ['pending', 'in_progress']), gt(files.id, after)))
    .orderBy(files.id)
    .limit(limit)
}

/**
 * Returns files of these types (bit flags) that arrived while the program was missing: those that failed for that
 * reason, and films and sound that were stored without any other form.
 */
export async function findStranded(db: Queryable, types: number, after: string, limit: number) {
  const lacked = and(eq(files.conversionState, 'failed'), eq(files.conversionReason, 'unavailable'))
  const nothingMade = and(isNull(files.conversionState), isNull(files.duration), isNull(files.previewKey))
  const isBare = and(nothingMade, eq(files.thumbnailWidths, []))
  return db
    .select({ id: files.id, ownerId: files.ownerId, type: files.type, conversionState: files.conversionState })
    .from(files)
    .where(and(sql`${files.type} & ${types}::int <> 0`, or(lacked, isBare), gt(files.id, after)))
    .orderBy(files.id)
    .limit(limit)
}

/** Sets the failed ones among these files to pending. */
export async function markAllPending(transaction: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(files)
    .set({ conversionState: 'pending', conversionReason: null })
    .where(and(inArray(files.id, ids), eq(files.conversionState, 'failed')))
}

export async function markInProgress(db: Database, id: string): Promise<void> {
  await db
    .update(files)
    .set({ conversionState: 'in_progress', conversionReason: null })
    .where(and(eq(files.id, id), eq(files.conversionState, 'pending')))
}

/** Marks a file that is shown unconverted as being converted. Returns false if it was in another state. */
export async function markConverting(db: Database, id: string): Promise<boolean> {
  const changed = await db
    .update(files)
    .set({ conversionState: 'in_progress' })
    .where(and(eq(files.id, id), isNull(files.conversionState)))
    .returning({ id: files.id })
  return changed.length > 0
}

/** Returns whether the file still existed. */
export async function markFailed(transaction: Transaction, id: string, reason: ConversionReason): Promise<boolean> {
  const changed = await transaction
    .update(files)
    .set({ conversionState: 'failed', conversionReason: reason })
    .where(eq(files.id, id))
    .returning({ id: files.id })
  return changed.length > 0
}

/** Sets a failed conversion to pending; returns undefined unless it had failed. */
export async function markPending(transaction: Transaction, id: string): Promise<StoredFile | undefined> {
  const changed = await transaction
    .update(files)
    .set({ conversionState: 'pending', conversionReason: null })
    .where(and(eq(files.id, id), eq(files.conversionState, 'failed')))
    .returning()
  return changed[0]
}

export type ConversionResult = Pick<
  StoredFile,
  | 'previewKey'
  | 'previewBytes'
  | 'previewMediaType'
  | 'thumbnailKeys'
  | 'thumbnailWidths'
  | 'width'
  | 'height'
  | 'duration'
  | 'isOriginalPrivate'
  | 'conversionState'
  | 'conversionReason'
>

/** Returns whether the file still existed. */
export async function writeResult(transaction: Transaction, id: string, result: ConversionResult): Promise<boolean> {
  const changed = await transaction.update(files).set(result).where(eq(files.id, id)).returning({ id: files.id })
  return changed.length > 0
}
