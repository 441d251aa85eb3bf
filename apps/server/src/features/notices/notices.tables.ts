import type { Cadence, NoticeKind, NoticeTopic } from '@learntrail/contract/notices/kinds'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, textList } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'

/**
 * What concerns somebody: things of one kind about one subject, until it is read. It holds no words: those are read where
 * they stand, as the reader may see them at that moment.
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
    /** Of the owner's numbers the newest in it. */
    number: integer().notNull(),
    at: moment().notNull(),
    readAt: moment(),
    isRemoved: boolean().notNull().default(false),
    /** Up to here it was mailed. */
    mailedNumber: integer().notNull().default(0),
    /** The same of pushes. */
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
    /** What is told once: a comment, a person who likes it, an event. */
    detailId: uuid().notNull(),
    eventId: uuid().notNull(),
    /** Null: the product, or the owner. */
    actorId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.detailId] }), index('notice_parts_actor').on(table.actorId)],
)

/** How far somebody has come with their notices, whose numbers grow by one in the order of commits. */
export const noticeReaders = pgTable('notice_readers', {
  accountId: ofAccount().primaryKey(),
  lastNumber: integer().notNull(),
  /** Up to here the list has shown them. */
  shownNumber: integer().notNull().default(0),
  informedNumber: integer().notNull().default(0),
  readNumber: integer().notNull().default(0),
  /** When a mail at once is to go out. */
  mailDueAt: moment(),
  /** When a push is to go out. */
  pushDueAt: moment(),
  /** Of which moment the last digest was. */
  digestedAt: moment(),
  unsubscribeToken: text().notNull().unique(),
})

/** How somebody wants to be told; what is absent is as it is from the start. */
export const noticeSettings = pgTable('notice_settings', {
  accountId: ofAccount().primaryKey(),
  isMailOn: boolean().notNull().default(true),
  /** Topics that are not shown in the product. */
  appOff: textList(),
  mail: jsonb().$type<Partial<Record<NoticeTopic, Cadence>>>().notNull().default({}),
  push: jsonb().$type<Partial<Record<NoticeTopic, boolean>>>().notNull().default({}),
  digestHour: smallint(),
  /** Null: as it is from the start for somebody of this age. */
  isQuiet: boolean(),
  quietFrom: smallint(),
  quietTo: smallint(),
})
