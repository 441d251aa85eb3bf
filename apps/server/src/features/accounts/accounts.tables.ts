import { sql } from 'drizzle-orm'
import { boolean, customType, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, textList } from '../../platform/database/columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A person's account: how they sign in and what the account may do. What they tell of themselves is in `profiles`. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    emailVerifiedAt: moment(),
    username: text().notNull(),
    registrationRole: text({ enum: ['student', 'teacher', 'education_staff', 'other'] }).notNull(),
    role: text({ enum: ['user', 'staff'] })
      .notNull()
      .default('user'),
    /** Language of the interface and of mails. */
    locale: text({ enum: ['tw', 'en'] })
      .notNull()
      .default('tw'),

    displayName: text().notNull().default(''),
    fullName: text().notNull().default(''),
    avatarFileId: uuid(),

    method: text({ enum: ['email', 'google', 'facebook', 'tanet'] })
      .notNull()
      .default('email'),
    /** argon2id of the digest that the browser sends. */
    passwordHash: text(),
    passwordDigest: text({ enum: ['sha256', 'md5'] })
      .notNull()
      .default('sha256'),
    previousPasswordHash: text(),
    passwordUpdatedAt: moment().notNull(),
    /** When a mailed link last changed it; a second reset within a day is refused. */
    passwordResetAt: moment(),
    isDefaultPassword: boolean().notNull().default(false),

    plan: text({ enum: ['free', 'plus', 'school'] })
      .notNull()
      .default('free'),
    planEndsAt: moment(),
    trialEndsAt: moment(),

    termsAcceptedAt: moment(),
    profileFilledAt: moment(),
    profileConfirmedAt: moment(),
    academicRoleChangedAt: moment(),
    teacherVerifiedAt: moment(),
    suspendedAt: moment(),
    deletedAt: moment(),
    lastSeenAt: moment(),
    createdAt: moment().notNull(),
    lastUsedStickers: textList(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    uniqueIndex('accounts_username').on(sql`lower(${table.username})`),
  ],
)

/** A column that names an account; what it is a part of goes with the account. */
export const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** One device that is signed in. The cookie's value is stored hashed. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    tokenHash: bytes().notNull(),
    accountId: ofAccount(),
    device: text().notNull(),
    address: text().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_expires').on(table.expiresAt),
  ],
)

/** A mailed link: holds for an hour, works once. The token is stored hashed. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: bytes().primaryKey(),
    accountId: ofAccount(),
    purpose: text({ enum: ['activation', 'reset'] }).notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('mail_tokens_account').on(table.accountId, table.createdAt)],
)

/**
 * What may happen only so often: tries of accounts and addresses, mails to an address. One row a key, so that whoever
 * counts holds it; see `login-throttle.ts` and `mail-limits.ts`.
 */
export const tallies = pgTable('tallies', {
  key: text().primaryKey(),
  /** What was tried each time, and when. */
  tried: text().array().notNull(),
  at: timestamp({ withTimezone: true }).array().notNull(),
  /** Nothing counts any more after this. */
  until: moment().notNull(),
})
