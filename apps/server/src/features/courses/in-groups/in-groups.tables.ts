import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { groups } from '../../groups/groups.tables.ts'
import { ofCourse } from '../courses.tables.ts'

/** Courses that groups have added. */
export const groupCourses = pgTable(
  'group_courses',
  {
    groupId: uuid()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    courseId: ofCourse(),
    /** As long as this person teaches the course, members need no password. */
    byId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.courseId] }),
    index('group_courses_course').on(table.courseId),
    index('group_courses_by').on(table.byId),
  ],
)
