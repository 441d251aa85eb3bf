import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'

/**
 * Documents that several people write at once: one of each kind for a thing. The row is locked while a change gets its
 * number.
 */
export const documents = pgTable(
  'documents',
  {
    thingId: uuid().notNull(),
    kind: text().notNull(),
    lastNumber: integer().notNull(),
    checkpointNumber: integer().notNull().default(0),
    /** The newest schema version used in it. */
    schema: smallint().notNull(),
    /** Raised whenever access may have changed; a node's cached permits hold for one value only. */
    accessVersion: integer().notNull().default(0),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.thingId, table.kind] })],
)

const ofDocument = () => ({ thingId: uuid().notNull(), kind: text().notNull() })

type DocumentColumns = Parameters<typeof foreignKey>[0]['columns']

const goesWithDocument = (columns: DocumentColumns) =>
  foreignKey({ columns, foreignColumns: [documents.thingId, documents.kind] }).onDelete('cascade')

/** All changes in order, as received. */
export const documentUpdates = pgTable(
  'document_updates',
  {
    ...ofDocument(),
    number: integer().notNull(),
    /**
     * Account of the session that sent it; null once the account is gone, and for the server's own. No foreign key:
     * `document_clients` leads to the rows of an account.
     */
    accountId: uuid(),
    /** The window that sent it, and the change's number within that window. */
    client: bigint({ mode: 'number' }).notNull(),
    change: integer().notNull(),
    at: moment().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.thingId, table.kind, table.number] }),
    uniqueIndex('document_updates_change').on(table.thingId, table.kind, table.client, table.change),
    goesWithDocument([table.thingId, table.kind]),
  ],
)

/** A document merged up to a number. */
export const documentCheckpoints = pgTable(
  'document_checkpoints',
  {
    ...ofDocument(),
    number: integer().notNull(),
    at: moment().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.thingId, table.kind, table.number] }),
    goesWithDocument([table.thingId, table.kind]),
  ],
)

/** The account that writes under a Yjs client number; no other ever may. */
export const documentClients = pgTable(
  'document_clients',
  {
    ...ofDocument(),
    client: bigint({ mode: 'number' }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Number of the change that introduced it. */
    since: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.thingId, table.kind, table.client] }),
    goesWithDocument([table.thingId, table.kind]),
    index('document_clients_account').on(table.accountId),
  ],
)

/** Exclusive locks on a document, or on several locked as one; then no document of the lock's name need exist. */
export const documentLocks = pgTable(
  'document_locks',
  {
    ...ofDocument(),
    holderId: ofAccount(),
    since: moment().notNull(),
    inputAt: moment().notNull(),
    /** When a window of the holder was last seen. */
    seenAt: moment().notNull(),
    askedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    askedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.thingId, table.kind] }),
    index('document_locks_holder').on(table.holderId),
    index('document_locks_asked').on(table.askedBy),
  ],
)
