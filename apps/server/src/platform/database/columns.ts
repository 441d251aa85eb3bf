import { sql } from 'drizzle-orm'
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone, read and written as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * A number that the trigger `renew_row` replaces at every change of a row. It is random, so that a value does not recur
 * when a server's latest changes are lost and made again.
 */
export const rowVersion = () => bigint({ mode: 'number' }).notNull().default(0)

/** An array of texts, empty by default. */
export const textList = () => text().array().notNull().default(sql`'{}'`)

/** Tokens of PostgreSQL's full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Raw bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Ranges of whole numbers, start inclusive and end exclusive, in PostgreSQL's notation. */
export const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })
