import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { type JobWithMetadata, PgBoss, type QueueResult, type Schedule } from 'pg-boss'
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
  /**
   * Number of jobs of the kind that a process runs at a time; each worker continues without a pause while there are
   * more.
   */
  width: number
  /**
   * Number of one person's jobs that a process runs at a time: if smaller than `width`, others need not wait for all of
   * theirs.
   */
  widthEach: number
  /** Number of jobs fetched from the queue at once, for work that takes less time than fetching. */
  atOnce: number
  /** Exists only for the type. */
  data?: Data
}

export function jobKind<Data extends object>(
  name: string,
  { retries = 8, width = 1, widthEach = width, atOnce = 1 }: Partial<Omit<JobKind<Data>, 'name' | 'data'>> = {},
): JobKind<Data> {
  return { name, retries, width, widthEach, atOnce }
}

/** Whether this is the last try, after which the queue gives up. */
interface Try {
  isLast: boolean
}

type Work = (data: object, attempt: Try) => Promise<void>

/** Jobs in the application's own database (pg-boss), enqueued in the transaction that causes them. */
export interface Jobs {
  /**
   * Enqueues a job that runs if, and only if, the transaction commits; at once, or not before `startAfter`. `person` is
   * the one whose share of the kind's width it uses.
   */
  enqueue<Data extends object>(
    transaction: Transaction | Queryable,
    kind: JobKind<Data>,
    data: Data,
    options?: { startAfter?: Date; person?: string },
  ): Promise<void>
  /** Registers the handler of a kind. Call before `start`. */
  handle<Data extends object>(kind: JobKind<Data>, work: (data: Data, attempt: Try) => Promise<void>): void
  /** Runs a kind on a schedule; `cron` is in Asia/Taipei. Call before `start`. */
  every(cron: string, kind: JobKind<object>, work: () => Promise<void>): void
  /**
   * Runs something in every process, `seconds` after its last run ended: for work too frequent to enqueue. It must be
   * harmless to run in two processes at once; failures are logged. Call before `start`.
   */
  often(seconds: number, name: string, work: () => Promise<unknown>): void
  /** Runs something once the queue is open, to finish what an earlier process left undone. Call before `start`. */
  atStart(work: () => Promise<void>): void
  start(): Promise<void>
  stop(): Promise<void>
  /** SQL names of the queue's own tables. */
  tables: JobTables
}

/** A job whose process has sent no heartbeat for this long is given to another; pg-boss requires at least ten. */
const heartbeatSeconds = 60
/** How often each process looks for such jobs. */
const superviseSeconds = 10
/** No job takes longer; one that does is stuck. */
const longestJobSeconds = 3_600
/**
 * How often a worker polls for jobs without a notification: deferred ones and retries. `untold` is for processes
 * without notifications, where polling finds everything.
 */
const idleSeconds = { told: 5, untold: 0.5, scheduled: 30 }
const stopSeconds = 5

/** Work that is repeated some time after it has finished. */
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

  /** Resolves once the current run is done. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }
}

interface JobsOptions {
  /** Delivers notifications of new jobs at once, whichever process has enqueued them. */
  session?: Session
  retryDelaySeconds?: number
  heartbeatSeconds?: number
  superviseSeconds?: number
}

const timeZone = 'Asia/Taipei'

/** Whether an earlier start has made this schedule: making all of them again took a quarter of every start. */
const isScheduled = (known: Schedule | undefined, cron: string) => known?.cron === cron && known.timezone === timeZone

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
      // Payloads of mail jobs contain sign-in links: they are deleted soon after the mail is sent.
      deleteAfterSeconds: 3_600,
    }
    if (known === undefined) await boss.createQueue(name, options)
    // A queue made by an older version has that version's options.
    else if (!isDeepStrictEqual({ ...known, ...options }, known)) await boss.updateQueue(name, options)
  }

  /** Starts one worker, which runs one batch after another and fetches the next as soon as one is done. */
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
        log.error({ err: error, job: job.name, id: job.id }, 'job failed and will be retried')
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
      const scheduled = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
      for (const one of works.values()) {
        await openQueue(one.kind, known.get(one.kind.name))
        for (let abreast = 0; abreast < one.kind.width; abreast += 1) await workThrough(one)
        if (one.cron !== undefined && !isScheduled(scheduled.get(one.kind.name), one.cron))
          await boss.schedule(one.kind.name, one.cron, {}, { tz: timeZone })
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
      // Jobs that have not ended by now are given back to the queue.
      await boss.stop({ graceful: false, close: false })
    },
    tables: jobTablesIn(schema),
  }
}
