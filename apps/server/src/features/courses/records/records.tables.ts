import { index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { allPosts } from '../../posts/posts.tables.ts'
import { ofCourse } from '../courses.tables.ts'

/** Records made from a course, from answers to its questions or from notes. */
export const courseRecords = pgTable(
  'course_records',
  {
    personId: ofAccount(),
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    courseId: ofCourse(),
    /** The group of questions; null if made from notes. */
    groupId: uuid(),
    clientId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.postId] }),
    uniqueIndex('course_records_post').on(table.postId),
    uniqueIndex('course_records_client').on(table.personId, table.clientId),
    index('course_records_course').on(table.courseId, table.personId),
  ],
)
