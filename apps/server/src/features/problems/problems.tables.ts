import type { ProblemKind, ProblemState } from '@learntrail/contract/problems/facts'
import type { BrowserFacts } from '@learntrail/contract/problems/problems'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'

/** Reported problems; for a guest, with the e-mail for the answer. */
export const problems = pgTable(
  'problems',
  {
    id: uuid().primaryKey(),
    /** Null for a guest. */
    reporterId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    clientId: uuid().notNull(),
    kind: text().$type<ProblemKind>().notNull(),
    words: text().notNull(),
    email: text(),
    locale: text().$type<Locale>().notNull(),
    browser: jsonb().$type<BrowserFacts>().notNull(),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    state: text().$type<ProblemState>().notNull(),
    createdAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('problems_client').on(table.clientId),
    index('problems_state').on(table.state, table.id),
    index('problems_reporter').on(table.reporterId, table.id),
    index('problems_email').on(table.email, table.createdAt).where(sql`${table.email} is not null`),
    index('problems_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
)

export const problemAnswers = pgTable(
  'problem_answers',
  {
    id: uuid().primaryKey(),
    problemId: uuid()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    clientId: uuid().notNull(),
    words: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('problem_answers_client').on(table.problemId, table.clientId),
    index('problem_answers_author').on(table.authorId),
  ],
)
