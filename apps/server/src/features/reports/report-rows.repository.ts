import type { OwnReport } from '@learntrail/contract/reports/reports'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { reports } from './reports.tables.ts'

const ownReport = `r.id, c.target_type as "targetType", c.title, r.reasons, r.description, ${isoTime('r.created_at')} as at,
  c.state, ${isoTime('c.closed_at')} as "closedAt", r.false_at is not null as "isFalse"`
const fromReports = 'from reports r join report_cases c on c.id = r.case_id'

/** Reports of one person, newest first. $1 reporter, $2 cursor. */
const ownReportsQuery = (limit: number) => ({
  name: `reports-own-${limit}`,
  text: `select ${ownReport} ${fromReports} where r.reporter_id = $1 and r.id < $2 order by r.id desc ${limitTo(limit)}`,
})

export async function listOwn(pool: Pool, reporter: string, after: string, limit: number): Promise<OwnReport[]> {
  return (await pool.query<OwnReport>({ ...ownReportsQuery(limit), values: [reporter, after] })).rows
}

interface Named {
  targetType: string
  targetId: string
}

/** Lists the reporter's reports of one thing, newest first. */
export async function listOwnOf(pool: Pool, reporter: string, { targetType, targetId }: Named, limit: number) {
  const found = await pool.query<OwnReport>({
    name: `reports-own-of-${limit}`,
    text: `select ${ownReport} ${fromReports}
      where r.reporter_id = $1 and c.target_type = $2 and c.target_id = $3 order by r.id desc ${limitTo(limit)}`,
    values: [reporter, targetType, targetId],
  })
  return found.rows
}

export async function findOwn(pool: Pool, reporter: string, clientId: string): Promise<OwnReport | undefined> {
  const found = await pool.query<OwnReport>({
    name: 'reports-own-one',
    text: `select ${ownReport} ${fromReports} where r.reporter_id = $1 and r.client_id = $2`,
    values: [reporter, clientId],
  })
  return found.rows[0]
}

export async function isSent(db: Queryable, reporter: string, clientId: string): Promise<boolean> {
  return (await db.$count(reports, and(eq(reports.reporterId, reporter), eq(reports.clientId, clientId)))) > 0
}

/** Lists when reports of this person were found untrue, since a moment. */
export async function listFalse(db: Queryable, reporter: string, since: Date): Promise<Date[]> {
  const { rows } = await db.execute<{ falseAt: string }>(sql`
    select false_at as "falseAt" from reports where reporter_id = ${reporter} and false_at > ${since}`)
  return rows.map(({ falseAt }) => new Date(falseAt))
}

/** Counts the reports that this person sent since a moment, and their unjudged ones of one thing. */
export async function countSent(db: Queryable, reporter: string, { targetType, targetId }: Named, since: Date) {
  const { rows } = await db.execute<{ lately: number; ofThis: number }>(sql`
    select count(*) filter (where r.created_at > ${since})::int as lately,
      count(*) filter (where c.target_type = ${targetType} and c.target_id = ${targetId}
        and c.state in ('open', 'in_progress'))::int as "ofThis"
    from reports r join report_cases c on c.id = r.case_id where r.reporter_id = ${reporter}`)
  return rows[0] ?? { lately: 0, ofThis: 0 }
}

/** Serialises the reports of one person while they are counted. */
export async function holdReporter(transaction: Transaction, reporter: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports:${reporter}`}, 0))`)
}

export async function insertReport(transaction: Transaction, row: typeof reports.$inferInsert): Promise<void> {
  await transaction.insert(reports).values(row)
}
