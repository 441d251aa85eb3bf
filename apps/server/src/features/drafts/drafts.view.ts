import { pgTable } from 'drizzle-orm/pg-core'
import { draftColumns } from './drafts.tables.ts'

/** Drafts and scheduled records outside the bin: a view of `all_drafts`, read and written like a table. */
export const drafts = pgTable('drafts', draftColumns())
