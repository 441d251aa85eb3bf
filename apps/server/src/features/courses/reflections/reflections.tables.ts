import type { ReflectionAnswer } from '@learntrail/contract/courses/reflections'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { ofCourse } from '../courses.tables.ts'

/** A learner's answers to a group of questions; deleted when they become a record. */
export const courseReflections = pgTable(
  'course_reflections',
  {
    personId: ofAccount(),
    courseId: ofCourse(),
    /** A group of the guide; the course's own id for a reflection without one. */
    groupId: uuid().notNull(),
    /** Title of the group; answers contain their questions too, because the guide may change. */
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
