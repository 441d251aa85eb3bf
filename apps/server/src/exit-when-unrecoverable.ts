import type { DatabaseLog } from './platform/database/index.ts'

/** `EX_SOFTWARE` of sysexits: no answer is possible any more, and a new process may find the fault gone. */
const unrecoverableExitCode = 70

/** Ends the process when something it depends on is gone for good, so that its supervisor notices. */
export function exitWhenUnrecoverable(log: DatabaseLog): (error: Error) => never {
  return (error) => {
    log.error({ err: error }, `exiting: ${error.message}`)
    process.exit(unrecoverableExitCode)
  }
}
