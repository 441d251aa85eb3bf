import { spawn } from 'node:child_process'
import { recordProgram, withTemporaryFolder } from './own-folder.ts'

/*
 * A process that works in a temporary folder with a program of its own, reports both, and waits to be killed.
 */
const told = new Promise((resolve) => process.once('SIGTERM', resolve))
process.stdin.resume()
const program = spawn('/bin/sh', ['-c', 'sleep 600 & wait'], { detached: true, stdio: 'ignore' })
await recordProgram(program.pid ?? 0, { leadsGroup: true })
await withTemporaryFolder(async (folder) => {
  process.stdout.write(`${JSON.stringify({ folder, program: program.pid })}\n`)
  await told
})
process.exit()
