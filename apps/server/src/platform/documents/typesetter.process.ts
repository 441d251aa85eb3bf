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
  switch (task.kind) {
    case 'typeset':
      return (await import('./typeset.ts')).typeset(task, writing)
    case 'draw':
      return (await import('./draw.ts')).draw(task)
    case 'photograph':
      return (await import('./draw.ts')).photograph(task)
    case 'picture':
      return (await import('./picture-for-print.ts')).pictureForPrint(task)
    case 'glance':
      return (await import('./glance.ts')).glance(task)
    case 'stamp':
      return (await import('./stamp.ts')).stampFile(task, writing)
  }
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
