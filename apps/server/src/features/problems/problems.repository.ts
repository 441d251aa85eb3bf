import type { ProblemState } from '@learntrail/contract/problems/facts'
import type { BrowserFacts, ListedProblem, OwnProblem, Problem } from '@learntrail/contract/problems/problems'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { summariesOfFiles } from '../files/index.ts'
import { personOf } from '../people/index.ts'
import { problemAnswers, problems } from './problems.tables.ts'

export type StoredProblem = typeof problems.$inferSelect

const facts = `p.id, p.kind, p.words, ${isoTime('p.created_at')} as at, p.state`

/** Whose problems are counted: those of an account, or of a guest's e-mail. */
export interface Reporter {
  accountId: string | null
  email: string | null
}

/** Counts the reporter's problems since a moment; serialises calls of one reporter. */
export async function countLately(transaction: Transaction, { accountId, email }: Reporter, since: Date) {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`problems ${accountId ?? email}`}, 0))`)
  const ofThem = accountId === null ? eq(problems.email, email ?? '') : eq(problems.reporterId, accountId)
  return transaction.$count(problems, and(ofThem, gt(problems.createdAt, since)))
}

export async function findByClient(db: Queryable, clientId: string): Promise<StoredProblem | undefined> {
  return (await db.select().from(problems).where(eq(problems.clientId, clientId)))[0]
}

export async function insertProblem(transaction: Transaction, row: typeof problems.$inferInsert): Promise<void> {
  await transaction.insert(problems).values(row)
}

type Kept = OwnProblem & { browser: BrowserFacts }

/** Lists a person's own problems, with the facts about the browser, which go into the export. */
export async function listOwn(pool: Pool, reporter: string, after: string, limit: number): Promise<Kept[]> {
  const found = await pool.query<Kept>({
    name: `problems-own-${limit}`,
    text: `select ${facts}, p.browser, (select coalesce(json_agg(json_build_object('words', r.words, 'at', ${isoTime('r.at')})
        order by r.id), '[]') from problem_answers r where r.problem_id = p.id) as answers
      from problems p where p.reporter_id = $1 and p.id < $2 order by p.id desc ${limitTo(limit)}`,
    values: [reporter, after],
  })
  return found.rows
}

interface Page {
  state: ProblemState
  after: string
  limit: number
}

export async function listOf(pool: Pool, { state, after, limit }: Page): Promise<ListedProblem[]> {
  const order = state === 'open' ? { after: '>', by: 'p.id' } : { after: '<', by: 'p.id desc' }
  const found = await pool.query<ListedProblem>({
    name: `problems-${state}-${limit}`,
    text: `select ${facts}, ${personOf('p.reporter_id')} as reporter from problems p
      where p.state = $1 and p.id ${order.after} $2 order by ${order.by} ${limitTo(limit)}`,
    values: [state, after],
  })
  return found.rows
}

export async function findProblem(pool: Pool, id: string): Promise<Problem | undefined> {
  const found = await pool.query<Problem>({
    name: 'problem-whole',
    text: `select ${facts}, ${personOf('p.reporter_id')} as reporter, p.email, p.browser,
      ${summariesOfFiles('p.file_ids')} as pictures,
      (select coalesce(json_agg(json_build_object('id', r.id, 'words', r.words, 'at', ${isoTime('r.at')},
        'author', ${personOf('r.author_id')}) order by r.id), '[]') from problem_answers r where r.problem_id = p.id) as answers
      from problems p where p.id = $1`,
    values: [id],
  })
  return found.rows[0]
}

/** Returns the problem, locked until the transaction ends. */
export async function holdProblem(transaction: Transaction, id: string): Promise<StoredProblem | undefined> {
  return (await transaction.select().from(problems).where(eq(problems.id, id)).for('update'))[0]
}

export async function setState(transaction: Transaction, id: string, state: ProblemState, closedAt: Date | null) {
  await transaction.update(problems).set({ state, closedAt }).where(eq(problems.id, id))
}

/** Returns false if the answer was stored already. */
export async function insertAnswer(transaction: Transaction, row: typeof problemAnswers.$inferInsert) {
  const made = await transaction
    .insert(problemAnswers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: problemAnswers.id })
  return made.length > 0
}

export async function countOpen(db: Queryable): Promise<number> {
  return db.$count(problems, eq(problems.state, 'open'))
}

/** Deletes problems closed before a moment; returns their files, to be released. */
export async function takeOld(transaction: Transaction, before: Date, limit: number) {
  const { rows } = await transaction.execute<{ fileIds: string[] }>(sql`
    delete from problems where id in (select id from problems where closed_at < ${before} limit ${limit})
    returning file_ids as "fileIds"`)
  return rows
}
