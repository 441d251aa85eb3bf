import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { accounts, ofAccount } from '../../accounts/accounts.tables.ts'
import { courseUnits, ofCourse } from '../courses.tables.ts'

/**
 * A remark by a writer of the course on a passage of a unit's text. Kept outside the document, so that it stays with
 * the moving text, is in no copy or edition, and survives the deletion of its words.
 */
export const courseRemarks = pgTable(
  'course_remarks',
  {
    courseId: ofCourse(),
    /** Unique on its own too: replies refer to a remark by it alone. */
    id: uuid().notNull().unique(),
    unitId: uuid()
      .notNull()
      .references(() => courseUnits.id, { onDelete: 'cascade' }),
    authorId: ofAccount(),
    /** Chosen by the browser, so that a remark sent twice is stored once. */
    clientId: uuid().notNull(),
    content: text().notNull(),
    /** Ends of the passage, as editors store them. */
    startsAt: text().notNull(),
    endsAt: text().notNull(),
    /** The words that it was about when written. */
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
