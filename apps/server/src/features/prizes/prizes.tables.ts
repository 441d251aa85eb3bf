import { type AskedPart, type DeliveryWay, deliveryWays } from '@learntrail/contract/prizes/asked'
import { type ApplicationState, applicationStates } from '@learntrail/contract/prizes/states'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, textList } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'

/** Prizes for reward points. Never deleted: applications reference them. */
export const prizes = pgTable(
  'prizes',
  {
    id: uuid().primaryKey(),
    authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    clientId: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    points: integer().notNull(),
    /** Pieces not applied for; for a prize of codes, one per code. */
    stock: integer().notNull(),
    /** Pieces received. */
    received: integer().notNull().default(0),
    perPerson: integer().notNull(),
    way: text({ enum: deliveryWays }).notNull(),
    pickUp: text().notNull(),
    asks: textList().$type<AskedPart[]>(),
    startsAt: moment(),
    endsAt: moment(),
    withdrawnAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('prizes_client').on(table.authorId, table.clientId),
    index('prizes_file').on(table.fileId).where(sql`${table.fileId} is not null`),
    check('prizes_stock', sql`${table.stock} between 0 and 200000`),
    check('prizes_points', sql`${table.points} between 1 and 100000`),
  ],
)

/** Applications for prizes. Their points are on hold in the applicant's purse. */
export const prizeApplications = pgTable(
  'prize_applications',
  {
    accountId: ofAccount(),
    id: uuid().notNull(),
    /** The number by which people refer to it. */
    number: text().notNull(),
    prizeId: uuid()
      .notNull()
      .references(() => prizes.id),
    clientId: uuid().notNull(),
    way: text({ enum: deliveryWays }).$type<DeliveryWay>().notNull(),
    points: integer().notNull(),
    state: text({ enum: applicationStates }).$type<ApplicationState>().notNull(),
    /** Why staff refused it, in words for the applicant. */
    reason: text().notNull().default(''),
    /** How it was sent. */
    tracking: text().notNull().default(''),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** When it reached a final state. */
    endedAt: moment(),
    /** When its personal details were deleted. */
    erasedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('prize_applications_id').on(table.id),
    uniqueIndex('prize_applications_number').on(table.number),
    index('prize_applications_typed').on(sql`replace(${table.number}, '-', '') text_pattern_ops`),
    uniqueIndex('prize_applications_client').on(table.accountId, table.clientId),
    index('prize_applications_prize').on(table.prizeId, table.state, table.id),
    index('prize_applications_state').on(table.state, table.id),
    index('prize_applications_sent').on(table.sentAt).where(sql`${table.state} = 'sent'`),
    index('prize_applications_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null and ${table.erasedAt} is null`),
  ],
)

const ofApplication = () =>
  uuid()
    .notNull()
    .references(() => prizeApplications.id, { onDelete: 'cascade' })

/** Each state that an application reached, once. */
export const prizeSteps = pgTable(
  'prize_steps',
  {
    applicationId: ofApplication(),
    state: text({ enum: applicationStates }).notNull(),
    at: moment().notNull(),
    /** The member of staff; null for the applicant, a guardian or the system. */
    byId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.state] }),
    index('prize_steps_by').on(table.byId).where(sql`${table.byId} is not null`),
  ],
)

/** Personal details of an application, each part sealed for this row alone (`sealed-details.ts`). */
export const prizeDetails = pgTable(
  'prize_details',
  {
    applicationId: ofApplication(),
    field: text({ enum: ['recipient', 'address', 'phone', 'signature', 'guardian', 'idFront', 'idBack'] }).notNull(),
    sealed: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.field] })],
)

/** The question mailed to a guardian. Its secret is stored hashed; a new one replaces it. */
export const prizeConsents = pgTable(
  'prize_consents',
  {
    applicationId: ofApplication().primaryKey(),
    tokenHash: bytes().notNull(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    answeredAt: moment(),
    answer: text({ enum: ['agreed', 'refused'] }),
  },
  (table) => [
    uniqueIndex('prize_consents_token').on(table.tokenHash),
    check('prize_consents_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
)

/** Digital codes of a prize, sealed; each goes to one application. */
export const prizeCodes = pgTable(
  'prize_codes',
  {
    prizeId: uuid()
      .notNull()
      .references(() => prizes.id),
    id: uuid().notNull(),
    sealed: bytes().notNull(),
    /** The application it was given to; null if none. */
    applicationId: uuid().references(() => prizeApplications.id, { onDelete: 'set null' }),
    givenAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.prizeId, table.id] }),
    uniqueIndex('prize_codes_application').on(table.applicationId).where(sql`${table.applicationId} is not null`),
    index('prize_codes_free').on(table.prizeId, table.id).where(sql`${table.givenAt} is null`),
  ],
)

/** Settings for all prizes; one row. */
export const prizeSettings = pgTable(
  'prize_settings',
  {
    id: integer().primaryKey(),
    takesIdImages: boolean().notNull(),
  },
  (table) => [check('prize_settings_one', sql`${table.id} = 1`)],
)
