import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { inBin, isStanding } from '../../platform/database/bin.ts'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/**
 * A comment, or a reply if it has a parent. It is deleted with its target: each table that can be commented on has a
 * trigger, `remove_comments_of`. Counts are updated in the transaction that changes them.
 */
export const commentColumns = () => ({
  /** Unique by itself as well, since replies, likes and search words reference a comment by id alone. */
  id: uuid().notNull().unique(),
  targetType: text().$type<CommentTargetType>().notNull(),
  targetId: uuid().notNull(),
  parentId: uuid().references((): AnyPgColumn => allComments.id, { onDelete: 'cascade' }),
  authorId: ofAccount(),
  /** Chosen by the browser, so that sending twice stores it once. */
  clientId: uuid().notNull(),
  content: text().notNull(),
  /** The text before staff hid it; `content` is empty in the meantime. */
  withheld: text(),
  likeCount: integer().notNull().default(0),
  replyCount: integer().notNull().default(0),
  createdAt: moment().notNull(),
  editedAt: moment(),
})

/** All comments, including binned ones; the view `comments` has the rest (`comments.view.ts`). */
export const allComments = pgTable(
  'all_comments',
  {
    ...commentColumns(),
    binnedAt: moment(),
    /** The comment or reply it was binned with: itself, or the comment it answers. */
    binnedWith: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.targetId, table.id] }),
    // A comment and a reply are different things, even if a browser gives both the same id.
    uniqueIndex('comments_client').on(
      table.authorId,
      table.clientId,
      table.targetType,
      sql`(${table.parentId} is null)`,
    ),
    // For subtracting what hidden people wrote from the counts.
    index('comments_target_author').on(table.targetId, table.authorId).where(isStanding(table)),
    // For who has commented lately, and where.
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
    /** Orders the list of people who liked it. */
    likeId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.personId] }),
    index('comment_likes_newest').on(table.commentId, table.likeId),
    index('comment_likes_person').on(table.personId),
  ],
)
