import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { makeWay } from '../machine/make-way.ts'
import { recordProgram } from '../machine/own-folder.ts'
import type { Report, StopReason, TaskLimits } from './tasks.ts'
import { type Usage, usageOf } from './usage.ts'

/** One of our files that answers tasks (`answerTasks`) in a process of its own. */
export interface WorkerProgram {
  file: URL
  /** Limit of the JavaScript heap; native memory is separate. */
  heapMegabytes: number
  /** Niceness: 0 normal priority, 19 lowest. */
  niceness: number
}

/** Makes the error for a task that was not done. */
export type Failure<Reason extends string> = (reason: Reason | StopReason, message?: string) => Error

export interface Circumstances {
  limits: TaskLimits
  signal?: AbortSignal | undefined
  /** Does not end the process when the caller leaves, because starting another would take longer. */
  finishesAnyway?: boolean | undefined
  /** Called with the stages it reports. */
  onStage?: ((name: string) => void) | undefined
}

/**
 * A process that does one task at a time. A process and not a thread: native code cannot be stopped in a thread,
 * releases memory only when its process ends, and takes the server down when it crashes.
 */
export interface Worker<Task, Result> {
  /** Number of tasks given to it. */
  readonly served: number
  readonly hasEnded: boolean
  /** Ended because it held more memory than a task's limit. */
  readonly isOutgrown: boolean
  run(task: Task, circumstances: Circumstances): Promise<Result>
  /** Returns its resident memory; 0 where the system does not tell. */
  megabytes(): Promise<number>
  end(): void
}

const lookEveryMs = 100
/** `oom_score_adj`, up to 1,000: when memory runs out, the system ends these before the server or the database. */
const endedFirst = '600'
/**
 * Signals of crashes in native code. A process ended from outside gets other signals, and one that fails to start exits
 * with a code.
 */
const falls = new Set<NodeJS.Signals | null>(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGTRAP', 'SIGSYS'])
/** Environment variables passed on: only what programs need to work, because settings contain secrets. */
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
  'NODE_COMPILE_CACHE',
])

export function startWorker<Task extends object, Result, Reason extends string>(
  { file, heapMegabytes, niceness }: WorkerProgram,
  failure: Failure<Reason>,
): Worker<Task, Result> {
  const child = fork(file, {
    // Without the server's own flags, and without the output of libraries.
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.has(name.toUpperCase()))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // It must not keep the server from exiting.
  child.unref()
  child.channel?.unref()
  standBack(child, niceness)
  // Native code in the middle of its work does not notice that the server is gone.
  const recorded =
    child.pid === undefined ? undefined : recordProgram(child.pid, { leadsGroup: false }).catch(notRecorded)
  let served = 0
  let hasEnded = false
  let isOutgrown = false
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
    get isOutgrown() {
      return isOutgrown
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
        // Only ending the process stops it, whatever it is doing.
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
          isOutgrown ||= now.megabytes > limits.megabytes
          if (isOutgrown) stop('needs_too_much_memory')
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

/** If it cannot be recorded, it still works. */
const notRecorded = () => () => undefined

function standBack({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return
  makeWay(pid, niceness)
  // Only Linux has this file.
  writeFile(`/proc/${pid}/oom_score_adj`, endedFirst).catch(() => undefined)
}
