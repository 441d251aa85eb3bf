import { DocumentFailed, type Report, type Task, type TaskResult } from './tasks.ts'

/**
 * A program of its own that makes documents for the server. A process and not a thread: the compiler is native code that
 * no thread can be stopped in, whose memory is given back only with the process, and whose fall would take the server along.
 */
function report(message: Report): void {
  process.send?.(message)
}

async function work(task: Task): Promise<TaskResult> {
  const writing = () => report({ writing: true })
  if (task.kind === 'typeset') return (await import('./typeset.ts')).typeset(task, writing)
  return (await import('./stamp.ts')).stampFile(task, writing)
}

process.on('message', (task: Task) => {
  work(task).then(
    (result) => report({ result }),
    (error: unknown) => {
      const reason = error instanceof DocumentFailed ? error.reason : 'broken'
      report({ failure: { reason, message: error instanceof Error ? error.message : String(error) } })
    },
  )
})
// The server is gone: nobody waits for what is made here.
process.on('disconnect', () => process.exit())
