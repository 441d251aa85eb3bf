import type { Backup, BackupFailure } from '@learntrail/contract/console/backups'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { backups } from './backups.tables.ts'

export type StoredBackup = typeof backups.$inferSelect

export async function insertBackup(db: Queryable, row: Pick<StoredBackup, 'id' | 'folder' | 'node' | 'startedAt'>) {
  await db.insert(backups).values({ ...row, state: 'running' })
}

export async function endBackup(
  transaction: Transaction,
  id: string,
  end: Partial<Omit<StoredBackup, 'id' | 'startedAt'>>,
): Promise<void> {
  await transaction.update(backups).set(end).where(eq(backups.id, id))
}

/** Marks backups whose process ended as failed; returns how many there were. */
export async function endBrokenOff(transaction: Transaction, at: Date): Promise<number> {
  const failure: BackupFailure = 'broken_off'
  const ended = await transaction
    .update(backups)
    .set({ state: 'failed', failure, endedAt: at })
    .where(eq(backups.state, 'running'))
    .returning({ id: backups.id })
  return ended.length
}

export async function listBackups(db: Queryable, limit: number): Promise<StoredBackup[]> {
  return db.select().from(backups).orderBy(desc(backups.startedAt), desc(backups.id)).limit(limit)
}

/** Returns the newest backup found complete, even if it has been removed since. */
export async function findLastGood(db: Queryable): Promise<StoredBackup | undefined> {
  const found = await db
    .select()
    .from(backups)
    .where(and(eq(backups.state, 'done'), isNotNull(backups.verifiedAt)))
    .orderBy(desc(backups.startedAt))
    .limit(1)
  return found[0]
}

/** Returns folders of backups found complete and not removed. */
export async function listGoodFolders(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ folder: backups.folder })
    .from(backups)
    .where(and(eq(backups.state, 'done'), isNotNull(backups.verifiedAt), isNull(backups.removedAt)))
  return rows.map(({ folder }) => folder)
}

export async function markRemoved(db: Queryable, folder: string, removedAt: Date): Promise<void> {
  await db.update(backups).set({ removedAt }).where(eq(backups.folder, folder))
}

export const wireBackup = ({ startedAt, endedAt, verifiedAt, removedAt, ...row }: StoredBackup): Backup => ({
  ...row,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  verifiedAt: verifiedAt?.toISOString() ?? null,
  removedAt: removedAt?.toISOString() ?? null,
})
