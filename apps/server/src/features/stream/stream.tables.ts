import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** Up to which place somebody has seen their stream: one row a person, which only goes forward. */
export const streamMarks = pgTable('stream_marks', {
  personId: ofAccount().primaryKey(),
  seenUpTo: uuid().notNull(),
})
