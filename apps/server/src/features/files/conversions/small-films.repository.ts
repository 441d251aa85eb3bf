import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../platform/database/index.ts'
import type { StoredFile } from '../files.repository.ts'
import { files, isSmallUndecided } from '../files.tables.ts'

/** Returns films whose small form is undecided, newest first. */
export async function findUndecided(db: Database, limit: number) {
  const { id, ownerId, type, isSmallDecided, conversionState, duration } = files
  return db
    .select({ id, ownerId, type, isSmallDecided, conversionState, duration })
    .from(files)
    .where(isSmallUndecided(files))
    .orderBy(desc(files.id))
    .limit(limit)
}

/** Stores that a film needs no small form, or that none can be made. */
export async function writeNone(db: Queryable, id: string): Promise<void> {
  await db.update(files).set({ isSmallDecided: true }).where(eq(files.id, id))
}

/** Returns false if the film is gone or was converted again since. */
export async function writeSmall(
  transaction: Transaction,
  { id, sha256, previewKey }: StoredFile,
  { key, bytes }: { key: string; bytes: number },
): Promise<boolean> {
  const isSame = and(
    eq(files.sha256, sha256),
    previewKey === null ? isNull(files.previewKey) : eq(files.previewKey, previewKey),
  )
  const changed = await transaction
    .update(files)
    .set({ smallKey: key, smallBytes: bytes, isSmallDecided: true })
    .where(and(eq(files.id, id), isSame))
    .returning({ id: files.id })
  return changed.length > 0
}
