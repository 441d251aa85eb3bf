import { index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { allPosts } from '../../posts/posts.tables.ts'
import { ofCourse } from '../courses.tables.ts'

/** Records that were made of a course: of answers to its questions, or of notes; each with the course that it comes from. */
export const courseRecords = pgTable(
  'course_records',
  {
    personId: ofAccount(),
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    courseId: ofCourse(),
    /** Null: made of notes. */
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
