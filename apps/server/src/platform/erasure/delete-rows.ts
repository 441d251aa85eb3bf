import { sql } from 'drizzle-orm'
import type { ErasedThing, ErasureStep } from './erasure.ts'

interface Rows {
  table: string
  /** Columns with a person's id; a row matches if any of them does. The names are never user input. */
  by: string | readonly string[]
  counts?: ErasedThing
}

/** Returns a step that deletes the rows naming the person, and whatever cascades from them. */
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
