import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/index.ts'
import type { Declared } from '../declared.ts'
import type { ReportedThing, ReportTarget } from './report-targets.ts'

interface Found {
  /** The thing's table, aliased `t`. */
  table: string
  /** SQL join that provides the owner's account as `owner`. */
  joined: string
  /** SQL expressions for the parts of a `ReportedThing`; `v.id` is the viewer. */
  parts: { ownerId: string; title: string; text: string; fileIds: string }
  /** Returns an SQL condition: the viewer may see it. */
  isVisible(viewer: string, declared: Declared): string
}

/** Returns `find` and `exists` for a thing that is a row with an `id`. None of the SQL may be user input. */
export function foundBy({ table, joined, parts, isVisible }: Found): Pick<ReportTarget, 'find' | 'exists'> {
  const { ownerId, title, text, fileIds } = parts
  const columns = `${ownerId} as "ownerId", ${title} as title, ${text} as text, ${fileIds} as "fileIds"`
  const from = sql.raw(`select ${columns} from ${table} t ${joined}`)
  return {
    async find({ declared }, db, viewer, id) {
      const { rows } = await db.execute<ReportedThing & Record<string, unknown>>(sql`
        ${from} cross join (select ${viewer}::uuid as id) v where t.id = ${id} and ${sql.raw(isVisible('v.id', declared))}`)
      return rows[0]
    },
    async exists(db: Queryable, id: string) {
      const { rows } = await db.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}`)
      return rows.length > 0
    },
  }
}
