import { pgTable } from 'drizzle-orm/pg-core'
import { postColumns } from './posts.tables.ts'

/** Records that do not lie in the bin: a view of `all_posts`, which is read and written like a table. */
export const posts = pgTable('posts', postColumns())
