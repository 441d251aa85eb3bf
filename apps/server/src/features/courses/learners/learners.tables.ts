import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { ofCourse } from '../courses.tables.ts'

/** When each teacher of a course last looked at its learners. */
export const courseLooks = pgTable(
  'course_looks',
  { courseId: ofCourse(), personId: ofAccount(), at: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.courseId, table.personId] }),
    index('course_looks_person').on(table.personId),
  ],
)

/** Messages from a course's teachers to its learners. */
export const courseMessages = pgTable(
  'course_messages',
  {
    courseId: ofCourse(),
    /** Orders the messages. */
    id: uuid().notNull().unique(),
    clientId: uuid().notNull(),
    personId: ofAccount(),
    text: text().notNull(),
    /** How many learners got it, and how many were skipped. */
    told: integer().notNull(),
    passedOver: integer().notNull(),
    /** Hidden by the service's staff from everybody except its sender. */
    isWithheld: boolean().notNull().default(false),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.id] }),
    uniqueIndex('course_messages_client').on(table.courseId, table.clientId),
    index('course_messages_person').on(table.personId, table.at),
  ],
)

/** Recipients of a message. */
export const courseMessageReaders = pgTable(
  'course_message_readers',
  {
    courseId: uuid().notNull(),
    messageId: uuid().notNull(),
    personId: ofAccount(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.personId, table.messageId] }),
    index('course_message_readers_message').on(table.courseId, table.messageId),
    index('course_message_readers_person').on(table.personId, sql`${table.messageId} desc`),
    foreignKey({
      columns: [table.courseId, table.messageId],
      foreignColumns: [courseMessages.courseId, courseMessages.id],
    }).onDelete('cascade'),
  ],
)
