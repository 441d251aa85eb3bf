import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'

export interface CertifiedTeacher {
  id: string
  name: string
}

/** What somebody has in hand of a course that they finished: as it was then, whatever becomes of the course. */
export const courseCertificates = pgTable(
  'course_certificates',
  {
    personId: ofAccount(),
    /** It stays when the course is gone. */
    courseId: uuid().notNull(),
    id: uuid().notNull().unique(),
    code: text().notNull().unique(),
    name: text().notNull(),
    courseName: text().notNull(),
    /** That the course takes; 0: not said. */
    minutes: integer().notNull(),
    /** Whose account ends is in it no more. */
    teachers: jsonb().$type<CertifiedTeacher[]>().notNull(),
    /** Of what learners had then. */
    editionNumber: integer().notNull(),
    finishedAt: moment().notNull(),
    madeAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId] }),
    index('course_certificates_teachers').using('gin', table.teachers),
  ],
)
