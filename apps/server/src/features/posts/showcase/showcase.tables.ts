import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { posts } from '../posts.tables.ts'

const owner = () => uuid().references(() => accounts.id, { onDelete: 'cascade' })

/** What a person puts above the records they chose to show. */
export const showcases = pgTable('showcases', {
  ownerId: owner().primaryKey(),
  headline: text().notNull(),
  introduction: text().notNull(),
  updatedAt: moment().notNull(),
})

export const showcasePosts = pgTable(
  'showcase_posts',
  {
    ownerId: owner().notNull(),
    position: smallint().notNull(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.position] }), index('showcase_posts_post').on(table.postId)],
)
