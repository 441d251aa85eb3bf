import { isSQLWrapper, type SQL, sql } from 'drizzle-orm'

/**
 * Returns a piece of SQL, whose parameters are `$1`, `$2`, …, as a part of a Drizzle statement with these values or
 * columns.
 */
export function withValues(text: string, ...values: unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, place) => (place % 2 === 0 ? sql.raw(part) : chunkOf(values[Number(part) - 1]))))
}

const chunkOf = (value: unknown) => (isSQLWrapper(value) ? sql`${value}` : sql`${sql.param(value)}`)
