import { pgTable } from 'drizzle-orm/pg-core'
import { commentColumns } from './comments.tables.ts'

/** Comments and replies that do not lie in the bin: a view of `all_comments`, which is read and written like a table. */
export const comments = pgTable('comments', commentColumns())
