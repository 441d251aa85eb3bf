import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount, sessions } from '../../accounts/accounts.tables.ts'

/** One row: the VAPID key pair that identifies this product to push services. New keys would end all subscriptions. */
export const pushKeys = pgTable('push_keys', {
  isOne: boolean().primaryKey().default(true),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
})

/** A browser that receives pushes while closed. Deleted with its session, however that ends. */
export const pushDevices = pgTable(
  'push_devices',
  {
    /** SHA-256 of the endpoint. */
    token: text().primaryKey(),
    accountId: ofAccount(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    addedAt: moment().notNull(),
    lastSuccessAt: moment(),
  },
  (table) => [index('push_devices_account').on(table.accountId), index('push_devices_session').on(table.sessionId)],
)
