import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { ofCourse } from '../courses.tables.ts'

/** What somebody noted for themselves. The unit and the film need not be in the course any more: a note outlives both. */
export const courseNotes = pgTable(
  'course_notes',
  {
    personId: ofAccount(),
    courseId: ofCourse(),
    /** Named by the browser, so that a note sent twice is one. */
    id: uuid().notNull(),
    unitId: uuid().notNull(),
    /** The film, and the second in it. */
    pieceId: uuid(),
    second: integer(),
    text: text().notNull(),
    /** New with every change and never used again. */
    revision: uuid().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId, table.id] }),
    index('course_notes_course').on(table.courseId),
  ],
)
