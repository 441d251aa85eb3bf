import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, textList } from '../../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts.tables.ts'

/** A key that an authenticator of a person holds, which opens the account. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    /** What the authenticator calls it, in base64url. */
    credentialId: text().notNull(),
    publicKey: bytes().notNull(),
    /** How often it was used, where the authenticator counts; one that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: textList(),
    isBackedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_account').on(table.accountId)],
)

/** What a browser was asked to have signed; it is removed when it comes back. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytes().primaryKey(),
    /** Of the cookie of the browser that asked. */
    browserHash: bytes().notNull(),
    /** The account that a passkey is to be added to; absent where somebody signs in. */
    addTo: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)
