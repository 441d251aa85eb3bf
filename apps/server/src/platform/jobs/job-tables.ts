import type pg from 'pg'
import { beside, schemaOf } from '../database/index.ts'

/** Name of the queue's schema, before `beside` is applied. */
export const jobsSchema = 'jobs'

/** SQL names of the queue's tables of jobs and of kinds of jobs. */
export interface JobTables {
  job: string
  queue: string
}

export const jobTablesIn = (schema: string): JobTables => ({ job: `${schema}.job`, queue: `${schema}.queue` })

/** Returns the queue's tables, for code with a database and no queue. */
export async function jobTablesOf(pool: pg.Pool): Promise<JobTables> {
  return jobTablesIn(beside(await schemaOf(pool), jobsSchema))
}
