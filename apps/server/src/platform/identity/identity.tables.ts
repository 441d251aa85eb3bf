import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** One row with the identity of the product that the database belongs to; its storage has the same. */
export const productIdentity = pgTable('product_identity', {
  isOne: boolean().primaryKey().default(true),
  id: uuid().notNull(),
  createdAt: moment().notNull(),
})
