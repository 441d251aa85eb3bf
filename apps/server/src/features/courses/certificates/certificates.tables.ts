import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'

export interface CertifiedTeacher {
  id: string
  name: string
}

/** A certificate of a finished course, as it was at that time whatever becomes of the course. */
export const courseCertificates = pgTable(
  'course_certificates',
  {
    personId: ofAccount(),
    /** No foreign key: the certificate outlives the course. */
    courseId: uuid().notNull(),
    id: uuid().notNull().unique(),
    code: text().notNull().unique(),
    name: text().notNull(),
    courseName: text().notNull(),
    /** Duration of the course; 0 if not given. */
    minutes: integer().notNull(),
    /** A teacher is removed from it when their account is deleted. */
    teachers: jsonb().$type<CertifiedTeacher[]>().notNull(),
    /** Number of the edition that learners had at that time. */
    editionNumber: integer().notNull(),
    finishedAt: moment().notNull(),
    madeAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId] }),
    index('course_certificates_teachers').using('gin', table.teachers),
  ],
)
