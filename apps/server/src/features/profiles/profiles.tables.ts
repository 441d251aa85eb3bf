import type { Preferences } from '@learntrail/contract/profiles/preferences'
import type { PartAudiences } from '@learntrail/contract/profiles/users'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, textList } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'
import { schools } from './organization/schools.tables.ts'

/** What a person says of themselves. */
export const profiles = pgTable('profiles', {
  accountId: ofAccount().primaryKey(),
  gender: text({ enum: ['female', 'male', 'other', 'undisclosed'] }),
  birthYear: smallint(),
  constellation: smallint(),
  statusMessage: text().notNull().default(''),
  introduction: text().notNull().default(''),
  traitTags: textList(),
  experiences: textList(),
  personalExpertises: textList(),
  taughtSubjects: textList(),
  socialLinks: textList(),
  customFieldList: jsonb().$type<{ title: string; content: string; isActive: boolean }[]>().notNull().default([]),
  guardianName: text(),
  phone: text().notNull().default(''),
  /** Audiences that were chosen; the others have their defaults. */
  audiences: jsonb().$type<Partial<PartAudiences>>().notNull().default({}),
  /**
   * Whether audiences default to those of people under 18. Stays so after a birthday, which must not show anything to
   * more people.
   */
  startsCareful: boolean().notNull().default(true),
})

/** Where a person learns, teaches or works. Codes are those of the contract's lists. */
export const organizations = pgTable(
  'organizations',
  {
    accountId: ofAccount().primaryKey(),
    type: text({ enum: ['academic_unit', 'other_unit'] }).notNull(),
    county: text().notNull(),
    township: text().notNull(),
    academicRole: text({ enum: ['teacher', 'student'] }),
    schoolType: text({
      enum: [
        'primary_school',
        'junior_high_school',
        'high_school',
        'five_year_junior_college_program',
        'university_or_graduate_school',
      ],
    }),
    schoolId: uuid().references(() => schools.id),
    /** Typed if the school is not listed; staff match it later. */
    typedSchoolName: text(),
    grade: text(),
    title: text(),
    discipline: text(),
    department: text(),
    studentId: text(),
    jobCategory: text(),
    industryCategory: text(),
    serviceUnit: text(),
    organizationTitle: text(),
    unitName: text(),
    unitTitle: text(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('organizations_school').on(table.schoolId),
    index('organizations_typed')
      .on(table.typedSchoolName, table.schoolType, table.accountId)
      .where(sql`${table.typedSchoolName} is not null`),
  ],
)

/** Personal settings; absent ones have their default. */
export const preferences = pgTable('preferences', {
  accountId: ofAccount().primaryKey(),
  chosen: jsonb().$type<Partial<Preferences>>().notNull().default({}),
})
