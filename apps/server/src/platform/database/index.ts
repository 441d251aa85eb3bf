export { type BackUpResult, backUp } from './back-up.ts'
export { asWork } from './current-work.ts'
export {
  afterCommit,
  clientOf,
  type Database,
  inTransaction,
  type Queryable,
  type StatementClient,
  type Transaction,
  withCommit,
} from './database.ts'
export { type DatabaseFailure, databaseFailure } from './database-failure.ts'
export { isForeignKeyViolation, isMissingInSchema, isUniqueViolation } from './errors.ts'
export { smallestPool } from './lane-sizes.rules.ts'
export type { Lane } from './lanes.ts'
export { type Locks, openLocks } from './locks.ts'
export type { DatabaseLog } from './log.ts'
export { migrateDatabase, rehearseMigrations } from './migrate.ts'
export { type DatabaseOptions, type OpenedDatabase, openDatabase } from './open-database.ts'
export { quickRead } from './quick-reads.ts'
export { restore } from './restore.ts'
export { beside, besideSql, schemaOf } from './schema.ts'
export { openSession, type Session } from './session.ts'
export { StatementNames } from './statement-names.ts'
export { type VerifyBackupOptions, verifyBackup } from './verify-backup.ts'
export { asWritten } from './written-columns.ts'
