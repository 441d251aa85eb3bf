import type { Disclosure } from '@learntrail/contract/files/files'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/database/index.ts'
import { files, isUndisclosed } from '../files.tables.ts'

export async function findUndisclosed(db: Queryable, id: string) {
  const found = await db
    .select({ ownerId: files.ownerId, sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.id, id), isUndisclosed(files)))
  return found[0]
}

/** Returns documents that were never examined, or whose examination was stopped with its server. */
export async function listUndisclosed(db: Queryable, after: string, limit: number) {
  return db
    .select({ id: files.id, ownerId: files.ownerId, type: files.type, discloses: files.discloses })
    .from(files)
    .where(and(isUndisclosed(files), sql`${files.id} > ${after}`))
    .orderBy(files.id)
    .limit(limit)
}

/** Stores the result for every file with these bytes, whoever owns it. */
export async function writeDisclosure(db: Database, sha256: string, discloses: Disclosure): Promise<void> {
  await db
    .update(files)
    .set({ discloses })
    .where(and(eq(files.sha256, sha256), isUndisclosed(files)))
}
