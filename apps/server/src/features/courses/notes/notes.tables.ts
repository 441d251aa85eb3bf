import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { ofCourse } from '../courses.tables.ts'

/** A person's private notes. A note outlives its unit and its film. */
export const courseNotes = pgTable(
  'course_notes',
  {
    personId: ofAccount(),
    courseId: ofCourse(),
    /** Chosen by the browser, so that a note sent twice is stored once. */
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
