import { DocumentFailed, type DocumentLimits, type Task, type TaskResult } from './tasks.ts'
import { startTypesetter, type Typesetter } from './typesetter.ts'

export interface PoolOptions {
  /** Documents made at the same time. */
  width: number
  /** A process is replaced after this many: what the compiler remembers only grows. */
  mostServed: number
  /** A process that nobody needed for this long is ended. */
  idleMs: number
  /** How far its processes make way for others: 0 not at all, 19 entirely. */
  niceness: number
}

export interface Order {
  task: Task
  limits: DocumentLimits
  signal?: AbortSignal | undefined
  /** How many are still before it; called again when that changes. */
  onWaiting?: ((ahead: number) => void) | undefined
  onStarted?: (() => void) | undefined
  onWriting?: (() => void) | undefined
}

interface Waiting extends Order {
  start(typesetter: Typesetter): void
}

/** The processes that make documents, and who waits for one. */
export interface TypesetterPool {
  run(order: Order): Promise<TaskResult>
  /** Processes that live. */
  readonly size: number
  stop(): void
}

export function createTypesetterPool({ width, mostServed, idleMs, niceness }: PoolOptions): TypesetterPool {
  const waiting: Waiting[] = []
  const idle = new Map<Typesetter, NodeJS.Timeout>()
  let busy = 0

  function takeIdle(): Typesetter | undefined {
    for (const [typesetter, timer] of idle) {
      clearTimeout(timer)
      idle.delete(typesetter)
      if (!typesetter.hasEnded) return typesetter
    }
    return undefined
  }

  function giveBack(typesetter: Typesetter): void {
    busy -= 1
    if (!typesetter.hasEnded && typesetter.served >= mostServed) typesetter.end()
    if (!typesetter.hasEnded) {
      const timer = setTimeout(() => {
        idle.delete(typesetter)
        typesetter.end()
      }, idleMs)
      timer.unref()
      idle.set(typesetter, timer)
    }
    next()
  }

  function next(): void {
    while (busy < width) {
      const order = waiting.shift()
      if (order === undefined) break
      busy += 1
      order.start(takeIdle() ?? startTypesetter({ niceness }))
    }
    for (const [ahead, { onWaiting }] of waiting.entries()) onWaiting?.(ahead)
  }

  return {
    get size() {
      return busy + idle.size
    },
    run(order) {
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(place), 1)
          reject(new DocumentFailed('cancelled'))
        }
        const place: Waiting = {
          ...order,
          start(typesetter) {
            order.signal?.removeEventListener('abort', leave)
            order.onStarted?.()
            typesetter
              .run(order.task, order)
              .finally(() => giveBack(typesetter))
              .then(resolve, reject)
          },
        }
        if (order.signal?.aborted) return reject(new DocumentFailed('cancelled'))
        order.signal?.addEventListener('abort', leave, { once: true })
        waiting.push(place)
        next()
      })
    },
    stop() {
      for (const [typesetter, timer] of idle) {
        clearTimeout(timer)
        typesetter.end()
      }
      idle.clear()
    },
  }
}
