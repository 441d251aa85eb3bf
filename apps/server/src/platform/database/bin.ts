import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index } from 'drizzle-orm/pg-core'

/*
 * What can be put into the bin has a table `all_…` with `binned_at`, and under the plain name a view of the rows that
 * are not in the bin. Code that reads or writes the plain name need not know about the bin (decision 099).
 */

interface Binned {
  id: AnyPgColumn
  binnedAt: AnyPgColumn
}

/** Returns the SQL condition of rows that are not in the bin, for partial indexes of them. */
export const isStanding = ({ binnedAt }: Pick<Binned, 'binnedAt'>) => sql`${binnedAt} is null`

/** Returns the index for listing an owner's binned rows and for finding rows that have been in the bin long enough. */
export const inBin = (name: string, table: Binned, owner: AnyPgColumn) =>
  index(`${name}_binned`).on(owner, table.binnedAt, table.id).where(sql`${table.binnedAt} is not null`)
