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
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'
import { groups } from '../groups/groups.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

/** A room that people talk in. Its numbers are given in the transaction of each message, which holds its row. */
export const chatrooms = pgTable(
  'chatrooms',
  {
    id: uuid().primaryKey(),
    type: text({ enum: chatroomTypes }).notNull(),
    name: text().notNull(),
    /** Who made it, and by what name their browser knew it. */
    madeBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    clientId: uuid().notNull(),
    /** Of a room of two: both, the lower id first. One of them may be gone. */
    pair: uuid().array(),
    groupId: uuid().references(() => groups.id, { onDelete: 'cascade' }),
    pictureFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** Kept by triggers of `chatroom_members`, as the members of a group come and go there. */
    memberCount: integer().notNull().default(0),
    lastNumber: integer().notNull().default(0),
    /** Counts whatever becomes of its messages. */
    lastChange: integer().notNull().default(0),
    /** When something was said last. */
    at: moment().notNull(),
    /** Who asks to write to somebody under age, and how far that is; both null where nobody has to ask. */
    askedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    contact: text({ enum: contactStates }),
    /** Minutes of the day in Taipei between which nobody but administrators writes. */
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

/** Who is in a room. In the room of a group, the triggers of `group_members` keep them. */
export const chatroomMembers = pgTable(
  'chatroom_members',
  {
    roomId: ofRoom(),
    accountId: ofAccount(),
    isAdministrator: boolean().notNull().default(false),
    isMuted: boolean().notNull().default(false),
    /** Of a room of several: somebody in it is under 18, and they have to be introduced before they write there. */
    isAsking: boolean().notNull().default(false),
    /** What was said up to there, before they came, is not for them. */
    sinceNumber: integer().notNull().default(0),
    readNumber: integer().notNull().default(0),
    /** Silenced by who leads the group; without an end, until they are heard again. */
    silencedAt: moment(),
    silencedUntil: moment(),
    silencedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** As they and their school read it. */
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

/** What is kept of a line in which the room itself says what has happened; whom it is about are its `mentionIds`. */
export interface Notice {
  type: NoticeType
  name: string
}

/** What of a message the service's people have taken from everybody's sight, until they give it back. */
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
    /** No key of another table: one that is gone is seen to be missing. */
    recordId: uuid(),
    /** The same, in their order. */
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    sticker: text(),
    emotion: text().$type<Emotion>(),
    notice: jsonb().$type<Notice>(),
    /** The id of the message that was said first; this one goes with it. */
    forwardedId: uuid(),
    /** Of its first link, once the page behind it has been looked at. */
    preview: jsonb().$type<LinkPreview>(),
    withheld: jsonb().$type<Withheld>(),
    /** Who leads the group, and took it out; what it said is kept a while as `withheld`. */
    removedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    removedAt: moment(),
    isPinned: boolean().notNull().default(false),
    change: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.number] }),
    // Reports name a message by its id alone; all are gone through by it.
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

/** With what somebody answers a message without words. */
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

/** What a message is found by; the room's id is one of the tokens, so that one index serves all rooms. */
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

/** Messages that somebody would keep as a record, and waits for those who said them. */
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

/** Whose words they are, and what they say to it; null as long as they have not. */
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

/** How a school has its students talk; without a row as everybody. */
export const chatroomSchools = pgTable('chatroom_schools', {
  schoolId: uuid()
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  talk: text().$type<SchoolTalk>().notNull(),
  /** Minutes of the day in Taipei between which they write; both null at any hour. */
  talkFrom: smallint(),
  talkUntil: smallint(),
  changedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  changedAt: moment().notNull(),
})
