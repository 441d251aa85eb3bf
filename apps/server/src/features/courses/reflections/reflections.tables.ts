import type { ReflectionAnswer } from '@learntrail/contract/courses/reflections'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { ofCourse } from '../courses.tables.ts'

/** What a learner has written about a group of questions; it goes when it has become a record. */
export const courseReflections = pgTable(
  'course_reflections',
  {
    personId: ofAccount(),
    courseId: ofCourse(),
    /** Of the guide; the course's own id for what is written about the course without one. */
    groupId: uuid().notNull(),
    /** Of the group, and its questions in the answers, as they were then: the guide may ask something else by now. */
    title: text().notNull(),
    answers: jsonb().$type<ReflectionAnswer[]>().notNull(),
    /** New with every change and never used again. */
    revision: uuid().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId, table.groupId] }),
    index('course_reflections_course').on(table.courseId),
  ],
)
