import { pgTable } from 'drizzle-orm/pg-core'
import { postColumns } from './posts.tables.ts'

/** Records outside the bin: a view of `all_posts`, read and written like a table. */
export const posts = pgTable('posts', postColumns())
