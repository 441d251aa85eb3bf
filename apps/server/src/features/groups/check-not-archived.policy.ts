import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { groups } from './groups.tables.ts'

/**
 * Refuses with GROUP_ARCHIVED if the group is archived; otherwise locks its row, so that it stays unarchived until the
 * transaction ends. `id` is SQL.
 */
export async function checkNotArchived(transaction: Transaction, id: SQL): Promise<void> {
  const held = await transaction
    .select({ archivedAt: groups.archivedAt })
    .from(groups)
    .where(eq(groups.id, id))
    .for('key share')
  if (held[0]?.archivedAt != null) refuse('GROUP_ARCHIVED')
}

/** Returns whether a group is neither deleted nor archived. */
export async function isActiveGroup(db: Queryable, id: string): Promise<boolean> {
  const isActive = and(eq(groups.id, id), isNull(groups.deletedAt), isNull(groups.archivedAt))
  return (await db.$count(groups, isActive)) > 0
}
