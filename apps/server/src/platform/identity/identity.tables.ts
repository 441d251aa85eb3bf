import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** One row: which product this database is of. Its storage says the same. */
export const productIdentity = pgTable('product_identity', {
  isOne: boolean().primaryKey().default(true),
  id: uuid().notNull(),
  createdAt: moment().notNull(),
})
