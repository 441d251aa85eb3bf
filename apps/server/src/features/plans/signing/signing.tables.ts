import type { PlanContent } from '@learntrail/contract/plans/content'
import { lineStates, signatureRoles, signingActs, signingWays } from '@learntrail/contract/plans/signing/facts'
import type { PlanRemark, SignatureMark } from '@learntrail/contract/plans/signing/signing'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../../platform/database/columns.ts'
import { accounts, ofAccount } from '../../accounts/accounts.tables.ts'
import { files } from '../../files/files.tables.ts'
import { ofPlan } from '../plans.tables.ts'

const signedBy = () => uuid().references(() => accounts.id, { onDelete: 'set null' })

/** The lines that a plan is signed in, each with the last answer that was given there. */
export const planLines = pgTable(
  'plan_lines',
  {
    planId: ofPlan(),
    id: uuid().notNull(),
    /** By itself: a browser names the id, so that two plans may have the same, and photographs name a line by this alone. */
    key: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    position: smallint().notNull(),
    role: text({ enum: signatureRoles }).notNull(),
    label: text().notNull(),
    guardianEmail: text(),
    /** Follows from the lines, their order and what the plan says; kept for lists. */
    state: text({ enum: lineStates }).notNull().default('idle'),
    /** Since when it waits for an answer; null where nobody was asked, or an answer stands. */
    askedAt: moment(),
    remindedAt: moment(),
    answer: text({ enum: ['signed', 'refused'] }),
    /** Null: by somebody without an account, or whose account is gone. */
    answeredById: signedBy(),
    answeredName: text(),
    way: text({ enum: signingWays }),
    mark: jsonb().$type<SignatureMark>(),
    answeredAt: moment(),
    version: integer(),
    /** Of what was signed or refused: SHA-256. */
    hash: bytes(),
    reason: text(),
    remarks: jsonb().$type<PlanRemark[]>(),
    minutes: text(),
    photoId: uuid().references(() => files.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.id] }),
    index('plan_lines_answered_by').on(table.answeredById).where(sql`${table.answeredById} is not null`),
    index('plan_lines_photo').on(table.photoId).where(sql`${table.photoId} is not null`),
    check(
      'plan_lines_answer',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.hash} is null)`,
    ),
  ],
)

/** The accounts that sign in a line. */
export const planSigners = pgTable(
  'plan_signers',
  {
    planId: ofPlan(),
    lineId: uuid().notNull(),
    personId: ofAccount(),
    /** They were asked at least once: from then on they read the plan. */
    askedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.lineId, table.personId] }),
    foreignKey({
      name: 'plan_signers_line',
      columns: [table.planId, table.lineId],
      foreignColumns: [planLines.planId, planLines.id],
    }).onDelete('cascade'),
    index('plan_signers_person').on(table.personId, table.planId),
  ],
)

/** What was done in the signing of a plan. Rows only come. */
export const planActs = pgTable(
  'plan_acts',
  {
    planId: ofPlan(),
    id: uuid().notNull(),
    lineId: uuid().notNull(),
    act: text({ enum: signingActs }).notNull(),
    role: text({ enum: signatureRoles }).notNull(),
    label: text().notNull(),
    byId: signedBy(),
    name: text().notNull(),
    way: text({ enum: signingWays }),
    version: integer().notNull(),
    hash: bytes().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.id] }),
    index('plan_acts_by').on(table.byId).where(sql`${table.byId} is not null`),
  ],
)

/** The secrets by which the guardian of a line signs, hashed: of the last mail, and of where they pressed last on their page. */
export const planLinks = pgTable(
  'plan_links',
  {
    planId: ofPlan(),
    lineId: uuid().notNull(),
    madeFor: text({ enum: ['mail', 'page'] })
      .notNull()
      .default('mail'),
    tokenHash: bytes().notNull(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.lineId, table.madeFor] }),
    foreignKey({
      name: 'plan_links_line',
      columns: [table.planId, table.lineId],
      foreignColumns: [planLines.planId, planLines.id],
    }).onDelete('cascade'),
    uniqueIndex('plan_links_token').on(table.tokenHash),
  ],
)

/** What a plan said when it was signed, or begun. */
export const planVersions = pgTable(
  'plan_versions',
  {
    planId: ofPlan(),
    version: integer().notNull(),
    hash: bytes().notNull(),
    content: jsonb().$type<PlanContent>().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.version] })],
)
