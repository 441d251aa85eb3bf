import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

/** A code that a school gives its teachers. Verifications by it stay when it ends. */
export const schoolCodes = pgTable(
  'school_codes',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    schoolId: uuid()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** Null once the maker's account is deleted. */
    madeBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    uses: integer().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('school_codes_school').on(table.schoolId, table.id), index('school_codes_maker').on(table.madeBy)],
)

/** How a person was verified as a teacher. */
export const teacherVerifications = pgTable(
  'teacher_verifications',
  {
    accountId: ofAccount().primaryKey(),
    /** Their educational e-mail; each verifies one teacher. */
    email: text(),
    codeId: uuid().references(() => schoolCodes.id, { onDelete: 'set null' }),
    /** A teacher of the same school who vouches for them. */
    vouchedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('teacher_verifications_email').on(sql`lower(${table.email})`),
    index('teacher_verifications_code').on(table.codeId, table.at),
    index('teacher_verifications_colleague').on(table.vouchedBy, table.at),
  ],
)

/** Domains that a school states as its teachers', or the listed one that it says is not theirs alone. */
export const schoolDomains = pgTable(
  'school_domains',
  {
    schoolId: uuid()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /** False if the domain of the ministry's list does not count. */
    isOfTeachers: boolean().notNull(),
    since: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.domain] })],
)
