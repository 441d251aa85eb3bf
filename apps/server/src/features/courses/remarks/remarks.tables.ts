import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { accounts, ofAccount } from '../../accounts/accounts.tables.ts'
import { courseUnits, ofCourse } from '../courses.tables.ts'

/**
 * What somebody who writes a course remarks on a passage of a unit's text. It stands beside the document, so that it lives
 * while the text moves, no copy or edition has it, and it stays when its words are gone.
 */
export const courseRemarks = pgTable(
  'course_remarks',
  {
    courseId: ofCourse(),
    /** By itself as well: replies name a remark by it alone. */
    id: uuid().notNull().unique(),
    unitId: uuid()
      .notNull()
      .references(() => courseUnits.id, { onDelete: 'cascade' }),
    authorId: ofAccount(),
    /** Named by the browser, so that what is sent twice is there once. */
    clientId: uuid().notNull(),
    content: text().notNull(),
    /** The ends of the passage, as editors name them. */
    startsAt: text().notNull(),
    endsAt: text().notNull(),
    /** The words it was about when it was written. */
    quote: text().notNull(),
    resolvedAt: moment(),
    resolvedById: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    editedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.id] }),
    uniqueIndex('course_remarks_client').on(table.authorId, table.clientId),
    index('course_remarks_unit').on(table.unitId, table.id),
    index('course_remarks_author').on(table.authorId, table.id),
    index('course_remarks_resolved_by').on(table.resolvedById),
  ],
)

/** Replies to a remark, in the order they were written. */
export const courseRemarkReplies = pgTable(
  'course_remark_replies',
  {
    remarkId: uuid()
      .notNull()
      .references(() => courseRemarks.id, { onDelete: 'cascade' }),
    id: uuid().notNull().unique(),
    authorId: ofAccount(),
    clientId: uuid().notNull(),
    content: text().notNull(),
    createdAt: moment().notNull(),
    editedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.remarkId, table.id] }),
    uniqueIndex('course_remark_replies_client').on(table.authorId, table.clientId),
    index('course_remark_replies_author').on(table.authorId, table.id),
  ],
)
