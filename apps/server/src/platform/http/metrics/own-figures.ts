import { kindOf } from '../../declared.ts'
import type { JobTables } from '../../jobs/job-tables.ts'

/** A figure that a feature keeps in the database, as a monitoring system reads it. */
export interface OwnFigure {
  /** Without the product's name before it. */
  name: string
  help: string
  /** By what it is told apart; columns of the same names hold which. */
  labels?: readonly string[]
  /**
   * SQL: rows of `value`, and of the labels; it may ask the queue's own tables. A small question, which is asked whenever
   * somebody looks.
   */
  query: string | ((jobs: JobTables) => string)
}

export const ownFigures = kindOf<OwnFigure>('figures')
