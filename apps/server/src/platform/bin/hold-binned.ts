import { and, eq } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/index.ts'
import type { BinnedThing } from './bin.ts'

/** A table whose rows can be put into the bin. */
type BinTable = AnyPgTable & { id: AnyPgColumn; binnedAt: AnyPgColumn }

/**
 * Locks a person's thing until the transaction ends and returns its row; `standing` if it is not in the bin, undefined
 * if it does not exist or has been in the bin too long.
 */
export async function holdBinned<Table extends BinTable>(
  transaction: Transaction,
  table: Table,
  owner: AnyPgColumn,
  { id, ownerId, since }: BinnedThing,
): Promise<'standing' | Table['$inferSelect'] | undefined> {
  const [held] = await transaction
    .select()
    .from(table as AnyPgTable)
    .where(and(eq(table.id, id), eq(owner, ownerId)))
    .for('update')
  const row = held as (Table['$inferSelect'] & { binnedAt: Date | null }) | undefined
  if (row === undefined || row.binnedAt === null) return row && 'standing'
  return row.binnedAt > since ? row : undefined
}
