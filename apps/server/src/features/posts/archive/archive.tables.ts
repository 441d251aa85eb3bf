import { sql } from 'drizzle-orm'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'

/** A requested archive and the records it holds. The zip is made while it is downloaded. */
export const postArchives = pgTable(
  'post_archives',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    postIds: uuid().array().notNull().default(sql`'{}'`),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('post_archives_owner').on(table.ownerId), index('post_archives_expires').on(table.expiresAt)],
)
