import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { uploads } from './uploads.tables.ts'

export type UploadRow = typeof uploads.$inferSelect

export async function insertUpload(transaction: Transaction, row: UploadRow): Promise<void> {
  await transaction.insert(uploads).values(row)
}

/** Returns an upload by id; the caller checks its owner. */
export async function findUpload(db: Queryable, id: string): Promise<UploadRow | undefined> {
  const found = await db.select().from(uploads).where(eq(uploads.id, id))
  return found[0]
}

/** Returns false if the upload is gone, was refused or has become a file already. */
export async function finishUpload(transaction: Transaction, id: string, fileId: string): Promise<boolean> {
  const changed = await transaction
    .update(uploads)
    .set({ fileId })
    .where(and(eq(uploads.id, id), isNull(uploads.fileId), isNull(uploads.refusal)))
    .returning({ id: uploads.id })
  return changed.length > 0
}

export async function refuseUpload(db: Queryable, id: string, refusal: UploadRow['refusal']): Promise<void> {
  await db
    .update(uploads)
    .set({ refusal })
    .where(and(eq(uploads.id, id), isNull(uploads.fileId)))
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id))
}

/** Deletes a person's unfinished uploads except the newest `kept`, and returns their ids. */
export async function deleteOldest(transaction: Transaction, ownerId: string, kept: number): Promise<string[]> {
  const unfinished = await transaction
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), isNull(uploads.fileId), isNull(uploads.refusal)))
    .orderBy(desc(uploads.id))
    .offset(kept)
  const ids = unfinished.map(({ id }) => id)
  if (ids.length > 0) await transaction.delete(uploads).where(inArray(uploads.id, ids))
  return ids
}

export async function deleteExpired(db: Queryable, now: Date): Promise<string[]> {
  const removed = await db.delete(uploads).where(lt(uploads.expiresAt, now)).returning({ id: uploads.id })
  return removed.map(({ id }) => id)
}

/** Returns which of these uploads may still need their bytes. */
export async function findUnfinished(db: Queryable, ids: string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), isNull(uploads.fileId), isNull(uploads.refusal)))
  return new Set(found.map(({ id }) => id))
}
