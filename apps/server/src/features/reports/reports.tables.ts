import type {
  AppealOutcome,
  CaseState,
  Decision,
  ReportReason,
  ReportTargetType,
} from '@learntrail/contract/reports/facts'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'

const fileList = () => uuid().array().notNull().default(sql`'{}'`)
/** A member of staff; what they did outlives their account. */
const ofStaff = () => uuid().references(() => accounts.id, { onDelete: 'set null' })

const isUnjudged = (state: SQLWrapper) => sql`${state} in ('open', 'in_progress')`

/** A copy of a reported thing. */
export interface Frozen {
  text: string
  /** Its files at the time, followed by files it had gained when its owner said that it is mended. */
  fileIds: string[]
  /** How many of these it had at the time; all if absent. */
  filesThen?: number
}

/** A case: all reports of one thing until it is judged. No foreign key to the thing, which may be gone. */
export const reportCases = pgTable(
  'report_cases',
  {
    id: uuid().primaryKey(),
    targetType: text().$type<ReportTargetType>().notNull(),
    targetId: uuid().notNull(),
    ownerId: ofAccount(),
    state: text().$type<CaseState>().notNull(),
    isUrgent: boolean().notNull(),
    /** Its title when it was first reported. */
    title: text().notNull(),
    /** Its copy at the time; null once erased. The judging staff may see the files that it names. */
    frozen: jsonb().$type<Frozen>(),
    version: integer().notNull(),
    openedAt: moment().notNull(),
    assigneeId: ofStaff(),
    /** When its owner was asked to mend it. */
    mendAskedAt: moment(),
    mendedAt: moment(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('report_cases_target').on(table.targetType, table.targetId).where(isUnjudged(table.state)),
    // In order of the queue: urgent cases first.
    index('report_cases_queue').on(table.state, sql`(not ${table.isUrgent})`, table.openedAt, table.id),
    index('report_cases_closed').on(table.state, table.closedAt, table.id),
    index('report_cases_assignee').on(table.assigneeId, table.openedAt).where(isUnjudged(table.state)),
    index('report_cases_owner').on(table.ownerId, table.id),
    index('report_cases_frozen').on(table.closedAt).where(sql`${table.frozen} is not null`),
  ],
)

const ofCase = () =>
  uuid()
    .notNull()
    .references(() => reportCases.id, { onDelete: 'cascade' })

export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    caseId: ofCase(),
    reporterId: ofAccount(),
    /** Chosen by the browser. */
    clientId: uuid().notNull(),
    reasons: text().array().$type<ReportReason[]>().notNull(),
    description: text().notNull(),
    fileIds: fileList(),
    createdAt: moment().notNull(),
    /** When it was found untrue. */
    falseAt: moment(),
  },
  (table) => [
    uniqueIndex('reports_client').on(table.reporterId, table.clientId),
    index('reports_reporter').on(table.reporterId, table.id),
    index('reports_case').on(table.caseId, table.id),
    index('reports_false').on(table.reporterId, table.falseAt).where(sql`${table.falseAt} is not null`),
  ],
)

/** Notes of staff about a case. */
export const reportNotes = pgTable(
  'report_notes',
  {
    id: uuid().primaryKey(),
    caseId: ofCase(),
    authorId: ofStaff(),
    clientId: uuid().notNull(),
    words: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('report_notes_client').on(table.caseId, table.clientId),
    index('report_notes_author').on(table.authorId),
  ],
)

/** Decisions about a case, and what became of them. */
export const reportDecisions = pgTable(
  'report_decisions',
  {
    id: uuid().primaryKey(),
    caseId: ofCase(),
    ownerId: ofAccount(),
    deciderId: ofStaff(),
    clientId: uuid().notNull(),
    decision: text().$type<Decision>().notNull(),
    words: text().notNull(),
    decidedAt: moment().notNull(),
    /** End of a suspension; null if it is permanent. */
    endsAt: moment(),
    liftedAt: moment(),
    lifterId: ofStaff(),
    liftReason: text().notNull().default(''),
    /** When the thing it hid was mended and shown again. */
    shownAt: moment(),
    appeal: text(),
    appealedAt: moment(),
    appealOutcome: text().$type<AppealOutcome>(),
    appealAnswer: text().notNull().default(''),
    answererId: ofStaff(),
  },
  (table) => [
    uniqueIndex('report_decisions_client').on(table.caseId, table.clientId),
    index('report_decisions_case').on(table.caseId, table.id),
    index('report_decisions_owner').on(table.ownerId, table.id),
    index('report_decisions_appealed')
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} is not null and ${table.appealOutcome} is null`),
    index('report_decisions_ending')
      .on(table.endsAt)
      .where(sql`${table.liftedAt} is null and ${table.endsAt} is not null`),
  ],
)
