import pg from 'pg'

/** Error codes from PostgreSQL's manual, appendix A. */
const codes = {
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  notSupported: '0A000',
  undefinedTable: '42P01',
  undefinedColumn: '42703',
} as const

/** Returns whether the error is a unique violation, of this constraint if one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, codes.uniqueViolation, constraint)
}

/** Returns whether the row referred to does not exist, or is still referred to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return violates(error, codes.foreignKeyViolation, constraint)
}

/** Returns whether a statement names a table or column that does not exist: the database is not migrated yet. */
export function isMissingInSchema(error: unknown): boolean {
  const code = databaseError(error)?.code
  return code === codes.undefinedTable || code === codes.undefinedColumn
}

/** Returns whether the same transaction may succeed when simply run again. */
export function mayBeRepeated(error: unknown): boolean {
  const code = databaseError(error)?.code
  return code === codes.deadlockDetected || code === codes.serializationFailure
}

/**
 * Returns whether a prepared statement's result columns have changed since it was planned, because a migration altered
 * a table.
 */
export function isOutdatedPlan(error: unknown): boolean {
  const cause = databaseError(error)
  return cause?.code === codes.notSupported && cause.routine === 'RevalidateCachedQuery'
}

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  const cause = databaseError(error)
  return cause?.code === code && (constraint === undefined || cause.constraint === constraint)
}

/** Returns the driver's error from under Drizzle's wrapper and any wrapper of ours; undefined if there is none. */
export function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return current
  }
  return undefined
}
