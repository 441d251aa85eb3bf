import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * People of whom something that is counted has changed since they were read last, once for each change. No key of accounts:
 * somebody who is gone is read as having nothing.
 */
export const changedPeople = pgTable('changed_people', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
})
