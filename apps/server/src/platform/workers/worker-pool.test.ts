import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makesWay } from '../machine/make-way.ts'
import { processStart } from '../machine/processes.ts'
import type { Deed } from './misbehave.fixture.ts'
import type { StopReason, TaskLimits } from './tasks.ts'
import { createWorkerPool, type Order, type PoolOptions, type WorkerPool } from './worker-pool.ts'

class Failed extends Error {}

type Answer = { said: unknown; by: number }
type Pool = WorkerPool<Deed, Answer>

const program = { file: new URL('./misbehave.fixture.ts', import.meta.url), heapMegabytes: 128 }
const limits: TaskLimits = { seconds: 20, megabytes: 600 }
const little: TaskLimits = { ...limits, megabytes: 300 }
const usual: PoolOptions = { width: 1, mostServed: 100, idleMs: 60_000, niceness: 0 }

const pools: Pool[] = []
afterEach(() => {
  for (const pool of pools.splice(0)) pool.rest()
})

function poolOf(options: Partial<PoolOptions> = {}, file = program.file): Pool {
  const failure = (reason: StopReason | 'refused', message = '') => new Failed(`${reason} ${message}`.trim())
  const pool = createWorkerPool<Deed, Answer, 'refused'>({ ...program, file }, failure, { ...usual, ...options })
  pools.push(pool)
  return pool
}

const run = (pool: Pool, task: Deed, order: Partial<Order<Deed>> = {}) => pool.run({ task, limits, ...order })

/** Returns why a task was not done. */
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Failed ? error.message : error),
  )

describe('a task', () => {
  test('is done by a process, which does the next one too', async () => {
    const pool = poolOf()
    const first = await run(pool, { say: 'hello' })
    expect(first.said).toBe('hello')
    expect(first.by).not.toBe(process.pid)
    expect(await run(pool, { say: 'again' })).toEqual({ said: 'again', by: first.by })
  })

  test('that fails says why, and the process goes on', async () => {
    const pool = poolOf()
    const { by } = await run(pool, { say: 1 })
    expect(await failure(run(pool, { fail: 'not like this' }))).toBe('refused not like this')
    expect((await run(pool, { say: 2 })).by).toBe(by)
  })

  test('does not pay for the start of the process', async () => {
    const pool = poolOf({}, new URL('./slow-start.fixture.ts', import.meta.url))
    const short = { ...limits, processorSeconds: 0.5 }
    expect((await run(pool, { say: 'hello' }, { limits: short })).said).toBe('hello')
  })

  test('makes way as far as it is told, with all of its threads', async () => {
    const { by } = await run(poolOf({ niceness: makesWay }), { say: 'hello' })
    expect(getPriority(by)).toBe(makesWay)
    if (process.platform !== 'linux') return
    const threads = await readdir(`/proc/${by}/task`)
    expect(new Set(threads.map((thread) => getPriority(Number(thread))))).toEqual(new Set([makesWay]))
  })

  test('gets none of the settings of the server', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://secret')
    const environment = await run(poolOf(), { tell: 'environment' })
    vi.unstubAllEnvs()
    expect(JSON.stringify(environment)).not.toContain('secret')
  })
})

describe('a process is ended, and the next task gets another,', () => {
  const isDone = async (pool: Pool) => expect((await run(pool, { say: 'next' })).said).toBe('next')

  test('when it takes too long', async () => {
    const pool = poolOf()
    const short = { ...limits, seconds: 1 }
    expect(await failure(run(pool, { compute: 'endlessly' }, { limits: short }))).toBe('takes_too_long')
    await isDone(pool)
  })

  test.runIf(process.platform === 'linux')('when it uses up its time of the processor', async () => {
    const pool = poolOf()
    const short = { ...limits, processorSeconds: 0.5 }
    expect(await failure(run(pool, { compute: 'endlessly' }, { limits: short }))).toBe('takes_too_long')
    await isDone(pool)
  })

  test.runIf(process.platform === 'linux')(
    'when it does not get to work in time, for which its task is not to blame',
    async () => {
      const pool = poolOf()
      const short = { ...limits, seconds: 0.5, processorSeconds: 10 }
      expect(await failure(run(pool, { wait: 'endlessly' }, { limits: short }))).toBe('interrupted')
      await isDone(pool)
    },
  )

  test.runIf(process.platform === 'linux')('when it needs too much memory', async () => {
    const pool = poolOf()
    expect(await failure(run(pool, { need: 400, within: 300 }, { limits: little }))).toBe('needs_too_much_memory')
    await isDone(pool)
    expect(await failure(run(pool, { need: 400, within: 300 }, { limits: little })), 'in a used process').toBe(
      'needs_too_much_memory',
    )
  })

  test.runIf(process.platform === 'linux')('when what earlier tasks left leaves a task too little memory', async () => {
    const pool = poolOf()
    const { by } = await run(pool, { hold: 250 })
    const answer = await run(pool, { need: 100, within: 300 }, { limits: little })
    expect(answer.said).toBe('enough')
    expect(answer.by).not.toBe(by)
    expect(pool.size).toBe(1)
  })

  test('when it falls', async () => {
    const pool = poolOf()
    expect(await failure(run(pool, { fall: 'SIGSEGV' }))).toBe('crashed')
    expect(await failure(run(pool, { fall: 'SIGKILL' }))).toBe('interrupted')
    expect(await failure(run(pool, { exit: 1 }))).toBe('interrupted')
    await isDone(pool)
  })

  test('when nobody wants the result any more', async () => {
    const pool = poolOf()
    const leaving = new AbortController()
    const onStage = () => leaving.abort()
    expect(await failure(run(pool, { compute: 'endlessly' }, { signal: leaving.signal, onStage }))).toBe('cancelled')
    await isDone(pool)
  })

  test.runIf(process.platform === 'linux')('when it holds much after a task', async () => {
    const pool = poolOf({ restingMegabytes: 150 })
    const { by } = await run(pool, { hold: 200 })
    await vi.waitFor(async () => expect(await processStart(by)).toBeUndefined())
    await isDone(pool)
  })

  test('after its share of tasks', async () => {
    const pool = poolOf({ mostServed: 2 })
    const makers = [await run(pool, { say: 1 }), await run(pool, { say: 2 }), await run(pool, { say: 3 })]
    expect(new Set(makers.map(({ by }) => by)).size).toBe(2)
    expect(pool.size).toBe(1)
  })
})

describe('the processes', () => {
  test('do not exist before the first task, and end when nobody needs them', async () => {
    const pool = poolOf({ width: 2, idleMs: 50 })
    expect(pool.size).toBe(0)
    await Promise.all([1, 2, 3, 4].map((number) => run(pool, { say: number })))
    expect(pool.size).toBeLessThanOrEqual(2)
    await vi.waitFor(() => expect(pool.size).toBe(0))
  })

  test('are not all busy for one person while there are more', async () => {
    const pool = poolOf({ width: 2, mostAtOnce: 1, mostWaiting: 1 })
    const leaving = new AbortController()
    const own = { key: 'ann', signal: leaving.signal }
    const first = failure(run(pool, { compute: 'endlessly' }, own))
    const second = failure(run(pool, { compute: 'endlessly' }, own))
    expect(await failure(run(pool, { say: 'third' }, own))).toBe('too_many_waiting')
    expect((await run(pool, { say: 'mine' }, { key: 'ben' })).said).toBe('mine')
    leaving.abort()
    expect([await first, await second]).toEqual(['cancelled', 'cancelled'])
  })

  test('make an end when the server stops: what waits at once, what is at work after a grace', async () => {
    const pool = poolOf()
    const { promise: isAtWork, resolve: started } = Promise.withResolvers<void>()
    const working = failure(run(pool, { compute: 'endlessly' }, { onStage: () => started() }))
    const waiting = failure(run(pool, { say: 'later' }))
    await isAtWork
    pool.interrupt(50)
    expect([await waiting, await working]).toEqual(['interrupted', 'interrupted'])
    expect(await failure(run(pool, { say: 'too late' }))).toBe('interrupted')
    pool.resume()
    expect((await run(pool, { say: 'another server' })).said).toBe('another server')
  })

  test('end with the process that started them, also in the middle of native code', async () => {
    const starter = spawn(process.execPath, [join(import.meta.dirname, 'hold-worker.fixture.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(starter.stdout, 'data')) as [Buffer]
    const worker = Number(said.toString())
    expect(await processStart(worker)).toBeDefined()
    starter.kill('SIGKILL')
    await vi.waitFor(async () => expect(await processStart(worker)).toBeUndefined())
  })
})
