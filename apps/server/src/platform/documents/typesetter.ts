import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { recordProgram } from '../machine/own-folder.ts'
import { DocumentFailed, type DocumentLimits, type Report, type Task, type TaskResult } from './tasks.ts'

interface Circumstances {
  limits: DocumentLimits
  signal?: AbortSignal | undefined
  /** The pages are set, the file is being written. */
  onWriting?: (() => void) | undefined
}

/** The process that makes documents, one at a time. */
export interface Typesetter {
  /** Tasks it has done. */
  readonly served: number
  readonly hasEnded: boolean
  run(task: Task, circumstances: Circumstances): Promise<TaskResult>
  end(): void
}

const lookAtMemoryEveryMs = 200
/** With a `niceness` above 0 it makes way for those who answer people. */
export function startTypesetter({ niceness }: { niceness: number }): Typesetter {
  const child = fork(new URL('./typesetter.process.ts', import.meta.url), {
    // None of the server's own flags, and nothing of what libraries print.
    execArgv: ['--max-old-space-size=1024'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // It must not keep the server from ending.
  child.unref()
  child.channel?.unref()
  makeWay(child, niceness)
  // Native code in the middle of a document does not hear that the server is gone.
  const recorded = child.pid === undefined ? undefined : recordProgram(child.pid, { leadsGroup: false })
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
    run(task, { limits, signal, onWriting }) {
      served += 1
      return new Promise<TaskResult>((resolve, reject) => {
        const fail = (reason: ConstructorParameters<typeof DocumentFailed>[0], message?: string) => {
          stopWatching()
          reject(new DocumentFailed(reason, message))
        }
        // Whatever it is busy with, nothing short of its end stops it.
        const stop = (reason: 'takes_too_long' | 'needs_too_much_memory' | 'cancelled') => {
          end()
          fail(reason)
        }
        const onMessage = (report: Report) => {
          if ('writing' in report) return onWriting?.()
          if ('failure' in report) return fail(report.failure.reason, report.failure.message)
          if (signal?.aborted) return fail('cancelled')
          stopWatching()
          resolve(report.result)
        }
        const onExit = () => fail('crashed')
        // A drawing is over sooner than a new process were ready, and its process remembers the document for the next one.
        const isStopped = task.kind !== 'draw'
        const onAbort = () => isStopped && stop('cancelled')
        const clock = setTimeout(() => stop('takes_too_long'), limits.seconds * 1_000)
        const scales = setInterval(async () => {
          if ((await megabytesOf(child)) > limits.megabytes) stop('needs_too_much_memory')
        }, lookAtMemoryEveryMs)
        function stopWatching() {
          clearTimeout(clock)
          clearInterval(scales)
          child.off('message', onMessage)
          child.off('exit', onExit)
          signal?.removeEventListener('abort', onAbort)
        }

        child.on('message', onMessage)
        child.once('exit', onExit)
        signal?.addEventListener('abort', onAbort)
        if (signal?.aborted) return fail('cancelled')
        if (hasEnded || child.exitCode !== null) return fail('crashed')
        child.send(task, (error) => {
          if (error) fail('crashed', error.message)
        })
      })
    },
  }
}

function makeWay({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // A machine that forbids it makes documents at the usual pace.
  }
}

/** Memory a process holds; nothing where the system does not tell. */
async function megabytesOf({ pid }: Pick<ChildProcess, 'pid'>): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024
}
