import type { ErrorCode } from '@learntrail/contract/errors'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { files } from '../files.tables.ts'

/** An upload that can continue after a break. Its bytes are in the storage's folder `unfinished` under its id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    /** As declared and checked at the beginning. */
    name: text().notNull(),
    /** Declared length. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** The file it became, for repeating the receipt. */
    fileId: uuid().references(() => files.id, { onDelete: 'cascade' }),
    /** Why the content was refused, for repeating the refusal. */
    refusal: jsonb().$type<{ code: ErrorCode; values: Record<string, string | number> }>(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('uploads_owner').on(table.ownerId, table.id),
    index('uploads_file').on(table.fileId),
    index('uploads_expires').on(table.expiresAt),
  ],
)
