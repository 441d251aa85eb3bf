import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index } from 'drizzle-orm/pg-core'

/*
 * What can be put into the bin has a table `all_…` with `binned_at`, and under the plain name a view of what is not in the
 * bin, so that whoever reads or writes under that name knows of no bin (decision 099).
 */

interface Binned {
  id: AnyPgColumn
  binnedAt: AnyPgColumn
}

/** It is not in the bin. An index says so that is to be read alone. */
export const isStanding = ({ binnedAt }: Pick<Binned, 'binnedAt'>) => sql`${binnedAt} is null`

/** What somebody has in the bin, and what has lain there long enough. */
export const inBin = (name: string, table: Binned, owner: AnyPgColumn) =>
  index(`${name}_binned`).on(owner, table.binnedAt, table.id).where(sql`${table.binnedAt} is not null`)
