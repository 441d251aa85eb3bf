import type { Question, QuestionSummary } from '@learntrail/contract/homework/question'
import type { HandInState, QuestionState } from '@learntrail/contract/homework/states'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { asWritten, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import type { JsonText } from '../../../platform/json/json-text.ts'
import { joinActiveGroup, joinStandingGroup, ledIn } from '../../groups/index.ts'
import { homeworkAssignees, homeworkQuestions, homeworkRevisers } from '../homework.tables.ts'
import { leads, visibleQuestion } from '../visibility.sql.ts'
import { isRubricUsed, oneQuestionQuery, questionsQuery } from './question.queries.ts'

/** A summary as the queries return it with the types `asWritten`. */
export type SummaryRow = Omit<QuestionSummary, 'type' | 'group' | 'mine' | 'counts' | 'excerpt'> & {
  text: string
  group: JsonText<QuestionSummary['group']> | null
  mine: JsonText<QuestionSummary['mine']> | null
  counts: JsonText<QuestionSummary['counts']> | null
}

type Part = 'rubric' | 'content' | 'files' | 'assignees' | 'writer' | 'revisers'
export type QuestionRow = SummaryRow &
  Omit<Question, keyof QuestionSummary | Part | 'can' | 'reminder'> & { [Name in Part]: JsonText<Question[Name]> } & {
    isLeader: boolean
    isKeeper: boolean
    isCorrector: boolean
    isAssigned: boolean
    workState: HandInState | null
    begunAt: string | null
    isGroupArchived: boolean
    remindedAt: string | null
  }

export async function findQuestion(pool: Pool, viewer: string, id: string): Promise<QuestionRow | undefined> {
  const found = await pool.query<QuestionRow>({ ...oneQuestionQuery, types: asWritten, values: [viewer, id] })
  return found.rows[0]
}

interface ListedQuestions {
  groupId: string
  state: QuestionState | undefined
  hasRubric: boolean
  after: string
  limit: number
}

export async function listQuestions(
  pool: Pool,
  viewer: string,
  { groupId, state, hasRubric, after, limit }: ListedQuestions,
): Promise<SummaryRow[]> {
  const values = [viewer, groupId, after, ...(state === undefined ? [] : [state])]
  const query = questionsQuery({ hasState: state !== undefined, hasRubric, limit })
  return (await pool.query<SummaryRow>({ ...query, types: asWritten, values })).rows
}

export type StoredQuestion = typeof homeworkQuestions.$inferSelect

/** Returns a question, locked until the transaction ends, either to change it or to keep it unchanged. */
export async function holdQuestion(
  transaction: Transaction,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<StoredQuestion | undefined> {
  const held = await transaction.select().from(homeworkQuestions).where(eq(homeworkQuestions.id, id)).for(strength)
  return held[0]
}

/** Whether a person sees a question. */
export async function isSeen(db: Queryable, viewer: string, id: string): Promise<boolean> {
  const isVisible = sql.raw(visibleQuestion('v.id', 'q'))
  const { rows } = await db.execute<{ isSeen: boolean }>(
    sql`select ${isVisible} as "isSeen" from homework_questions q, (select ${viewer}::uuid as id) v where q.id = ${id}`,
  )
  return rows[0]?.isSeen ?? false
}

/** Makes additions to a group take turns, since they count its questions and look up client ids. */
export async function holdMaking(transaction: Transaction, groupId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`homework:${groupId}`}, 0))`)
}

export async function findMade(
  db: Queryable,
  { writerId, clientId, groupId }: { writerId: string; clientId: string; groupId: string },
): Promise<string | undefined> {
  const { id, writerId: writer, clientId: client, groupId: group } = homeworkQuestions
  const found = await db
    .select({ id })
    .from(homeworkQuestions)
    .where(and(eq(writer, writerId), eq(client, clientId), eq(group, groupId)))
  return found[0]?.id
}

export function countQuestions(db: Queryable, groupId: string): Promise<number> {
  const { groupId: group, state } = homeworkQuestions
  return db.$count(homeworkQuestions, and(eq(group, groupId), ne(state, 'deleted')))
}

export async function insertQuestion(transaction: Transaction, row: typeof homeworkQuestions.$inferInsert) {
  await transaction.insert(homeworkQuestions).values(row)
}

export async function updateQuestion(
  transaction: Transaction,
  id: string,
  change: Partial<typeof homeworkQuestions.$inferInsert>,
): Promise<void> {
  await transaction.update(homeworkQuestions).set(change).where(eq(homeworkQuestions.id, id))
}

/** Returns those of these people who belong to the group without leading it (`led`), or who lead it. */
export async function findMembers(
  db: Queryable,
  groupId: string,
  accountIds: readonly string[],
  which: 'led' | 'leading',
): Promise<string[]> {
  if (accountIds.length === 0) return []
  const are =
    which === 'led'
      ? sql.raw(`a.id in (select account_id from ${ledIn('v.group_id')} led)`)
      : sql.raw(leads('a.id', 'v'))
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from unnest(${sql.param(accountIds)}::uuid[]) a(id), (select ${groupId}::uuid as group_id) v where ${are}`)
  return rows.map(({ id }) => id)
}

export async function setAssignees(transaction: Transaction, questionId: string, accountIds: readonly string[]) {
  await transaction.delete(homeworkAssignees).where(eq(homeworkAssignees.questionId, questionId))
  if (accountIds.length === 0) return
  await transaction.insert(homeworkAssignees).values(accountIds.map((accountId) => ({ questionId, accountId })))
}

export async function setRevisers(transaction: Transaction, questionId: string, accountIds: readonly string[]) {
  await transaction.delete(homeworkRevisers).where(eq(homeworkRevisers.questionId, questionId))
  if (accountIds.length === 0) return
  await transaction.insert(homeworkRevisers).values(accountIds.map((accountId) => ({ questionId, accountId })))
}

/** Returns the highest score given for the question, released or not; null without any. */
export async function findHighestScore(db: Queryable, questionId: string): Promise<number | null> {
  const { rows } = await db.execute<{ highest: number | null }>(sql`
    select max(r.score) as highest from homework_remarks r join homework_hand_ins h on h.id = r.hand_in_id
    where h.question_id = ${questionId}`)
  return rows[0]?.highest ?? null
}

/** Whether any work was judged by the question's rubric. */
export async function hasUsedRubric(db: Queryable, questionId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isUsed: boolean }>(
    sql`select ${sql.raw(isRubricUsed('q'))} as "isUsed" from homework_questions q where q.id = ${questionId}`,
  )
  return rows[0]?.isUsed ?? false
}

/** Returns scheduled questions whose time has come, in groups that are not deleted, longest overdue first. */
export async function findDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select q.id from homework_questions q ${sql.raw(joinStandingGroup('g', 'q.group_id'))}
    where q.state = 'scheduled' and q.publish_at <= ${now} order by q.publish_at, q.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/**
 * Returns questions whose deadline is before a moment and not yet reminded of; without those assigned so late that the
 * notice of the assignment suffices.
 */
export async function findToRemind(
  db: Queryable,
  { now, until, ahead, limit }: { now: Date; until: Date; ahead: number; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select q.id from homework_questions q ${sql.raw(joinActiveGroup('g', 'q.group_id'))}
    where q.state = 'assigned' and q.deadline > ${now} and q.deadline <= ${until}
      and q.reminded_of is distinct from q.deadline
      and q.assigned_at < q.deadline - make_interval(secs => ${ahead / 1_000})
    order by q.deadline, q.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Returns the students a question is given to, all of them or those who have not handed in. */
export async function listStudents(db: Queryable, questionId: string, which: 'all' | 'missing'): Promise<string[]> {
  const isMissing = sql.raw(
    which === 'all'
      ? 'true'
      : `not exists (select 1 from homework_hand_ins h
          where h.question_id = q.id and h.student_id = led.account_id and h.state not in ('draft', 'returned'))`,
  )
  const led = sql.raw(ledIn('q.group_id'))
  const { rows } = await db.execute<{ id: string }>(sql`
    select led.account_id as id from homework_questions q cross join lateral ${led} led
    where q.id = ${questionId} and q.state = 'assigned' and ${isMissing} and (q.assign_to = 'all' or exists (
      select 1 from homework_assignees c where c.question_id = q.id and c.account_id = led.account_id))`)
  return rows.map(({ id }) => id)
}

/**
 * Returns questions that can be deleted for good: deleted before a moment or without a group, and with nothing handed
 * in.
 */
export async function listOver(db: Queryable, before: Date, limit: number): Promise<StoredQuestion[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select q.id from homework_questions q where (q.deleted_at < ${before} or q.group_id is null)
      and not exists (select 1 from homework_hand_ins h where h.question_id = q.id and h.version_count > 0)
    order by q.id limit ${limit}`)
  if (rows.length === 0) return []
  return db
    .select()
    .from(homeworkQuestions)
    .where(
      inArray(
        homeworkQuestions.id,
        rows.map(({ id }) => id),
      ),
    )
}

export async function removeQuestion(transaction: Transaction, id: string): Promise<void> {
  await transaction.execute(sql`delete from homework_hand_ins where question_id = ${id} and version_count = 0`)
  await transaction.delete(homeworkQuestions).where(eq(homeworkQuestions.id, id))
}
