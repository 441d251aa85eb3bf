import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss'
import {
  beside,
  clientOf,
  type DatabaseLog,
  type Queryable,
  type Session,
  schemaOf,
  type Transaction,
} from '../database/index.ts'
import { type JobTables, jobsSchema, jobTablesIn } from './job-tables.ts'
import { queueOver } from './queue-statements.ts'

/** A kind of work done after the answer: at least once, so it must be harmless to repeat. */
export interface JobKind<Data extends object> {
  name: string
  /** Tries after the first, with growing pauses. */
  retries: number
  /** How many of a kind a process does at a time, one after the other without a pause while there are any. */
  width: number
  /** How many of one person's a process does at a time: with fewer than `width`, others need not wait for all of theirs. */
  widthEach: number
  /** How many are taken from the queue in one go: for what takes less time than the taking. */
  atOnce: number
  /** Only for the type. */
  data?: Data
}

export function jobKind<Data extends object>(
  name: string,
  { retries = 8, width = 1, widthEach = width, atOnce = 1 }: Partial<Omit<JobKind<Data>, 'name' | 'data'>> = {},
): JobKind<Data> {
  return { name, retries, width, widthEach, atOnce }
}

/** Which try it is; after the last one the queue gives up. */
interface Try {
  isLast: boolean
}

type Work = (data: object, attempt: Try) => Promise<void>

/** Jobs in the application's own database (pg-boss): queued in the transaction that causes them. */
export interface Jobs {
  /**
   * Queues a job that runs if, and only if, the transaction commits; at once, or not before a moment. `person` is whose
   * share of the kind's width it takes.
   */
  enqueue<Data extends object>(
    transaction: Transaction | Queryable,
    kind: JobKind<Data>,
    data: Data,
    options?: { startAfter?: Date; person?: string },
  ): Promise<void>
  /** Says how a kind is done. Before `start`. */
  handle<Data extends object>(kind: JobKind<Data>, work: (data: Data, attempt: Try) => Promise<void>): void
  /** Does a kind again and again; `cron` in Asia/Taipei. Before `start`. */
  every(cron: string, kind: JobKind<object>, work: () => Promise<void>): void
  /**
   * Does something in every process, so many seconds after it was done last: what comes too often to be queued. It must be
   * harmless to do at two processes at once; a failure is logged. Before `start`.
   */
  often(seconds: number, name: string, work: () => Promise<unknown>): void
  /** Does something once the queue is open: what an earlier process left undone. Before `start`. */
  atStart(work: () => Promise<void>): void
  start(): Promise<void>
  stop(): Promise<void>
  /** SQL: the queue's own tables, for whoever looks at them. */
  tables: JobTables
}

/** A job whose process has given no sign of life for so long is another's; the queue takes no less than ten. */
const heartbeatSeconds = 60
/** How often each process looks for such jobs. */
const superviseSeconds = 10
/** No work takes longer; what does is stuck. */
const longestJobSeconds = 3_600
/**
 * How often a worker looks for work of which nobody tells: what was meant for later, and is tried again. Where nothing can
 * be told, it finds everything that way.
 */
const idleSeconds = { told: 5, untold: 0.5, scheduled: 30 }
const stopSeconds = 5

/** Work that is begun anew some time after it was done. */
class Loop {
  readonly #pauseMs: number
  readonly #work: () => Promise<unknown>
  #timer: NodeJS.Timeout | undefined
  #running: Promise<unknown> = Promise.resolve()
  #isStopped = false

  constructor(seconds: number, work: () => Promise<unknown>) {
    this.#pauseMs = seconds * 1_000
    this.#work = work
  }

  start(): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => {
      this.#running = this.#work().then(() => this.start())
    }, this.#pauseMs)
    this.#timer.unref()
  }

  /** Resolves once what runs is done. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }
}

interface JobsOptions {
  /** Tells at once that there is work, whichever process has queued it. */
  session?: Session
  retryDelaySeconds?: number
  heartbeatSeconds?: number
  superviseSeconds?: number
}

export async function createJobs(pool: Pool, log: DatabaseLog, pace: JobsOptions = {}): Promise<Jobs> {
  const { retryDelaySeconds = 5, session } = pace
  const schema = beside(await schemaOf(pool), jobsSchema)
  const boss = new PgBoss({
    db: { ...queueOver(pool), ...(session && { listen: session.listen }) },
    useListenNotify: session !== undefined,
    schema,
    supervise: true,
    superviseIntervalSeconds: pace.superviseSeconds ?? superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds ?? superviseSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const works = new Map<string, { kind: JobKind<object>; work: Work; cron?: string }>()

  const openings: (() => Promise<void>)[] = []
  const loops: Loop[] = []

  async function openQueue({ name, retries }: JobKind<object>, known: QueueResult | undefined): Promise<void> {
    const options = {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: retryDelaySeconds > 0,
      ...(retryDelaySeconds > 0 ? { retryDelayMax: 3_600 } : {}),
      expireInSeconds: longestJobSeconds,
      heartbeatSeconds: pace.heartbeatSeconds ?? heartbeatSeconds,
      notify: true,
      // Payloads of mail jobs hold links that sign people in: they go soon after the mail has gone.
      deleteAfterSeconds: 3_600,
    }
    if (known === undefined) await boss.createQueue(name, options)
    // One that an older version made has that version's options.
    else if (!isDeepStrictEqual({ ...known, ...options }, known)) await boss.updateQueue(name, options)
  }

  /** One after the other, and the next as soon as one is done. */
  async function workThrough({
    kind,
    work,
    cron,
  }: {
    kind: JobKind<object>
    work: Work
    cron?: string
  }): Promise<void> {
    let worker: string | undefined
    const options = {
      pollingIntervalSeconds: cron === undefined ? idleSeconds.untold : idleSeconds.scheduled,
      notifyPollingIntervalSeconds: cron === undefined ? idleSeconds.told : idleSeconds.scheduled,
      includeMetadata: true as const,
      batchSize: kind.atOnce,
      perJobResults: true as const,
      ...(kind.widthEach < kind.width && { localGroupConcurrency: kind.widthEach }),
    }
    const done = async (job: JobWithMetadata<object>) => {
      try {
        await work(job.data, { isLast: job.retryCount >= kind.retries })
        return { id: job.id, status: 'completed' as const }
      } catch (error) {
        log.error({ err: error, job: job.name, id: job.id }, 'job failed, will be tried again')
        return { id: job.id, status: 'failed' as const, output: error }
      }
    }
    worker = await boss.work(kind.name, options, async (jobs: JobWithMetadata<object>[]) => {
      const results: Awaited<ReturnType<typeof done>>[] = []
      for (const job of jobs) results.push(await done(job))
      if (worker !== undefined) boss.notifyWorker(worker)
      return results
    })
  }

  return {
    async enqueue(transaction, kind, data, { startAfter, person } = {}) {
      await boss.send(kind.name, data, {
        db: queueOver(clientOf(transaction)),
        ...(startAfter && { startAfter }),
        ...(person && { group: { id: person } }),
      })
    },
    handle(kind, work) {
      works.set(kind.name, { kind, work: work as Work })
    },
    every(cron, kind, work) {
      works.set(kind.name, { kind, work, cron })
    },
    often(seconds, name, work) {
      loops.push(
        new Loop(seconds, () => work().catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))),
      )
    },
    atStart(work) {
      openings.push(work)
    },
    async start() {
      await boss.start()
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const one of works.values()) {
        await openQueue(one.kind, known.get(one.kind.name))
        for (let abreast = 0; abreast < one.kind.width; abreast += 1) await workThrough(one)
        if (one.cron !== undefined) await boss.schedule(one.kind.name, one.cron, {}, { tz: 'Asia/Taipei' })
      }
      for (const open of openings) await open()
      for (const loop of loops) loop.start()
    },
    async stop() {
      const ended = Promise.all([
        ...[...works.keys()].map((name) => boss.offWork(name)),
        ...loops.map((loop) => loop.stop()),
      ])
      await Promise.race([ended, pause(stopSeconds * 1_000, undefined, { ref: false })])
      // What has not ended by now is given back to the queue.
      await boss.stop({ graceful: false, close: false })
    },
    tables: jobTablesIn(schema),
  }
}
