import type { Report } from './tasks.ts'

/**
 * Runs the side of a process that does tasks for the server, one at a time. `reasonOf` returns why a task failed;
 * `stage` reports progress to the server.
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
  // The server is gone and nobody waits for the result. SIGKILL, because an ordinary exit would wait for native code.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
