import { passwordGivers } from '@learntrail/contract/accounts/password-givers'
import { providers } from '@learntrail/contract/accounts/providers'
import { registrationRoles } from '@learntrail/contract/accounts/registration-roles'
import { loginMethods, mailTokenPurposes } from '@learntrail/contract/accounts/sessions'
import { staffLevels } from '@learntrail/contract/console/levels'
import { drawnAvatars } from '@learntrail/contract/people/drawn-avatars'
import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, rowVersion, textList } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import type { ProvenIdentity, Schooling } from './providers/proven-identity.rules.ts'

const accountRoles = ['user', ...staffLevels] as const
export type AccountRole = (typeof accountRoles)[number]

/**
 * A person's account: how they sign in and what the account may do. What they say about themselves is in `profiles`.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** Null if a provider vouches for a person without an e-mail. */
    email: text(),
    emailVerifiedAt: moment(),
    username: text().notNull(),
    registrationRole: text({ enum: registrationRoles }).notNull(),
    /** The staff level, or `user` for anybody else. */
    role: text({ enum: accountRoles }).notNull().default('user'),
    /** Language of the interface and of mails. */
    locale: text({ enum: ['tw', 'en'] })
      .notNull()
      .default('tw'),

    displayName: text().notNull().default(''),
    fullName: text().notNull().default(''),
    avatarFileId: uuid(),
    /** One of the contract's drawn avatars, in place of a file. */
    drawnAvatar: text({ enum: drawnAvatars }),

    method: text({ enum: loginMethods }).notNull().default('email'),
    /** argon2id of the digest that the browser sends. */
    passwordHash: text(),
    passwordDigest: text({ enum: ['sha256', 'md5'] })
      .notNull()
      .default('sha256'),
    previousPasswordHash: text(),
    passwordUpdatedAt: moment().notNull(),
    /** When a mailed link last changed the password; a second reset within a day is refused. */
    passwordResetAt: moment(),
    isDefaultPassword: boolean().notNull().default(false),
    /** The role of the person who replaced a forgotten password with the present default one. */
    passwordGivenAs: text({ enum: passwordGivers }),

    plan: text({ enum: ['free', 'plus', 'school'] })
      .notNull()
      .default('free'),
    planEndsAt: moment(),
    trialEndsAt: moment(),
    /** The school that itself vouches for the person; the schools a person claims are in `organizations`. */
    vouchedSchoolId: uuid(),

    termsAcceptedAt: moment(),
    profileFilledAt: moment(),
    profileConfirmedAt: moment(),
    academicRoleChangedAt: moment(),
    teacherVerifiedAt: moment(),
    /**
     * Since when other people may treat them as an adult: they signed up as one, or said so once. Later changes to
     * their own profile do not affect it; a school's list or staff do.
     */
    grownUpSince: moment(),
    suspendedAt: moment(),
    deletedAt: moment(),
    lastSeenAt: moment(),
    createdAt: moment().notNull(),
    lastUsedStickers: textList(),
    rowVersion: rowVersion(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    uniqueIndex('accounts_username').on(sql`lower(${table.username})`),
    index('accounts_plan_ends').on(table.planEndsAt, table.id).where(sql`${table.plan} <> 'free'`),
    index('accounts_trial_ends').on(table.trialEndsAt),
    index('accounts_staff').on(table.role).where(sql`${table.role} <> 'user'`),
    index('accounts_suspended').on(table.id).where(sql`${table.suspendedAt} is not null`),
    index('accounts_unconfirmed').on(table.id).where(sql`${table.emailVerifiedAt} is null`),
    index('accounts_unfilled').on(table.id).where(sql`${table.profileFilledAt} is null`),
    index('accounts_default_password').on(table.id).where(sql`${table.isDefaultPassword}`),
    index('accounts_of_school_plan').on(table.id).where(sql`${table.plan} = 'school'`),
    index('accounts_vouched').on(table.vouchedSchoolId).where(sql`${table.vouchedSchoolId} is not null`),
    index('accounts_email_prefix').on(sql`lower(${table.email}) text_pattern_ops`),
    index('accounts_leaving').on(table.deletedAt, table.id).where(sql`${table.deletedAt} is not null`),
  ],
)

/** A column that references an account; its row is deleted with the account. */
export const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** The schools a person acts for. `school_id` has no foreign key: a school remains as long as people belong to it. */
export const schoolPermissions = pgTable(
  'school_permissions',
  {
    accountId: ofAccount(),
    schoolId: uuid().notNull(),
    /** Grades and classes as the school calls them; null for the whole school. */
    reach: jsonb().$type<SchoolReach>(),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.schoolId] }),
    index('school_permissions_school').on(table.schoolId),
  ],
)

/** A signed-in device. Only a hash of the cookie's value is stored. */
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
    /** When the holder last proved their identity again. */
    provedAt: moment(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_expires').on(table.expiresAt),
  ],
)

/** A mailed link: valid for an hour, usable once. Only a hash of the token is stored. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: bytes().primaryKey(),
    accountId: ofAccount(),
    purpose: text({ enum: mailTokenPurposes }).notNull(),
    /** What opening the link adds to the account, if anything. */
    email: text(),
    passwordHash: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('mail_tokens_account').on(table.accountId, table.createdAt)],
)

/** A provider's account that opens this one. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    provider: text({ enum: providers }).notNull(),
    /** The provider's identifier of the person; it never changes. */
    subject: text().notNull(),
    email: text(),
    /** School and class as reported by the education single sign-on. */
    schooling: jsonb().$type<Schooling>(),
    linkedAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.provider, table.subject),
    uniqueIndex('identities_account').on(table.accountId, table.provider),
  ],
)

/** A sign-in started with a provider, and the identity the provider vouched for until it is used. */
export const providerAttempts = pgTable(
  'provider_attempts',
  {
    stateHash: bytes().primaryKey(),
    /** Hash of the cookie of the browser that started the sign-in. */
    browserHash: bytes().notNull(),
    provider: text({ enum: providers }).notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    /** The account to link the provider to; null for a sign-in. */
    linkTo: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    role: text({ enum: registrationRoles }),
    invitation: uuid(),
    returnTo: text(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    proven: jsonb().$type<ProvenIdentity>(),
    /** The account that already has the proven identity's e-mail. */
    conflictWith: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('provider_attempts_browser').on(table.browserHash),
    index('provider_attempts_expires').on(table.expiresAt),
  ],
)

/**
 * Counters for limited actions: tries per account and address, mails per address. One row per key, so that counting
 * locks the row; see `login-throttle.ts` and `mail-limits.ts`.
 */
export const tallies = pgTable('tallies', {
  key: text().primaryKey(),
  /** What was tried, and when; the two arrays run in parallel. */
  tried: text().array().notNull(),
  at: timestamp({ withTimezone: true }).array().notNull(),
  /** After this moment nothing in the row counts. */
  until: moment().notNull(),
})

/** A new `row_version` tells that what is remembered of the person is outdated. */
export const accountTriggers: readonly TableTrigger[] = [
  { table: 'accounts', name: 'accounts_renew', runs: 'renew_row' },
]
