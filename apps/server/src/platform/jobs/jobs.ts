import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { DatabaseLog, Queryable, Transaction } from '../database/index.ts'

/** A kind of work done after the answer: at least once, so it must be harmless to repeat. */
export interface JobKind<Data extends object> {
  name: string
  /** Tries after the first, with growing pauses. */
  retries: number
  /** How many of a kind are done at a time. */
  width: number
  /** Only for the type. */
  data?: Data
}

export function jobKind<Data extends object>(
  name: string,
  { retries = 8, width = 1 }: { retries?: number; width?: number } = {},
): JobKind<Data> {
  return { name, retries, width }
}

/** Which try it is; after the last one the queue gives up. */
interface Try {
  isLast: boolean
}

type Work = (data: object, attempt: Try) => Promise<void>

/** Jobs in the application's own database (pg-boss): queued in the transaction that causes them. */
export interface Jobs {
  /** Queues a job that runs if, and only if, the transaction commits; at once, or not before a moment. */
  enqueue<Data extends object>(
    transaction: Transaction | Queryable,
    kind: JobKind<Data>,
    data: Data,
    options?: { startAfter?: Date },
  ): Promise<void>
  /** Says how a kind is done. Before `start`. */
  handle<Data extends object>(kind: JobKind<Data>, work: (data: Data, attempt: Try) => Promise<void>): void
  /** Does a kind again and again; `cron` in Asia/Taipei. Before `start`. */
  every(cron: string, kind: JobKind<object>, work: () => Promise<void>): void
  /** Does something once the queue is open: what an earlier process left undone. Before `start`. */
  atStart(work: () => Promise<void>): void
  start(): Promise<void>
  stop(): Promise<void>
}

export function createJobs(pool: Pool, log: DatabaseLog, { retryDelaySeconds = 5 } = {}): Jobs {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    schema: 'jobs',
    // Payloads of mail jobs hold links that sign people in: they go as soon as the mail has gone.
    supervise: true,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const works = new Map<string, { kind: JobKind<object>; work: Work; cron?: string }>()

  const openings: (() => Promise<void>)[] = []

  return {
    async enqueue(transaction, kind, data, { startAfter } = {}) {
      await boss.send(kind.name, data, { db: fromDrizzle(transaction, sql), ...(startAfter && { startAfter }) })
    },
    handle(kind, work) {
      works.set(kind.name, { kind, work: work as Work })
    },
    every(cron, kind, work) {
      works.set(kind.name, { kind, work, cron })
    },
    atStart(work) {
      openings.push(work)
    },
    async start() {
      await boss.start()
      for (const { kind, work, cron } of works.values()) {
        await boss.createQueue(kind.name, {
          retryLimit: kind.retries,
          retryDelay: retryDelaySeconds,
          retryBackoff: retryDelaySeconds > 0,
          ...(retryDelaySeconds > 0 ? { retryDelayMax: 3_600 } : {}),
          deleteAfterSeconds: 3_600,
        })
        const options = {
          pollingIntervalSeconds: cron === undefined ? 0.5 : 30,
          localConcurrency: kind.width,
          includeMetadata: true as const,
        }
        await boss.work(kind.name, options, async (jobs) => {
          for (const job of jobs) {
            try {
              await work(job.data as object, { isLast: job.retryCount >= kind.retries })
            } catch (error) {
              log.error({ err: error, job: job.name, id: job.id }, 'job failed, will be tried again')
              throw error
            }
          }
        })
        if (cron !== undefined) await boss.schedule(kind.name, cron, {}, { tz: 'Asia/Taipei' })
      }
      for (const open of openings) await open()
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000, close: false })
    },
  }
}
