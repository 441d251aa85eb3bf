import { counties, schoolOwnerships, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/** Schools that people can choose. A university with a five-year program has two rows, one per type. */
export const schools = pgTable(
  'schools',
  {
    id: uuid().primaryKey(),
    type: text({ enum: schoolTypes }).notNull(),
    /** The ministry's code, with leading zeros; `LT-` begins codes of our own. */
    code: text().notNull(),
    name: text().notNull(),
    /** The name as `searchableName` folds it. */
    searchName: text().notNull(),
    county: text({ enum: counties }).notNull(),
    /** Code of the township, if the list says where it is. */
    township: text(),
    ownership: text({ enum: schoolOwnerships }).notNull(),
    /** Domain of its website if that is an educational one; its teachers may have e-mail addresses there. */
    domain: text(),
    /** When it left the ministry's list while people belonged to it. */
    closedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('schools_type_code').on(table.type, table.code),
    index('schools_domain').on(table.domain),
    index('schools_type_county').on(table.type, table.county, table.code),
  ],
)
