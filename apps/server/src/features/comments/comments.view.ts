import { pgTable } from 'drizzle-orm/pg-core'
import { commentColumns } from './comments.tables.ts'

/** Comments and replies that are not binned: a view of `all_comments` that is read and written like a table. */
export const comments = pgTable('comments', commentColumns())
