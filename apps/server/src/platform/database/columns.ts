import { sql } from 'drizzle-orm'
import { customType, text, timestamp } from 'drizzle-orm/pg-core'

/** A moment, read and written as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A list of texts, empty at first. */
export const textList = () => text().array().notNull().default(sql`'{}'`)

/** Tokens by which PostgreSQL finds something. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
