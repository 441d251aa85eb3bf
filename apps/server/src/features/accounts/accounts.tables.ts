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
import type { ProvenIdentity, Schooling } from './providers/proven-identity.ts'

const accountRoles = ['user', ...staffLevels] as const
export type AccountRole = (typeof accountRoles)[number]

/** A person's account: how they sign in and what the account may do. What they tell of themselves is in `profiles`. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** Absent where a provider vouches for somebody without one. */
    email: text(),
    emailVerifiedAt: moment(),
    username: text().notNull(),
    registrationRole: text({ enum: registrationRoles }).notNull(),
    /** What somebody of the service's people may do, or `user`. */
    role: text({ enum: accountRoles }).notNull().default('user'),
    /** Language of the interface and of mails. */
    locale: text({ enum: ['tw', 'en'] })
      .notNull()
      .default('tw'),

    displayName: text().notNull().default(''),
    fullName: text().notNull().default(''),
    avatarFileId: uuid(),
    /** One of the contract's, instead of a file. */
    drawnAvatar: text({ enum: drawnAvatars }),

    method: text({ enum: loginMethods }).notNull().default('email'),
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
    /** As what somebody else gave them the default password that they have, in the place of a forgotten one. */
    passwordGivenAs: text({ enum: passwordGivers }),

    plan: text({ enum: ['free', 'plus', 'school'] })
      .notNull()
      .default('free'),
    planEndsAt: moment(),
    trialEndsAt: moment(),
    /** The school that says itself that they belong to it; what somebody tells of themselves is in `organizations`. */
    vouchedSchoolId: uuid(),

    termsAcceptedAt: moment(),
    profileFilledAt: moment(),
    profileConfirmedAt: moment(),
    academicRoleChangedAt: moment(),
    teacherVerifiedAt: moment(),
    /**
     * Since when they count as grown-up towards others: they signed up as one, or have said so once. What they say of
     * themselves later changes nothing about it; a school's list or staff do.
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

/** A column that names an account; what it is a part of goes with the account. */
export const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** The schools that somebody acts for. A school stays as long as people belong to it, so that its row is not named here. */
export const schoolPermissions = pgTable(
  'school_permissions',
  {
    accountId: ofAccount(),
    schoolId: uuid().notNull(),
    /** Grades and classes as the school calls them, where it is not the whole school. */
    reach: jsonb().$type<SchoolReach>(),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.schoolId] }),
    index('school_permissions_school').on(table.schoolId),
  ],
)

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
    /** When its holder has shown again who they are. */
    provedAt: moment(),
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
    purpose: text({ enum: mailTokenPurposes }).notNull(),
    /** What it adds to the account, where it adds something. */
    email: text(),
    passwordHash: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('mail_tokens_account').on(table.accountId, table.createdAt)],
)

/** An account elsewhere that opens this one. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    provider: text({ enum: providers }).notNull(),
    /** What the provider calls the person; it never changes. */
    subject: text().notNull(),
    email: text(),
    /** What the education single sign-on says of school and class. */
    schooling: jsonb().$type<Schooling>(),
    linkedAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.provider, table.subject),
    uniqueIndex('identities_account').on(table.accountId, table.provider),
  ],
)

/** A browser that has left for a provider, and what the provider then vouched for until it is made use of. */
export const providerAttempts = pgTable(
  'provider_attempts',
  {
    stateHash: bytes().primaryKey(),
    /** Of the cookie of the browser that left. */
    browserHash: bytes().notNull(),
    provider: text({ enum: providers }).notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    /** The account that a provider is to be linked to; absent where somebody signs in. */
    linkTo: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    role: text({ enum: registrationRoles }),
    invitation: uuid(),
    returnTo: text(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    proven: jsonb().$type<ProvenIdentity>(),
    /** Whose e-mail the proven identity has. */
    conflictWith: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('provider_attempts_browser').on(table.browserHash),
    index('provider_attempts_expires').on(table.expiresAt),
  ],
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
