import type { ContentDocument } from '@learntrail/contract/content/document'
import {
  boolean,
  date,
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
import { moment, textList } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'

const shared = () =>
  uuid()
    .notNull()
    .references(() => sharedRecords.id, { onDelete: 'cascade' })
/** Null once the author's account is deleted; the text stays. */
const author = () => uuid().references(() => accounts.id, { onDelete: 'set null' })

/** A record that friends write together. Kept after its publication: it knows the authors. */
export const sharedRecords = pgTable('shared_records', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  content: jsonb().$type<ContentDocument>().notNull(),
  date: date({ mode: 'string' }),
  classification: text(),
  tags: textList(),
  customTags: textList(),
  version: integer().notNull().default(1),
  editedById: author(),
  editedAt: moment().notNull(),
  createdAt: moment().notNull(),
  publishedAt: moment(),
})

export const sharedPeople = pgTable(
  'shared_people',
  {
    sharedId: shared(),
    personId: ofAccount(),
    isOwner: boolean().notNull().default(false),
    state: text({ enum: ['invited', 'accepted', 'declined', 'left', 'removed'] }).notNull(),
    /** Privacy of the person's own copy. */
    privacy: smallint().notNull().default(3),
    /** The version that the person agreed to. */
    agreedVersion: integer(),
    /** Chosen by the owner's browser, so that a start sent twice is one. */
    clientId: uuid(),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sharedId, table.personId] }),
    index('shared_people_person').on(table.personId, table.sharedId),
    uniqueIndex('shared_people_client').on(table.personId, table.clientId),
  ],
)

export const sharedFiles = pgTable(
  'shared_files',
  {
    sharedId: shared(),
    position: smallint().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.sharedId, table.position] }),
    uniqueIndex('shared_files_file').on(table.fileId),
  ],
)

/** A stretch of writing by one person, older than the documents; no rows are added. */
export const sharedEdits = pgTable(
  'shared_edits',
  {
    id: uuid().primaryKey(),
    sharedId: shared(),
    personId: author(),
    startedAt: moment().notNull(),
    at: moment().notNull(),
    fields: textList(),
    /** The text before the stretch, to tell what was added and removed. */
    before: jsonb().$type<ContentDocument>().notNull(),
    added: text().notNull(),
    removed: text().notNull(),
  },
  (table) => [index('shared_edits_shared').on(table.sharedId, table.id)],
)
