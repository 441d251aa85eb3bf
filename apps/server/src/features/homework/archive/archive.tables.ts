import { sql } from 'drizzle-orm'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { homeworkQuestions } from '../homework.tables.ts'

/** A requested archive: which work it holds. The zip itself is made during the download. */
export const homeworkArchives = pgTable(
  'homework_archives',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    questionId: uuid()
      .notNull()
      .references(() => homeworkQuestions.id, { onDelete: 'cascade' }),
    handInIds: uuid().array().notNull().default(sql`'{}'`),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('homework_archives_owner').on(table.ownerId),
    index('homework_archives_question').on(table.questionId),
    index('homework_archives_expires').on(table.expiresAt),
  ],
)
