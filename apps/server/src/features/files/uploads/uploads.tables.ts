import type { ErrorCode } from '@learntrail/contract/errors'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { files } from '../files.tables.ts'

/** An upload that goes on after it broke off. Its bytes lie in the storage's folder `unfinished` under its id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    /** As it was declared; found good at the beginning. */
    name: text().notNull(),
    /** Declared length. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** What it has become: who asks again gets the same receipt. */
    fileId: uuid().references(() => files.id, { onDelete: 'cascade' }),
    /** Why what arrived was not taken: who lost the answer hears it again. */
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
