import type pg from 'pg'
import { beside, schemaOf } from '../database/index.ts'

/** What the queue's schema is called beside the product's (`beside`). */
export const jobsSchema = 'jobs'

/** SQL: the tables that the queue keeps its jobs and its kinds of jobs in. */
export interface JobTables {
  job: string
  queue: string
}

export const jobTablesIn = (schema: string): JobTables => ({ job: `${schema}.job`, queue: `${schema}.queue` })

/** The same for whoever has a database and no queue. */
export async function jobTablesOf(pool: pg.Pool): Promise<JobTables> {
  return jobTablesIn(beside(await schemaOf(pool), jobsSchema))
}
