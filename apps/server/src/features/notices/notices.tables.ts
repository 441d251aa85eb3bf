import type { Cadence, NoticeKind, NoticeTopic } from '@learntrail/contract/notices/kinds'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, textList } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'

/**
 * A notice: unread things of one kind about one subject. It stores no words: they are read from their source when the
 * notice is shown, as the reader may see them at that moment.
 */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    kind: text().$type<NoticeKind>().notNull(),
    topic: text().$type<NoticeTopic>().notNull(),
    band: smallint().notNull(),
    subjectId: uuid().notNull(),
    /** The owner's number of its newest part. */
    number: integer().notNull(),
    at: moment().notNull(),
    readAt: moment(),
    isRemoved: boolean().notNull().default(false),
    /** Parts up to this number were mailed. */
    mailedNumber: integer().notNull().default(0),
    /** Parts up to this number were pushed. */
    pushedNumber: integer().notNull().default(0),
  },
  (table) => [
    index('notices_newest').on(table.ownerId, table.number),
    index('notices_group').on(table.ownerId, table.kind, table.subjectId),
    index('notices_at').on(table.at),
  ],
)

/** One thing that a notice tells of. */
export const noticeParts = pgTable(
  'notice_parts',
  {
    noticeId: uuid()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    /** What is told only once: a comment, a person's like, an event. */
    detailId: uuid().notNull(),
    eventId: uuid().notNull(),
    /** Null when the product or the owner acted. */
    actorId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.detailId] }), index('notice_parts_actor').on(table.actorId)],
)

/** How far a person has read their notices. Numbers increase by one in commit order. */
export const noticeReaders = pgTable('notice_readers', {
  accountId: ofAccount().primaryKey(),
  lastNumber: integer().notNull(),
  /** Newest number the list has shown. */
  shownNumber: integer().notNull().default(0),
  informedNumber: integer().notNull().default(0),
  readNumber: integer().notNull().default(0),
  /** When the next mail of topics told at once is due. */
  mailDueAt: moment(),
  /** When the next push is due. */
  pushDueAt: moment(),
  /** The moment up to which the last digest reported. */
  digestedAt: moment(),
  unsubscribeToken: text().notNull().unique(),
})

/** How a person wants to be told; absent values mean the defaults. */
export const noticeSettings = pgTable('notice_settings', {
  accountId: ofAccount().primaryKey(),
  isMailOn: boolean().notNull().default(true),
  /** Topics not shown in the product. */
  appOff: textList(),
  mail: jsonb().$type<Partial<Record<NoticeTopic, Cadence>>>().notNull().default({}),
  push: jsonb().$type<Partial<Record<NoticeTopic, boolean>>>().notNull().default({}),
  digestHour: smallint(),
  /** Null means the default for the person's age. */
  isQuiet: boolean(),
  quietFrom: smallint(),
  quietTo: smallint(),
})
