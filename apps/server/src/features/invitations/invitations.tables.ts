import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** A person's invitation link to the product. One at a time: a new link replaces the old one. */
export const invitationLinks = pgTable('invitation_links', {
  ownerId: ofAccount().primaryKey(),
  code: uuid().notNull().unique(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
})

/** Whose link brought an account. */
export const invitationArrivals = pgTable(
  'invitation_arrivals',
  { accountId: ofAccount().primaryKey(), inviterId: ofAccount(), at: moment().notNull() },
  (table) => [index('invitation_arrivals_newest').on(table.inviterId, table.at, table.accountId)],
)
