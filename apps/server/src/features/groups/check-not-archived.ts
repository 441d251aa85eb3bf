import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { groups } from './groups.tables.ts'

/** Refuses whoever puts something into a group (`id`) that was put away, and holds it: it is not until the transaction ends. */
export async function checkNotArchived(transaction: Transaction, id: SQL): Promise<void> {
  const held = await transaction
    .select({ archivedAt: groups.archivedAt })
    .from(groups)
    .where(eq(groups.id, id))
    .for('key share')
  if (held[0]?.archivedAt != null) refuse('GROUP_ARCHIVED')
}
