import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

/** A code that a school hands to its teachers. What was verified by it stays when it ends. */
export const schoolCodes = pgTable(
  'school_codes',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    schoolId: uuid()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** Null: the account of its maker has ended. */
    madeBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    uses: integer().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('school_codes_school').on(table.schoolId, table.id), index('school_codes_maker').on(table.madeBy)],
)

/** How somebody has shown that they teach. */
export const teacherVerifications = pgTable(
  'teacher_verifications',
  {
    accountId: ofAccount().primaryKey(),
    /** Their educational address; one verifies one teacher. */
    email: text(),
    codeId: uuid().references(() => schoolCodes.id, { onDelete: 'set null' }),
    /** Another teacher of the school, who answers for them. */
    vouchedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('teacher_verifications_email').on(sql`lower(${table.email})`),
    index('teacher_verifications_code').on(table.codeId, table.at),
    index('teacher_verifications_colleague').on(table.vouchedBy, table.at),
  ],
)

/** Where a school says itself that its teachers have their addresses, or that those of its website are not theirs alone. */
export const schoolDomains = pgTable(
  'school_domains',
  {
    schoolId: uuid()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /** False: the one of the ministry's list does not count. */
    isOfTeachers: boolean().notNull(),
    since: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.domain] })],
)
