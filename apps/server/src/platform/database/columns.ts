import { sql } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'

/** A moment, read and written as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A list of texts, empty at first. */
export const textList = () => text().array().notNull().default(sql`'{}'`)
