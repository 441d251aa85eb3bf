import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SystemUser } from './system-user.ts'

const execute = promisify(execFile)

/** The environment of PostgreSQL's programs: no PG… variable of ours, and messages that do not depend on the machine. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

/** Runs a program of PostgreSQL to its end and answers with what it printed. */
export async function runProgram(file: string, args: string[], user: SystemUser | undefined): Promise<string> {
  // The user may not be allowed to read our working directory.
  const { stdout } = await execute(file, args, { ...user, cwd: '/', env: programEnvironment() })
  return stdout
}
