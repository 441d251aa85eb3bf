import type { JobTables } from './job-tables.ts'

/** Jobs of a kind that are ready, deferred (retries among them) and being worked on. */
export interface JobCounts {
  kind: string
  waiting: number
  later: number
  active: number
}

/**
 * Returns SQL that reads `JobCounts`. pg-boss updates these numbers every few seconds; the names of its own queues
 * begin with underscores.
 */
export const jobCountsQuery = ({ queue }: JobTables) => `
  select name as kind, ready_count as waiting, deferred_count as later, active_count as active
  from ${queue} where not starts_with(name, '__') order by name`
