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
/** Of the staff; what they did outlives their account. */
const ofStaff = () => uuid().references(() => accounts.id, { onDelete: 'set null' })

const isUnjudged = (state: SQLWrapper) => sql`${state} in ('open', 'in_progress')`

/** All reports of one thing until it is judged. The thing has no key: it may be gone. */
export interface Frozen {
  text: string
  /** Its files then, and behind them those that it had besides when its owner said that it is mended. */
  fileIds: string[]
  /** How many of them it had then; all, where nothing was mended. */
  filesThen?: number
}

export const reportCases = pgTable(
  'report_cases',
  {
    id: uuid().primaryKey(),
    targetType: text().$type<ReportTargetType>().notNull(),
    targetId: uuid().notNull(),
    ownerId: ofAccount(),
    state: text().$type<CaseState>().notNull(),
    isUrgent: boolean().notNull(),
    /** What it was called when it was reported first. */
    title: text().notNull(),
    /** What it said then; null once that is erased. Who judges may see the files that it names. */
    frozen: jsonb().$type<Frozen>(),
    version: integer().notNull(),
    openedAt: moment().notNull(),
    assigneeId: ofStaff(),
    /** Its owner was asked to mend it. */
    mendAskedAt: moment(),
    mendedAt: moment(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('report_cases_target').on(table.targetType, table.targetId).where(isUnjudged(table.state)),
    // As the queue is ordered: what is urgent first.
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
    /** Named by the browser. */
    clientId: uuid().notNull(),
    reasons: text().array().$type<ReportReason[]>().notNull(),
    description: text().notNull(),
    fileIds: fileList(),
    createdAt: moment().notNull(),
    /** When it was found to be untrue. */
    falseAt: moment(),
  },
  (table) => [
    uniqueIndex('reports_client').on(table.reporterId, table.clientId),
    index('reports_reporter').on(table.reporterId, table.id),
    index('reports_case').on(table.caseId, table.id),
    index('reports_false').on(table.reporterId, table.falseAt).where(sql`${table.falseAt} is not null`),
  ],
)

/** What staff say to each other of a case. */
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

/** What was decided of a case, and what became of that. */
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
    /** Of a suspension; null: for good. */
    endsAt: moment(),
    liftedAt: moment(),
    lifterId: ofStaff(),
    liftReason: text().notNull().default(''),
    /** What it hid was mended, and is seen again. */
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
