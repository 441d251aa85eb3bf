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

/** What several people write at once: one of a kind for a thing. Its row is held while a change gets its number. */
export const documents = pgTable(
  'documents',
  {
    thingId: uuid().notNull(),
    kind: text().notNull(),
    lastNumber: integer().notNull(),
    checkpointNumber: integer().notNull().default(0),
    /** The newest form that something of it was written in. */
    schema: smallint().notNull(),
    /** Another one whenever who may write may have changed: what a node knows of that holds for one. */
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

/** Every change in its order, as it came. */
export const documentUpdates = pgTable(
  'document_updates',
  {
    ...ofDocument(),
    number: integer().notNull(),
    /** Whose session it came by; null once the account is gone, and of what the server made. `document_clients` leads to them. */
    accountId: uuid(),
    /** The window that sent it, and which of what it sent it is. */
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

/** All of a document up to a number, merged. */
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

/** Under a number of Yjs one account writes, and nobody else ever. */
export const documentClients = pgTable(
  'document_clients',
  {
    ...ofDocument(),
    client: bigint({ mode: 'number' }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The change by which it came. */
    since: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.thingId, table.kind, table.client] }),
    goesWithDocument([table.thingId, table.kind]),
    index('document_clients_account').on(table.accountId),
  ],
)

/** Who writes a document alone, or several that are locked as one: there need not be one of the lock's name. */
export const documentLocks = pgTable(
  'document_locks',
  {
    ...ofDocument(),
    holderId: ofAccount(),
    since: moment().notNull(),
    inputAt: moment().notNull(),
    /** When a window of theirs was last there. */
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
