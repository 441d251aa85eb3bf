import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/database/index.ts'
import { accountArchives } from '../leaving.tables.ts'

export async function insertArchive(db: Queryable, archive: typeof accountArchives.$inferInsert): Promise<void> {
  await db.insert(accountArchives).values(archive)
}

export async function isArchiveOf(db: Database, ownerId: string, id: string, now: Date): Promise<boolean> {
  const { ownerId: owner, expiresAt } = accountArchives
  return (await db.$count(accountArchives, and(eq(accountArchives.id, id), eq(owner, ownerId), gt(expiresAt, now)))) > 0
}

export async function deleteExpiredArchives(db: Database, now: Date): Promise<void> {
  await db.delete(accountArchives).where(lt(accountArchives.expiresAt, now))
}
