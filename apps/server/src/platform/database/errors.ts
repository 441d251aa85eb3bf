import pg from 'pg'

/** Codes of PostgreSQL's manual, appendix A. */
const codes = {
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  notSupported: '0A000',
  undefinedTable: '42P01',
  undefinedColumn: '42703',
} as const

/** Whether the database refused a second row with the same key, and whether by this constraint when one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, codes.uniqueViolation, constraint)
}

/** Whether the row that was pointed to does not exist, or is still pointed to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return violates(error, codes.foreignKeyViolation, constraint)
}

/** Whether a statement names a table or a column that is not there: the database has yet to be migrated. */
export function isMissingInSchema(error: unknown): boolean {
  const code = databaseError(error)?.code
  return code === codes.undefinedTable || code === codes.undefinedColumn
}

/** Whether the same transaction can succeed when it is simply run again. */
export function mayBeRepeated(error: unknown): boolean {
  const code = databaseError(error)?.code
  return code === codes.deadlockDetected || code === codes.serializationFailure
}

/** Whether a prepared statement answers other columns by now than when it was planned: a migration changed a table meanwhile. */
export function isOutdatedPlan(error: unknown): boolean {
  const cause = databaseError(error)
  return cause?.code === codes.notSupported && cause.routine === 'RevalidateCachedQuery'
}

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  const cause = databaseError(error)
  return cause?.code === code && (constraint === undefined || cause.constraint === constraint)
}

/** Drizzle wraps what the driver threw, and an error of ours may wrap Drizzle's. */
export function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return current
  }
  return undefined
}
