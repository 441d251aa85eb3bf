import type { FileSummary } from '@learntrail/contract/files/files'
import type { CaseFilter, CaseSummary, WholeCase } from '@learntrail/contract/reports/cases'
import { hidingDecisions, type ReportTargetType, suspendingDecisions } from '@learntrail/contract/reports/facts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { ReportedThing } from '../../platform/reports/report-targets.ts'
import { joinAccount } from '../accounts/index.ts'
import { caseCountsQuery, casesQuery, filesQuery, isToMend, wholeCaseQuery } from './cases.queries.ts'
import { reportCases, reportDecisions, reportNotes, reports } from './reports.tables.ts'

const named = (all: readonly string[]) =>
  sql.join(
    all.map((one) => sql`${one}`),
    sql`, `,
  )
const hiding = named(hidingDecisions)
const suspending = named(suspendingDecisions)

export type StoredCase = typeof reportCases.$inferSelect
export type StoredDecision = typeof reportDecisions.$inferSelect

interface Opening {
  targetType: ReportTargetType
  targetId: string
  thing: ReportedThing
  isUrgent: boolean
  now: Date
}

/**
 * Returns the case for a report of this thing: the unjudged one, or a new one with a copy of what the thing says now.
 */
export async function openCase(transaction: Transaction, { thing, now, ...target }: Opening) {
  const { ownerId, title, text, fileIds } = thing
  const row = {
    id: newId(now.getTime()),
    ...target,
    ownerId,
    title,
    frozen: { text, fileIds },
    state: 'open' as const,
    version: 1,
    openedAt: now,
  }
  const made = await transaction.insert(reportCases).values(row).onConflictDoNothing().returning({ id: reportCases.id })
  if (made[0] !== undefined) return { id: made[0].id, wasUrgent: false }
  const { targetType, targetId, isUrgent } = target
  const isThis = and(eq(reportCases.targetType, targetType), eq(reportCases.targetId, targetId))
  const [held] = await transaction
    .select()
    .from(reportCases)
    .where(and(isThis, inArray(reportCases.state, ['open', 'in_progress'])))
    .for('update')
  // It was judged just now: this report opens a case of its own.
  if (held === undefined) return openCase(transaction, { thing, now, ...target })
  await updateCase(transaction, held.id, { isUrgent: held.isUrgent || isUrgent })
  return { id: held.id, wasUrgent: held.isUrgent }
}

export async function holdCase(transaction: Transaction, id: string): Promise<StoredCase | undefined> {
  return (await transaction.select().from(reportCases).where(eq(reportCases.id, id)).for('update'))[0]
}

/** Updates a case; each change increases its version. */
export async function updateCase(
  transaction: Transaction,
  id: string,
  change: Partial<typeof reportCases.$inferInsert>,
): Promise<void> {
  await transaction
    .update(reportCases)
    .set({ ...change, version: sql`${reportCases.version} + 1` })
    .where(eq(reportCases.id, id))
}

/** A case as staff read it, without what they may do. */
export type CaseRow = Omit<WholeCase, 'can' | 'isGone' | 'mended'> & {
  ownerId: string
  assigneeId: string | null
  /** Files of the thing that the judging staff may see. */
  shownFileIds: string[]
}

export async function findCase(pool: Pool, id: string): Promise<CaseRow | undefined> {
  return (await pool.query<CaseRow>({ ...wholeCaseQuery, values: [id] })).rows[0]
}

export async function findFiles(pool: Pool, ids: readonly string[]): Promise<FileSummary[]> {
  if (ids.length === 0) return []
  return (await pool.query<{ files: FileSummary[] }>({ ...filesQuery, values: [ids] })).rows[0]?.files ?? []
}

type Place = readonly [isUrgent: boolean, at: string, id: string]

export async function listCases(
  pool: Pool,
  viewer: string,
  page: { filter: CaseFilter; targetType: ReportTargetType | undefined; after: Place; limit: number },
): Promise<CaseSummary[]> {
  const values = [viewer, page.targetType ?? null, ...page.after]
  return (await pool.query<CaseSummary>({ ...casesQuery(page.filter, page.limit), values })).rows
}

export async function countCases(pool: Pool, viewer: string | null) {
  const found = await pool.query<{ open: number; urgent: number; mine: number; appeals: number }>({
    ...caseCountsQuery,
    values: [viewer],
  })
  return found.rows[0] ?? { open: 0, urgent: 0, mine: 0, appeals: 0 }
}

/** Returns false if the note was stored already. */
export async function insertNote(transaction: Transaction, row: typeof reportNotes.$inferInsert): Promise<boolean> {
  const made = await transaction.insert(reportNotes).values(row).onConflictDoNothing().returning({ id: reportNotes.id })
  return made.length > 0
}

export async function insertDecision(
  transaction: Transaction,
  row: typeof reportDecisions.$inferInsert,
): Promise<void> {
  await transaction.insert(reportDecisions).values(row)
}

export async function updateDecision(
  transaction: Transaction,
  id: string,
  change: Partial<typeof reportDecisions.$inferInsert>,
): Promise<void> {
  await transaction.update(reportDecisions).set(change).where(eq(reportDecisions.id, id))
}

/** Lists the decisions of a case, newest first. */
export async function listDecisions(db: Queryable, caseId: string): Promise<StoredDecision[]> {
  return db
    .select()
    .from(reportDecisions)
    .where(eq(reportDecisions.caseId, caseId))
    .orderBy(sql`${reportDecisions.id} desc`)
}

/**
 * Marks reports of this case as untrue; returns how many there were, since a reporter may have left and their report
 * with them.
 */
export async function setFalse(
  transaction: Transaction,
  caseId: string,
  ids: string[],
  falseAt: Date,
): Promise<number> {
  if (ids.length === 0) return 0
  const marked = await transaction
    .update(reports)
    .set({ falseAt })
    .where(and(eq(reports.caseId, caseId), inArray(reports.id, ids)))
  return marked.rowCount ?? 0
}

/** Returns since when decisions in effect suspend the account; null if none does. */
export async function suspendedSince(db: Queryable, ownerId: string, now: Date): Promise<Date | null> {
  const { rows } = await db.execute<{ since: string | null }>(sql`
    select min(decided_at) as since from report_decisions where owner_id = ${ownerId} and decision in (${suspending})
      and lifted_at is null and (ends_at is null or ends_at > ${now})`)
  return rows[0]?.since == null ? null : new Date(rows[0].since)
}

type Target = Pick<StoredCase, 'targetType' | 'targetId'>

/** Returns whether a decision in effect hides the thing. */
export async function isHiddenBy(db: Queryable, { targetType, targetId }: Target): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from report_decisions d join report_cases c on c.id = d.case_id
    where c.target_type = ${targetType} and c.target_id = ${targetId}
      and d.decision in (${hiding}) and d.lifted_at is null and d.shown_at is null limit 1`)
  return rows.length > 0
}

/** Lists the people who reported the thing of this case. */
export async function listReporters(db: Queryable, caseId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ id: reports.reporterId }).from(reports).where(eq(reports.caseId, caseId))
  return rows.map(({ id }) => id)
}

/** Ends the effect of decisions that hid a thing which its owner has mended. */
export async function setShown(db: Queryable, { targetType, targetId }: Target, at: Date): Promise<void> {
  await db.execute(sql`
    update report_decisions d set shown_at = ${at} from report_cases c
    where c.id = d.case_id and c.target_type = ${targetType} and c.target_id = ${targetId} and c.mended_at is not null
      and d.decision in (${hiding}) and d.lifted_at is null and d.shown_at is null`)
}

/**
 * Lists the ids of things that a person was asked to mend, or that are hidden, until they say that it is done; at most
 * 100.
 */
export async function listToMend(db: Queryable, ownerId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct c.target_id as id from report_decisions d join report_cases c on c.id = d.case_id
    where d.owner_id = ${ownerId} and ${sql.raw(isToMend('d', 'c'))} limit 100`)
  return rows.map(({ id }) => id)
}

/** Returns whether another case of the same thing waits for a decision. */
export async function isJudgedElsewhere(db: Queryable, { id, targetType, targetId }: StoredCase): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from report_cases c where c.target_type = ${targetType} and c.target_id = ${targetId} and c.id <> ${id}
      and c.state in ('open', 'in_progress') limit 1`)
  return rows.length > 0
}

/** Lists suspended accounts with a suspension that has ended; at most 100. */
export async function listEnded(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct d.owner_id as id from report_decisions d ${sql.raw(joinAccount('a', 'd.owner_id'))}
    where d.decision in (${suspending}) and d.lifted_at is null and d.ends_at <= ${now} and a.suspended_at is not null limit 100`)
  return rows.map(({ id }) => id)
}

/** Erases the copies of reported things, and their titles, in cases closed before a moment. */
export async function forgetFrozen(db: Queryable, before: Date): Promise<void> {
  await db.execute(
    sql`update report_cases set frozen = null, title = '' where frozen is not null and closed_at < ${before}`,
  )
}

/** Returns the newest report cases (at most 20) about something of a person's. */
export async function listCasesOf(pool: Pool, ownerId: string): Promise<{ id: string; title: string }[]> {
  const { rows } = await pool.query<{ id: string; title: string }>({
    name: 'report-cases-of',
    text: `select c.id, c.title from report_cases c where c.owner_id = $1 order by c.id desc limit 20`,
    values: [ownerId],
  })
  return rows
}
