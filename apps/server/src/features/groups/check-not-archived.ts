import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
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
