import {
  chatroomTypes,
  contactStates,
  type Emotion,
  type MessageType,
  type NoticeType,
  type SchoolTalk,
} from '@learntrail/contract/chat/facts'
import type { LinkPreview } from '@learntrail/contract/chat/message'
import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { moment, tsvector } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'
import { groups } from '../groups/groups.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

/** A room. Message numbers are assigned in the transaction of each message, which locks the room's row. */
export const chatrooms = pgTable(
  'chatrooms',
  {
    id: uuid().primaryKey(),
    type: text({ enum: chatroomTypes }).notNull(),
    name: text().notNull(),
    /** Who created it; `client_id` is their browser's name for it. */
    madeBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    clientId: uuid().notNull(),
    /** For a room of two: both ids, the lower first. One of the accounts may be gone. */
    pair: uuid().array(),
    groupId: uuid().references(() => groups.id, { onDelete: 'cascade' }),
    pictureFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** Maintained by triggers on `chatroom_members`, because a group's members come and go there. */
    memberCount: integer().notNull().default(0),
    lastNumber: integer().notNull().default(0),
    /** Counts every change to its messages. */
    lastChange: integer().notNull().default(0),
    /** When the last message was written. */
    at: moment().notNull(),
    /** Who asks to write to a minor, and the state of the request; both null if nobody has to ask. */
    askedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    contact: text({ enum: contactStates }),
    /** Minutes of the day in Taipei between which only administrators may write. */
    restFrom: smallint(),
    restUntil: smallint(),
    closedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('chatrooms_client').on(table.madeBy, table.clientId),
    uniqueIndex('chatrooms_pair').on(table.pair),
    uniqueIndex('chatrooms_group').on(table.groupId),
    index('chatrooms_picture').on(table.pictureFileId),
    index('chatrooms_asked').on(table.askedBy),
    index('chatrooms_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
)

const ofRoom = () =>
  uuid()
    .notNull()
    .references(() => chatrooms.id, { onDelete: 'cascade' })

/** The members of a room. For a group's room, triggers on `group_members` maintain them. */
export const chatroomMembers = pgTable(
  'chatroom_members',
  {
    roomId: ofRoom(),
    accountId: ofAccount(),
    isAdministrator: boolean().notNull().default(false),
    isMuted: boolean().notNull().default(false),
    /** In a room of several: the person has to be introduced to a member under 18 before writing. */
    isAsking: boolean().notNull().default(false),
    /** Messages up to this number were written before they joined and are not shown to them. */
    sinceNumber: integer().notNull().default(0),
    readNumber: integer().notNull().default(0),
    /** Silenced by an administrator of the group; without an end, until it is lifted. */
    silencedAt: moment(),
    silencedUntil: moment(),
    silencedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Shown to them and to their school. */
    silenceReason: text().notNull().default(''),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.accountId] }),
    index('chatroom_members_silenced').on(table.roomId).where(sql`${table.silencedAt} is not null`),
    index('chatroom_members_silenced_by').on(table.silencedBy).where(sql`${table.silencedBy} is not null`),
    index('chatroom_members_joined').on(table.accountId, table.roomId),
  ],
)

/** What is stored of a line in which the room reports an event; the people concerned are its `mentionIds`. */
export interface Notice {
  type: NoticeType
  name: string
}

/** The content of a message that staff have hidden from everybody, kept so that it can be restored. */
export interface Withheld {
  type: MessageType
  text: string
  mentionIds: string[]
  recordId: string | null
  fileIds: string[]
  sticker: string | null
  emotion: Emotion | null
  preview: LinkPreview | null
}

export const chatroomMessages = pgTable(
  'chatroom_messages',
  {
    roomId: ofRoom(),
    number: integer().notNull(),
    id: uuid().notNull(),
    authorId: ofAccount(),
    clientId: uuid().notNull(),
    type: smallint().$type<MessageType>().notNull(),
    text: text().notNull().default(''),
    mentionIds: uuid().array().notNull().default(sql`'{}'`),
    replyTo: integer(),
    /** Without a foreign key: a deleted record shows as missing. */
    recordId: uuid(),
    /** Same for files, in order. */
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    sticker: text(),
    emotion: text().$type<Emotion>(),
    notice: jsonb().$type<Notice>(),
    /** The id of the original message; this one is deleted with it. */
    forwardedId: uuid(),
    /** Preview of its first link, once the page has been fetched. */
    preview: jsonb().$type<LinkPreview>(),
    withheld: jsonb().$type<Withheld>(),
    /** The administrator of the group who took it out; the content is kept in `withheld` for a while. */
    removedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    removedAt: moment(),
    isPinned: boolean().notNull().default(false),
    change: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.number] }),
    // Reports name a message by its id alone, and scans of all messages go by it.
    index('chatroom_messages_id').on(table.id),
    uniqueIndex('chatroom_messages_client').on(table.authorId, table.roomId, table.clientId),
    index('chatroom_messages_changed').on(table.roomId, table.change),
    index('chatroom_messages_author').on(table.authorId, table.id),
    index('chatroom_messages_mentions').using('gin', table.mentionIds),
    index('chatroom_messages_forwarded').on(table.forwardedId).where(sql`${table.forwardedId} is not null`),
    index('chatroom_messages_shown').on(table.roomId, table.number).where(sql`${table.fileIds} <> '{}'`),
    index('chatroom_messages_removed').on(table.roomId, table.removedAt).where(sql`${table.removedAt} is not null`),
    index('chatroom_messages_removed_by').on(table.removedBy).where(sql`${table.removedBy} is not null`),
    index('chatroom_messages_taken_out')
      .on(table.removedAt)
      .where(sql`${table.withheld} is not null and ${table.removedAt} is not null`),
    index('chatroom_messages_pinned').on(table.roomId, table.number).where(sql`${table.isPinned}`),
  ],
)

/** Reactions to messages. */
export const chatroomEmotions = pgTable(
  'chatroom_emotions',
  {
    roomId: ofRoom(),
    number: integer().notNull(),
    accountId: ofAccount(),
    emotion: text().$type<Emotion>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.number, table.accountId] }),
    index('chatroom_emotions_account').on(table.accountId),
  ],
)

/** Search tokens of a message. The room's id is one of them, so that one index serves all rooms. */
export const chatroomWords = pgTable(
  'chatroom_words',
  {
    roomId: ofRoom(),
    number: integer().notNull(),
    tokens: tsvector().notNull(),
    version: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.number] }),
    index('chatroom_words_tokens').using('gin', table.tokens),
  ],
)

/** Requests to keep messages as a record, waiting for their authors. */
export const chatroomKeepings = pgTable(
  'chatroom_keepings',
  {
    id: uuid().primaryKey(),
    roomId: ofRoom(),
    askedBy: ofAccount(),
    clientId: uuid().notNull(),
    numbers: integer().array().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('chatroom_keepings_client').on(table.askedBy, table.clientId),
    index('chatroom_keepings_room').on(table.roomId),
  ],
)

/** The authors asked, and their answers; null while they have not answered. */
export const chatroomKeepingAnswers = pgTable(
  'chatroom_keeping_answers',
  {
    keepingId: uuid()
      .notNull()
      .references(() => chatroomKeepings.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    isAgreed: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.keepingId, table.accountId] }),
    index('chatroom_keeping_answers_account').on(table.accountId),
  ],
)

/** A school's rules for its students in rooms; without a row they are treated like everybody else. */
export const chatroomSchools = pgTable('chatroom_schools', {
  schoolId: uuid()
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  talk: text().$type<SchoolTalk>().notNull(),
  /** Minutes of the day in Taipei between which they may write; both null for any hour. */
  talkFrom: smallint(),
  talkUntil: smallint(),
  changedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  changedAt: moment().notNull(),
})

/** `chatrooms.member_count` counts these rows, also those that go with an account. */
export const chatTriggers: readonly TableTrigger[] = [
  { table: 'chatroom_members', name: 'chatroom_members_come', runs: 'count_chatroom_members' },
  { table: 'chatroom_members', name: 'chatroom_members_go', runs: 'count_chatroom_members' },
]
