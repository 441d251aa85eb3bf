import { kindOf } from '../../declared.ts'
import type { JobTables } from '../../jobs/job-tables.ts'

/** A metric that a feature computes from the database. */
export interface OwnFigure {
  /** Without the product's prefix. */
  name: string
  help: string
  /** Names of its labels; columns of the same names contain their values. */
  labels?: readonly string[]
  /**
   * SQL that returns rows of `value` and of the labels; it may use the queue's own tables. Must be cheap: it runs at
   * every scrape.
   */
  query: string | ((jobs: JobTables) => string)
}

export const ownFigures = kindOf<OwnFigure>('figures')
