import { sql } from 'drizzle-orm'
import type { ErasedThing, ErasureStep } from './erasure.ts'

interface Rows {
  table: string
  /** The columns that name the person; one of them is enough. None of these names comes from outside. */
  by: string | readonly string[]
  counts?: ErasedThing
}

/** A step that removes the rows which name the person, and whatever is a part of them. */
export function deleteRows({ table, by, counts }: Rows): ErasureStep {
  const columns = [by].flat()
  const from = sql.identifier(table)
  return {
    name: `${table} ${columns.join(' ')}`,
    ...(counts && { counts }),
    async erase({ transaction, personId, limit }) {
      const isTheirs = sql.join(
        columns.map((column) => sql`${sql.identifier(column)} = ${personId}`),
        sql` or `,
      )
      const gone = await transaction.execute(
        sql`delete from ${from} where ctid in (select ctid from ${from} where ${isTheirs} limit ${limit})`,
      )
      return gone.rowCount ?? 0
    },
  }
}
