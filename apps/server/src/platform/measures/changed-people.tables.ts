import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * People whose counted things have changed since they were last recounted, one row per change. Deliberately no foreign
 * key: a deleted account simply counts as having nothing.
 */
export const changedPeople = pgTable('changed_people', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
})
