import type { BackupFailure, BackupState } from '@learntrail/contract/console/backups'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, textList } from '../../../platform/database/columns.ts'

/** Backups that were made or tried, so that operators see when the last good one was. */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey(),
    state: text().$type<BackupState>().notNull(),
    /** Where it lies, and on which machine. */
    folder: text().notNull(),
    node: text().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment(),
    files: integer(),
    bytes: bigint({ mode: 'number' }),
    /** When it was read through and found whole. */
    verifiedAt: moment(),
    failure: text().$type<BackupFailure>(),
    /** What is wrong, in words for whoever runs the product: paths and hashes, nobody's data. */
    problems: textList(),
    /** When it made room for a newer one. */
    removedAt: moment(),
  },
  (table) => [index('backups_started').on(table.startedAt)],
)
