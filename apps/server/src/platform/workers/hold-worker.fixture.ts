import type { Deed } from './misbehave.fixture.ts'
import { createWorkerPool } from './worker-pool.ts'

/*
 * A process that starts another, prints its PID, keeps it busy in native code and waits to be killed.
 */
const program = { file: new URL('./misbehave.fixture.ts', import.meta.url), heapMegabytes: 128 }
const options = { width: 1, mostServed: 100, idleMs: 60_000, niceness: 0 }
const pool = createWorkerPool<Deed, { by: number }, never>(program, (reason) => new Error(reason), options)
const limits = { seconds: 60, megabytes: 600 }
const { by } = await pool.run({ task: { say: 'here' }, limits })
const onStage = () => process.stdout.write(String(by))
await pool.run({ task: { churn: 'endlessly' }, limits, onStage })
