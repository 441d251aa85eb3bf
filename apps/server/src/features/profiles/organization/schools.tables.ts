import { counties, schoolOwnerships, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/** Schools that people can choose. A university with a five-year program stands here twice, once for each type. */
export const schools = pgTable(
  'schools',
  {
    id: uuid().primaryKey(),
    type: text({ enum: schoolTypes }).notNull(),
    /** The ministry's, with leading zeros; schools of ours that it does not list have `LT-`. */
    code: text().notNull(),
    name: text().notNull(),
    /** The name as `searchableName` makes it. */
    searchName: text().notNull(),
    county: text({ enum: counties }).notNull(),
    /** Its code, where the list says where it is. */
    township: text(),
    ownership: text({ enum: schoolOwnerships }).notNull(),
    /** Of its website, where that is an educational one: where its teachers may have their addresses. */
    domain: text(),
    /** No longer in the ministry's list, but people belong to it. */
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
