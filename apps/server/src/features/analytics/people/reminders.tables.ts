import { date, pgTable, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../accounts/accounts.tables.ts'

/** The last day a school reminded the person of the national upload; limits reminders to one a day. */
export const uploadReminders = pgTable('upload_reminders', {
  accountId: ofAccount().primaryKey(),
  schoolId: uuid().notNull(),
  remindedOn: date({ mode: 'string' }).notNull(),
})
