import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { ErasedThing } from '../../platform/erasure/erasure.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** An erasure in progress and its counts so far, for the receipt. Deleted together with the account. */
export const erasures = pgTable('erasures', {
  accountId: ofAccount().primaryKey(),
  erased: jsonb().$type<Partial<Record<ErasedThing, number>>>().notNull().default({}),
  startedAt: moment().notNull(),
})

/** A requested archive of a whole account. The zip itself is made during the download. */
export const accountArchives = pgTable(
  'account_archives',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('account_archives_owner').on(table.ownerId), index('account_archives_expires').on(table.expiresAt)],
)
