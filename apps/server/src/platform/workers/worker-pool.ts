import type { Shares } from '../queues/fair-queue.ts'
import { createTurns, TooManyWaiting } from '../queues/turns.ts'
import type { StopReason } from './tasks.ts'
import { type Circumstances, type Failure, startWorker, type Worker, type WorkerProgram } from './worker.ts'

export interface PoolOptions extends Partial<Omit<Shares, 'width'>> {
  /** Tasks done at the same time. */
  width: number
  /** A process is replaced after this many tasks, because the memory of native libraries only grows. */
  mostServed: number
  /** It is also replaced if it holds more than this after a task. */
  restingMegabytes?: number
  /** An idle process is ended after this time. */
  idleMs: number
  /** Niceness of the processes: 0 normal priority, 19 lowest. */
  niceness: number
}

export interface Order<Task> extends Circumstances {
  task: Task
  /** Whose task it is; keys take turns. */
  key?: string
  /** Called with the number of tasks ahead, and again whenever it may have changed. */
  onWaiting?: ((ahead: number) => void) | undefined
  onStarted?: (() => void) | undefined
}

/** Processes that do tasks, with a queue for them. None is started before the first task. */
export interface WorkerPool<Task, Result> {
  run(order: Order<Task>): Promise<Result>
  /** Number of live processes. */
  readonly size: number
  /** Ends the idle processes. */
  rest(): void
  /**
   * Prepares for the server to stop: waiting and new tasks fail at once as `interrupted`, running ones after `graceMs`
   * milliseconds.
   */
  interrupt(graceMs: number): void
  /** Undoes `interrupt`, for a server that starts in a process where another one has stopped. */
  resume(): void
}

export function createWorkerPool<Task extends object, Result, Reason extends string>(
  program: Omit<WorkerProgram, 'niceness'>,
  failure: Failure<Reason>,
  options: PoolOptions,
): WorkerPool<Task, Result> {
  const { width, mostServed, idleMs, niceness } = options
  const { mostAtOnce = width, mostWaiting = Number.POSITIVE_INFINITY } = options
  const { restingMegabytes = Number.POSITIVE_INFINITY } = options
  const turns = createTurns({ width, mostAtOnce, mostWaiting })
  const idle = new Map<Worker<Task, Result>, NodeJS.Timeout>()
  const busy = new Set<Worker<Task, Result>>()
  let stopping = new AbortController()

  function takeIdle(): Worker<Task, Result> | undefined {
    for (const [worker, timer] of idle) {
      clearTimeout(timer)
      idle.delete(worker)
      if (!worker.hasEnded) return worker
    }
    return undefined
  }

  async function giveBack(worker: Worker<Task, Result>): Promise<void> {
    const isUsedUp = worker.served >= mostServed || (await worker.megabytes()) > restingMegabytes
    busy.delete(worker)
    if (worker.hasEnded) return
    if (isUsedUp) return worker.end()
    const timer = setTimeout(() => {
      idle.delete(worker)
      worker.end()
    }, idleMs)
    timer.unref()
    idle.set(worker, timer)
  }

  async function takeTurn({ key = '', signal, onWaiting }: Order<Task>): Promise<() => void> {
    const { signal: stopped } = stopping
    try {
      return await turns.take(key, { signal: signal ? AbortSignal.any([signal, stopped]) : stopped, onWaiting })
    } catch (error) {
      const left: StopReason = stopped.aborted ? 'interrupted' : 'cancelled'
      throw failure(error instanceof TooManyWaiting ? 'too_many_waiting' : left)
    }
  }

  const newWorker = () => startWorker<Task, Result, Reason>({ ...program, niceness }, failure)

  async function runOn(worker: Worker<Task, Result>, order: Order<Task>): Promise<Result> {
    busy.add(worker)
    try {
      return await worker.run(order.task, order)
    } finally {
      await giveBack(worker)
    }
  }

  /** Runs a task again in a new process if the memory of this one, part of which earlier tasks left, was too much. */
  async function runOnUsed(worker: Worker<Task, Result>, order: Order<Task>): Promise<Result> {
    try {
      return await runOn(worker, order)
    } catch (error) {
      if (!worker.isOutgrown || order.signal?.aborted || stopping.signal.aborted) throw error
      return runOn(newWorker(), order)
    }
  }

  return {
    get size() {
      return busy.size + idle.size
    },
    async run(order) {
      const endTurn = await takeTurn(order)
      try {
        order.onStarted?.()
        const used = takeIdle()
        return used === undefined ? await runOn(newWorker(), order) : await runOnUsed(used, order)
      } finally {
        endTurn()
      }
    },
    rest() {
      for (const [worker, timer] of idle) {
        clearTimeout(timer)
        worker.end()
      }
      idle.clear()
    },
    interrupt(graceMs) {
      stopping.abort()
      const atWork = [...busy].map((worker) => ({ worker, task: worker.served }))
      setTimeout(() => {
        // A worker with another task got it after the stop.
        for (const { worker, task } of atWork) if (busy.has(worker) && worker.served === task) worker.end()
      }, graceMs).unref()
    },
    resume() {
      if (stopping.signal.aborted) stopping = new AbortController()
    },
  }
}
