import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { ErasedThing } from '../../platform/erasure/erasure.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** An account that is being erased, and how much of it has gone: what the receipt says in the end. It goes with the account. */
export const erasures = pgTable('erasures', {
  accountId: ofAccount().primaryKey(),
  erased: jsonb().$type<Partial<Record<ErasedThing, number>>>().notNull().default({}),
  startedAt: moment().notNull(),
})

/** An archive of a whole account that was asked for. The zip itself is made while it is downloaded. */
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
