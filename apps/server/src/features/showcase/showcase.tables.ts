import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'
import { allPosts } from '../posts/posts.tables.ts'

/** Headline and introduction above the records that a person chose to show. */
export const showcases = pgTable('showcases', {
  ownerId: ofAccount().primaryKey(),
  headline: text().notNull(),
  introduction: text().notNull(),
  updatedAt: moment().notNull(),
})

export const showcasePosts = pgTable(
  'showcase_posts',
  {
    ownerId: ofAccount(),
    position: smallint().notNull(),
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.position] }), index('showcase_posts_post').on(table.postId)],
)
