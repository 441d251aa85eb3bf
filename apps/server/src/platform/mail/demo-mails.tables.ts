import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Mails of a product without a mail server, shown on `/mailbox` to people at the machine itself. */
export const demoMails = pgTable(
  'demo_mails',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('demo_mails_recipient').on(table.recipient, table.id)],
)
