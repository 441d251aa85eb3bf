import { pgTable } from 'drizzle-orm/pg-core'
import { draftColumns } from './drafts.tables.ts'

/** Drafts and planned records that do not lie in the bin: a view of `all_drafts`, which is read and written like a table. */
export const drafts = pgTable('drafts', draftColumns())
