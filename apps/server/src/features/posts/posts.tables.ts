import type { ContentDocument } from '@learntrail/contract/content/document'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { inBin, isStanding } from '../../platform/database/bin.ts'
import { moment, rowVersion, textList } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'
import { groups } from '../groups/groups.tables.ts'

/** A record. Its counts change in the transaction that changes what they count. */
export const postColumns = () => ({
  /** Unique by itself: likes, files and much else reference a record by id alone. */
  id: uuid().notNull().unique(),
  ownerId: ofAccount(),
  /** Chosen by the browser, so that a publication sent twice is one. */
  clientId: uuid().notNull(),
  title: text().notNull(),
  content: jsonb().$type<ContentDocument>().notNull(),
  text: text().notNull(),
  /** The beginning that lists show; null if the whole content fits. */
  cut: jsonb().$type<ContentDocument>(),
  /** Whether lists show only the beginning. Null for records older than cuts; a start computes them. */
  isCut: boolean(),
  date: date({ mode: 'string' }).notNull(),
  classification: text().notNull(),
  tags: textList(),
  customTags: textList(),
  privacy: smallint().notNull(),
  /** Its audience before staff hid it; it is private meanwhile. */
  withheld: jsonb().$type<{ privacy: number; groupIds: string[] }>(),
  isPinned: boolean().notNull().default(false),
  likeCount: integer().notNull().default(0),
  messageCount: integer().notNull().default(0),
  /** The shared record that this is a copy of; each co-author has a copy. */
  sharedId: uuid(),
  publishedAt: moment().notNull(),
  editedAt: moment(),
  rowVersion: rowVersion(),
})

/** All records, including those in the bin; the view `posts` has the others (`posts.view.ts`). */
export const allPosts = pgTable('all_posts', { ...postColumns(), binnedAt: moment() }, (table) => [
  primaryKey({ columns: [table.ownerId, table.id] }),
  uniqueIndex('posts_client').on(table.ownerId, table.clientId),
  uniqueIndex('posts_shared').on(table.sharedId, table.ownerId).where(sql`${table.sharedId} is not null`),
  // Includes the privacy, so that the months of a trail are counted from the index alone.
  index('posts_owner_date').on(table.ownerId, table.date, table.id, table.privacy).where(isStanding(table)),
  index('posts_owner_pinned').on(table.ownerId, table.isPinned, table.date, table.id).where(isStanding(table)),
  index('posts_public')
    .on(table.id)
    .where(sql`${table.privacy} = 0 and ${isStanding(table)}`),
  // For one person's newest records that are public or for friends.
  index('posts_shared_with')
    .on(table.ownerId, table.id, table.privacy)
    .where(sql`${table.privacy} < 2 and ${isStanding(table)}`),
  index('posts_public_tags')
    .using('gin', table.tags)
    .where(sql`${table.privacy} = 0 and ${isStanding(table)}`),
  index('posts_public_custom_tags')
    .using('gin', table.customTags)
    .where(sql`${table.privacy} = 0 and ${isStanding(table)}`),
  // Empty once every record has its cut, so that a start sees at once that nothing is left to do.
  index('posts_uncut').on(table.id).where(sql`${table.isCut} is null`),
  index('posts_group_tags')
    .using('gin', table.tags)
    .where(sql`${table.privacy} = 2 and ${isStanding(table)}`),
  // For frequent words, most liked first.
  index('posts_liked').on(table.likeCount, table.id).where(isStanding(table)),
  inBin('posts', table, table.ownerId),
  index('posts_public_classification')
    .on(table.classification, table.id)
    .where(sql`${table.privacy} = 0 and ${isStanding(table)}`),
])

export const postFiles = pgTable(
  'post_files',
  {
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
  },
  // A file belongs to one record, even if two are published at the same moment.
  (table) => [primaryKey({ columns: [table.postId, table.position] }), uniqueIndex('post_files_file').on(table.fileId)],
)

/** The groups that see a record with the privacy `group`; other records have none. */
export const postGroups = pgTable(
  'post_groups',
  {
    groupId: uuid()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    pinnedAt: moment(),
  },
  (table) => [
    // The group comes first: its records are read newest first, in order of their ids.
    primaryKey({ columns: [table.groupId, table.postId] }),
    index('post_groups_post').on(table.postId),
    index('post_groups_pinned').on(table.groupId, table.postId).where(sql`${table.pinnedAt} is not null`),
  ],
)

export const postLikes = pgTable(
  'post_likes',
  {
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    personId: ofAccount(),
    /** Orders the list of people who liked it. */
    likeId: uuid().notNull(),
    /** The owner of the record, who never changes; lists the likes a person received. */
    postOwnerId: ofAccount(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.personId] }),
    index('post_likes_newest').on(table.postId, table.likeId),
    index('post_likes_person_newest').on(table.personId, table.likeId),
    index('post_likes_received').on(table.postOwnerId, table.likeId),
  ],
)

/**
 * A record's comments go with it, however it goes. A new `row_version` tells that a remembered card is outdated, also for
 * what stands in rows beside it.
 */
export const postTriggers: readonly TableTrigger[] = [
  { table: 'all_posts', name: 'posts_comments', runs: 'remove_comments_of', reaches: 'all_comments' },
  { table: 'all_posts', name: 'posts_renew', runs: 'renew_row' },
  { table: 'post_files', name: 'post_files_renew_post', runs: 'renew_post' },
  { table: 'post_certifications', name: 'post_certifications_renew_post', runs: 'renew_post' },
]
