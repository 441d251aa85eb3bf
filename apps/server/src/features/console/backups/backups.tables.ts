import type { BackupFailure, BackupState } from '@learntrail/contract/console/backups'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, textList } from '../../../platform/database/columns.ts'

/** Backups made or attempted, so that operators see when the last good one was. */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey(),
    state: text().$type<BackupState>().notNull(),
    /** Its folder, and the machine it is on. */
    folder: text().notNull(),
    node: text().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment(),
    files: integer(),
    bytes: bigint({ mode: 'number' }),
    /** When it was verified and found complete. */
    verifiedAt: moment(),
    failure: text().$type<BackupFailure>(),
    /** What is wrong, for operators: paths and hashes, no personal data. */
    problems: textList(),
    /** When it was removed in favour of a newer one. */
    removedAt: moment(),
  },
  (table) => [index('backups_started').on(table.startedAt)],
)
