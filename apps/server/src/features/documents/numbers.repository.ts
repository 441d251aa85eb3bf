import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import type { DocumentName } from './co-edited.kind.ts'

type Numbered = DocumentName & { lastNumber: number }

/** Returns the last number of each document. */
export async function listNumbers(db: Queryable, names: readonly DocumentName[]): Promise<Numbered[]> {
  const { rows } = await db.execute<Numbered & Record<string, unknown>>(sql`
    select d.thing_id as "thingId", d.kind, d.last_number as "lastNumber" from documents d
    join unnest(${sql.param(names.map(({ thingId }) => thingId))}::uuid[],
      ${sql.param(names.map(({ kind }) => kind))}::text[]) as open(thing_id, kind)
      on d.thing_id = open.thing_id and d.kind = open.kind`)
  return rows
}
