import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { inBin, isStanding } from '../../platform/database/bin.ts'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/**
 * A comment; with a parent it is a reply to that. It goes with what it stands below: each table that is commented on has
 * a trigger, `remove_comments_of`. Counts are kept in the transaction that changes them.
 */
export const commentColumns = () => ({
  /** By itself as well: replies, likes and words name a comment by it alone. */
  id: uuid().notNull().unique(),
  targetType: text().$type<CommentTargetType>().notNull(),
  targetId: uuid().notNull(),
  parentId: uuid().references((): AnyPgColumn => allComments.id, { onDelete: 'cascade' }),
  authorId: ofAccount(),
  /** Named by the browser, so that what is sent twice is there once. */
  clientId: uuid().notNull(),
  content: text().notNull(),
  /** What it said before the service's people hid it; it says nothing meanwhile. */
  withheld: text(),
  likeCount: integer().notNull().default(0),
  replyCount: integer().notNull().default(0),
  createdAt: moment().notNull(),
  editedAt: moment(),
})

/** All of them, also those that lie in the bin; the view `comments` has the others (`comments.view.ts`). */
export const allComments = pgTable(
  'all_comments',
  {
    ...commentColumns(),
    binnedAt: moment(),
    /** By which comment or reply it went there: itself, or the comment that it answers. */
    binnedWith: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.targetId, table.id] }),
    // A comment and a reply to it are different things, also when a browser gives them one name.
    uniqueIndex('comments_client').on(
      table.authorId,
      table.clientId,
      table.targetType,
      sql`(${table.parentId} is null)`,
    ),
    // What hidden people wrote is taken from the counts.
    index('comments_target_author').on(table.targetId, table.authorId).where(isStanding(table)),
    // Who has said something lately, and where.
    index('comments_author').on(table.authorId, table.id),
    inBin('comments', table, table.authorId),
    index('comments_target')
      .on(table.targetId, table.id)
      .where(sql`${table.parentId} is null and ${isStanding(table)}`),
    index('comments_replies').on(table.parentId, table.id).where(sql`${table.parentId} is not null`),
  ],
)

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: uuid()
      .notNull()
      .references(() => allComments.id, { onDelete: 'cascade' }),
    personId: ofAccount(),
    /** Orders the list of who liked it. */
    likeId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.personId] }),
    index('comment_likes_newest').on(table.commentId, table.likeId),
    index('comment_likes_person').on(table.personId),
  ],
)
