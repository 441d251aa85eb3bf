import { kindOf } from '../declared.ts'

/** A trigger of a table. Migrations make it and its function; it is declared here so that its table's reader knows. */
export interface TableTrigger {
  table: string
  name: string
  /** Name of its function. */
  runs: string
  /** The table of another feature that it writes, for the reasons of decision 102. */
  reaches?: string
}

/** The triggers of each feature's tables, beside those that keep `file_holds`, which follow from the file uses. */
export const tableTriggers = kindOf<TableTrigger>('triggers')
