import { date, pgTable, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../accounts/accounts.tables.ts'

/** The last day on which a school reminded somebody of the national upload: one a day is enough. */
export const uploadReminders = pgTable('upload_reminders', {
  accountId: ofAccount().primaryKey(),
  schoolId: uuid().notNull(),
  remindedOn: date({ mode: 'string' }).notNull(),
})
