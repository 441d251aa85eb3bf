import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, readlink } from 'node:fs/promises'
import { hostname, uptime } from 'node:os'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Names this machine from its switching on to its switching off. */
async function machineSinceStart(): Promise<string> {
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => undefined)
  return bootId?.trim() ?? `${hostname()} ${Math.round((Date.now() / 1000 - uptime()) / 60)}`
}

/** When a process began, in whatever way the system counts; undefined when there is none, or only its zombie. */
export async function processStart(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    const listed = await execute('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined)
    const started = listed?.stdout.trim()
    return started ? String(Date.parse(started)) : undefined
  }
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may hold anything; behind it come the state and, as the 22nd field of all, the start.
  const [state, ...others] = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' ? undefined : others[18]
}

/** Where a process is that left its mark: `elsewhere` is another machine or container, or this one before it was restarted. */
export type Whereabouts = 'alive' | 'gone' | 'elsewhere'

export const markPattern = /^[0-9a-f]{12}\.\d+\.\d+$/

/** A name for a process that no other has, to be put on what it may leave behind. */
export async function markOf(pid: number): Promise<string> {
  return `${await numberSpace()}.${pid}.${(await processStart(pid)) ?? 0}`
}

export async function whereaboutsOf(mark: string): Promise<Whereabouts> {
  const [space, pid, started] = mark.split('.')
  if (space !== (await numberSpace())) return 'elsewhere'
  return (await processStart(Number(pid))) === started ? 'alive' : 'gone'
}

let known: Promise<string> | undefined

/** Within this, a process number means one process at a time: containers of one machine count each for itself. */
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
