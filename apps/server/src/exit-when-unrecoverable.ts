import type { DatabaseLog } from './platform/database/index.ts'

/** `EX_SOFTWARE` of sysexits: no answer is possible any more, and a new process may find things mended. */
const unrecoverableExitCode = 70

/** Ends the process when what it cannot do without is gone for good, so that who watches over it notices. */
export function exitWhenUnrecoverable(log: DatabaseLog): (error: Error) => never {
  return (error) => {
    log.error({ err: error }, `the process ends: ${error.message}`)
    process.exit(unrecoverableExitCode)
  }
}
