import { sql } from 'drizzle-orm'
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core'

/** A moment, read and written as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * Another number after every change of a row, which the trigger `renew_row` gives: by chance, so that none comes again when
 * the latest changes were lost with a server and are made anew.
 */
export const rowVersion = () => bigint({ mode: 'number' }).notNull().default(0)

/** A list of texts, empty at first. */
export const textList = () => text().array().notNull().default(sql`'{}'`)

/** Tokens by which PostgreSQL finds something. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Whole numbers as spans of which each begins with its first and ends before another, in PostgreSQL's form. */
export const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })
