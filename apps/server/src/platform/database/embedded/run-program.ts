import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SystemUser } from './system-user.ts'

const execute = promisify(execFile)

/**
 * Returns the environment of PostgreSQL's programs: none of our PG… variables, and messages independent of the
 * machine's locale.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

/** Runs one of PostgreSQL's programs to its end and returns its output; throws if it fails. */
export async function runProgram(file: string, args: string[], user: SystemUser | undefined): Promise<string> {
  // The user may not be allowed to read our working directory.
  const { stdout } = await execute(file, args, { ...user, cwd: '/', env: programEnvironment() })
  return stdout
}
