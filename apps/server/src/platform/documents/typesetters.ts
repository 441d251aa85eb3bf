import { createWorkerPool, type PoolOptions, type WorkerPool } from '../workers/worker-pool.ts'
import { DocumentFailed, type Task, type TaskResult } from './tasks.ts'

const program = { file: new URL('./typesetter.process.ts', import.meta.url), heapMegabytes: 1_024 }

/** Returns the pool of processes that make documents. */
export function createTypesetters(options: PoolOptions): WorkerPool<Task, TaskResult> {
  const failure = (reason: DocumentFailed['reason'], message?: string) => new DocumentFailed(reason, message)
  return createWorkerPool(program, failure, options)
}
