import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** The place up to which a person has seen their stream; one row per person, which only moves forward. */
export const streamMarks = pgTable('stream_marks', {
  personId: ofAccount().primaryKey(),
  seenUpTo: uuid().notNull(),
})
