import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, readlink } from 'node:fs/promises'
import { hostname, uptime } from 'node:os'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Returns an id of this machine that changes at every boot. */
async function machineSinceStart(): Promise<string> {
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => undefined)
  return bootId?.trim() ?? `${hostname()} ${Math.round((Date.now() / 1000 - uptime()) / 60)}`
}

/** Returns the start time of a process, in the system's own units; undefined if it does not exist or is a zombie. */
export async function processStart(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    const listed = await execute('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined)
    const started = listed?.stdout.trim()
    return started ? String(Date.parse(started)) : undefined
  }
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in parentheses may contain anything; after it come the state and, as field 22 of the line, the start time.
  const [state, ...others] = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' ? undefined : others[18]
}

/**
 * Where a process is that left its mark: `elsewhere` means another machine or container, or this one before a restart.
 */
export type Whereabouts = 'alive' | 'gone' | 'elsewhere'

export const markPattern = /^[0-9a-f]{12}\.\d+\.\d+$/

/** Returns a unique name for a process, to mark what it may leave behind. */
export async function markOf(pid: number): Promise<string> {
  return `${await numberSpace()}.${pid}.${(await processStart(pid)) ?? 0}`
}

export async function whereaboutsOf(mark: string): Promise<Whereabouts> {
  const [space, pid, started] = mark.split('.')
  if (space !== (await numberSpace())) return 'elsewhere'
  return (await processStart(Number(pid))) === started ? 'alive' : 'gone'
}

let known: Promise<string> | undefined

/**
 * Returns an id of the PID namespace in which a process number is unique: containers of one machine count separately.
 */
function numberSpace(): Promise<string> {
  known ??= (async () => {
    const container = await readlink('/proc/self/ns/pid').catch(() => '')
    return createHash('sha256')
      .update(`${await machineSinceStart()} ${container}`)
      .digest('hex')
      .slice(0, 12)
  })()
  return known
}
