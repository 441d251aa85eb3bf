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

/** The lines in which a plan is signed, each with its last answer. */
export const planLines = pgTable(
  'plan_lines',
  {
    planId: ofPlan(),
    id: uuid().notNull(),
    /** Unique on its own: ids come from browsers and may repeat across plans, and photographs refer to a line by it. */
    key: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    position: smallint().notNull(),
    role: text({ enum: signatureRoles }).notNull(),
    label: text().notNull(),
    guardianEmail: text(),
    /** Derived from the lines, their order and the plan's content; kept for lists. */
    state: text({ enum: lineStates }).notNull().default('idle'),
    /** Since when the line waits for an answer; null when nobody was asked or an answer stands. */
    askedAt: moment(),
    remindedAt: moment(),
    answer: text({ enum: ['signed', 'refused'] }),
    /** Null when answered by a person without an account, or whose account is gone. */
    answeredById: signedBy(),
    answeredName: text(),
    way: text({ enum: signingWays }),
    mark: jsonb().$type<SignatureMark>(),
    answeredAt: moment(),
    version: integer(),
    /** SHA-256 of the content that was signed or refused. */
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
    /** When they were last asked; null before. Once asked, they can read the plan. */
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

/** History of the signing of a plan. Append-only. */
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

/**
 * Hashed tokens by which a line's guardian signs: one from the last mail, one made last on the guardian's own page.
 */
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

/** The content of a plan when signers were asked, when it was signed or when it was begun. */
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
