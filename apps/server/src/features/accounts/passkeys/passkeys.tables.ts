import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, textList } from '../../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts.tables.ts'

/** A key held by a person's authenticator that opens the account. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    /** The authenticator's credential id, in base64url. */
    credentialId: text().notNull(),
    publicKey: bytes().notNull(),
    /** Number of uses, if the authenticator counts them; a number that does not increase reveals a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: textList(),
    isBackedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_account').on(table.accountId)],
)

/** A challenge issued to a browser; deleted when it comes back. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytes().primaryKey(),
    /** Hash of the cookie of the browser that asked. */
    browserHash: bytes().notNull(),
    /** The account to add a passkey to; null for a sign-in. */
    addTo: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)
