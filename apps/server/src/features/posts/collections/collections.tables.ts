import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { allPosts } from '../posts.tables.ts'

/** Records that a person keeps to find them again. */
export const postCollections = pgTable(
  'post_collections',
  {
    personId: ofAccount(),
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    /** Orders the collection. */
    collectedId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.postId] }),
    index('post_collections_newest').on(table.personId, table.collectedId),
    index('post_collections_post').on(table.postId),
  ],
)
