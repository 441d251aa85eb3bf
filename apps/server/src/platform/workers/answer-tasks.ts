import type { Report } from './tasks.ts'

/**
 * The side of a process that does tasks for the server, one at a time. `reasonOf` says why one failed; `stage` tells the
 * server how far it is.
 */
export function answerTasks<Task, Result>(
  work: (task: Task, stage: (name: string) => void) => Promise<Result>,
  reasonOf: (error: unknown) => string,
): void {
  const report = (message: Report<Result>) => process.send?.(message)
  process.on('message', (task: Task) => {
    report({ begun: true })
    work(task, (name) => report({ stage: name })).then(
      (result) => report({ result }),
      (error: unknown) =>
        report({
          failure: { reason: reasonOf(error), message: error instanceof Error ? error.message : String(error) },
        }),
    )
  })
  // The server is gone: nobody waits for what is made here. An ordinary end would wait for native code.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
