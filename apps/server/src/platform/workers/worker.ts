import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { makeWay } from '../machine/make-way.ts'
import { recordProgram } from '../machine/own-folder.ts'
import type { Report, StopReason, TaskLimits } from './tasks.ts'
import { type Usage, usageOf } from './usage.ts'

/** A file of ours that answers tasks (`answerTasks`) in a process of its own. */
export interface WorkerProgram {
  file: URL
  /** Of what JavaScript may hold; native code has its own. */
  heapMegabytes: number
  /** How far it makes way for others: 0 not at all, 19 entirely. */
  niceness: number
}

/** How a task that was not done is told to whoever asked for it. */
export type Failure<Reason extends string> = (reason: Reason | StopReason, message?: string) => Error

export interface Circumstances {
  limits: TaskLimits
  signal?: AbortSignal | undefined
  /** Does not end the process when nobody wants the result any more: it would take longer to start another. */
  finishesAnyway?: boolean | undefined
  /** How far it says that it is. */
  onStage?: ((name: string) => void) | undefined
}

/**
 * A process that does tasks, one at a time. A process and not a thread: native code can be stopped in no thread, gives
 * memory back only with the process, and takes the server along when it falls.
 */
export interface Worker<Task, Result> {
  /** Tasks it was given. */
  readonly served: number
  readonly hasEnded: boolean
  run(task: Task, circumstances: Circumstances): Promise<Result>
  /** Memory it holds; 0 where the system does not tell. */
  megabytes(): Promise<number>
  end(): void
}

const lookEveryMs = 100
/** When memory runs out, the system ends these rather than the server or the database (of 1,000). */
const endedFirst = '600'
/** Signals by which native code falls. Others end a process by different ones, and one that cannot even start says a number. */
const falls = new Set<NodeJS.Signals | null>(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGTRAP', 'SIGSYS'])
/** Of our environment only what programs need to find their way: settings hold secrets. */
const passedOn = new Set([
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SYSTEMROOT',
  'LD_LIBRARY_PATH',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
])

export function startWorker<Task extends object, Result, Reason extends string>(
  { file, heapMegabytes, niceness }: WorkerProgram,
  failure: Failure<Reason>,
): Worker<Task, Result> {
  const child = fork(file, {
    // None of the server's own flags, and nothing of what libraries print.
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.has(name.toUpperCase()))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // It must not keep the server from ending.
  child.unref()
  child.channel?.unref()
  standBack(child, niceness)
  // Native code in the middle of its work does not hear that the server is gone.
  const recorded =
    child.pid === undefined ? undefined : recordProgram(child.pid, { leadsGroup: false }).catch(notRecorded)
  let served = 0
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
    void recorded?.then((crossOut) => crossOut())
  })
  child.on('error', () => {
    hasEnded = true
  })

  const end = () => {
    hasEnded = true
    child.kill('SIGKILL')
  }

  return {
    get served() {
      return served
    },
    get hasEnded() {
      return hasEnded
    },
    end,
    async megabytes() {
      return (await usageOf(child.pid))?.megabytes ?? 0
    },
    run(task, { limits, signal, finishesAnyway = false, onStage }) {
      served += 1
      return new Promise<Result>((resolve, reject) => {
        let isOver = false
        const settle = (settled: () => void) => {
          if (isOver) return
          isOver = true
          clearTimeout(clock)
          clearInterval(scales)
          child.off('message', onMessage)
          child.off('exit', onExit)
          child.off('error', onError)
          signal?.removeEventListener('abort', onAbort)
          settled()
        }
        const fail = (reason: Reason | StopReason, message?: string) => settle(() => reject(failure(reason, message)))
        // Whatever it is busy with, nothing short of its end stops it.
        const stop = (reason: StopReason) => {
          if (isOver) return
          end()
          fail(reason)
        }
        let before: Promise<Usage | undefined> | undefined
        const onMessage = (report: Report<Result>) => {
          if ('begun' in report) {
            before = usageOf(child.pid)
            return
          }
          if ('stage' in report) return onStage?.(report.stage)
          if ('failure' in report) return fail(report.failure.reason as Reason, report.failure.message)
          if (signal?.aborted) return fail('cancelled')
          settle(() => resolve(report.result))
        }
        const onExit = (_code: number | null, by: NodeJS.Signals | null) =>
          fail(falls.has(by) ? 'crashed' : 'interrupted')
        const onError = (error: Error) => fail('interrupted', error.message)
        const onAbort = () => !finishesAnyway && stop('cancelled')

        const clock = setTimeout(async () => {
          const isCounted = limits.processorSeconds !== undefined && (await usageOf(child.pid)) !== undefined
          stop(isCounted ? 'interrupted' : 'takes_too_long')
        }, limits.seconds * 1_000)
        const scales = setInterval(async () => {
          const [then, now] = await Promise.all([before, usageOf(child.pid)])
          if (now === undefined) return
          const used = then === undefined ? 0 : now.processorSeconds - then.processorSeconds
          if (now.megabytes > limits.megabytes) stop('needs_too_much_memory')
          else if (used > (limits.processorSeconds ?? Number.POSITIVE_INFINITY)) stop('takes_too_long')
        }, lookEveryMs)

        child.on('message', onMessage)
        child.once('exit', onExit)
        child.once('error', onError)
        signal?.addEventListener('abort', onAbort)
        if (signal?.aborted) return fail('cancelled')
        if (hasEnded || child.exitCode !== null || child.signalCode !== null) return fail('interrupted')
        child.send(task, (error) => {
          if (error) fail('interrupted', error.message)
        })
      })
    },
  }
}

/** Without room to write it down it works all the same. */
const notRecorded = () => () => undefined

function standBack({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return
  makeWay(pid, niceness)
  // Systems other than Linux have no such choice.
  writeFile(`/proc/${pid}/oom_score_adj`, endedFirst).catch(() => undefined)
}
