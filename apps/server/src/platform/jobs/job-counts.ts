import type { JobTables } from './job-tables.ts'

/** How many jobs of a kind wait for a free hand, are meant for later (tried again among them), and are being done. */
export interface JobCounts {
  kind: string
  waiting: number
  later: number
  active: number
}

/** Reads `JobCounts`. The queue counts every few seconds and keeps the figures; its own queues begin with underscores. */
export const jobCountsQuery = ({ queue }: JobTables) => `
  select name as kind, ready_count as waiting, deferred_count as later, active_count as active
  from ${queue} where not starts_with(name, '__') order by name`
