import { rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markOf, markPattern, processStart, whereaboutsOf } from './processes.ts'

const prefix = 'learntrail-'
const programs = 'programs'
/** Folders of other machines or containers are theirs to remove, unless they are older than this. */
const abandonedMs = 86_400_000

let own: Promise<string> | undefined
/** Running programs of this process, and whether each leads a process group. */
const running = new Map<number, boolean>()
let isEnding = false

/**
 * Returns the one folder, named by the process's mark, that holds all its temporary files. It is removed at an ordinary
 * exit, or after a kill at the next start.
 */
function ownFolder(): Promise<string> {
  own ??= makeOwnFolder()
  return own
}

async function makeOwnFolder(): Promise<string> {
  const folder = join(tmpdir(), `${prefix}${await markOf(process.pid)}`)
  await mkdir(join(folder, programs), { recursive: true, mode: 0o700 })
  // Programs running as another user must reach their own folder below; nobody may list this one.
  await chmod(folder, 0o711)
  process.once('exit', () => {
    endOwnPrograms()
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Runs `work` with a temporary folder, which is removed afterwards. */
export async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(await ownFolder(), 'work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Records a program that this process has started, so that it is ended if this process is killed; returns how to delete
 * the record. `leadsGroup`: the program leads a process group with everything it starts.
 */
export async function recordProgram(pid: number, { leadsGroup }: { leadsGroup: boolean }): Promise<() => void> {
  const [folder, started] = [await ownFolder(), await processStart(pid)]
  if (started === undefined) return () => undefined
  const path = join(folder, programs, `${leadsGroup ? 'group' : 'alone'}.${pid}.${started}`)
  writeFileSync(path, '')
  running.set(pid, leadsGroup)
  if (isEnding) endProgram(pid, leadsGroup)
  return () => {
    running.delete(pid)
    try {
      unlinkSync(path)
    } catch {
      // It went with the folder.
    }
  }
}

/**
 * Ends the programs that this process has started, and any it starts from now on. Work that waits for one fails and
 * must be retried later.
 */
export function endOwnPrograms(): void {
  isEnding = true
  for (const [pid, leadsGroup] of running) endProgram(pid, leadsGroup)
}

/**
 * Ends the programs and removes the folders of processes of this machine that have ended, and abandoned folders.
 * Returns the number of folders removed.
 */
export async function clearAfterTheDead(now = Date.now()): Promise<number> {
  let cleared = 0
  for (const name of await readdir(tmpdir())) {
    const mark = name.slice(prefix.length)
    if (!name.startsWith(prefix) || !markPattern.test(mark)) continue
    const folder = join(tmpdir(), name)
    const found = await lstat(folder).catch(() => undefined)
    // The temporary directory is shared, so anybody may have made a folder of this name.
    if (!found?.isDirectory() || (process.getuid !== undefined && found.uid !== process.getuid())) continue
    const whereabouts = await whereaboutsOf(mark)
    if (whereabouts === 'gone') await endPrograms(join(folder, programs))
    else if (whereabouts === 'alive' || now - found.mtimeMs < abandonedMs) continue
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    cleared += 1
  }
  return cleared
}

async function endPrograms(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [kind, pid, started] = name.split('.')
    if ((await processStart(Number(pid))) === started) endProgram(Number(pid), kind === 'group')
  }
}

function endProgram(pid: number, leadsGroup: boolean): void {
  try {
    process.kill(leadsGroup ? -pid : pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
