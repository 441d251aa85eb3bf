import { rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markOf, markPattern, processStart, whereaboutsOf } from './processes.ts'

const prefix = 'learntrail-'
const programs = 'programs'
/** What processes of other machines or containers left is theirs to remove, unless they never come back. */
const abandonedMs = 86_400_000

let own: Promise<string> | undefined
/** Programs of this process that run, and whether each leads a group. */
const running = new Map<number, boolean>()
let isEnding = false

/**
 * Everything temporary of this process lies in one folder with its mark, and goes with it: at an ordinary end at once, and
 * after a kill at the next start.
 */
function ownFolder(): Promise<string> {
  own ??= makeOwnFolder()
  return own
}

async function makeOwnFolder(): Promise<string> {
  const folder = join(tmpdir(), `${prefix}${await markOf(process.pid)}`)
  await mkdir(join(folder, programs), { recursive: true, mode: 0o700 })
  // Programs that run as somebody else pass through to the folder that is theirs; nobody may look around.
  await chmod(folder, 0o711)
  process.once('exit', () => {
    endOwnPrograms()
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** A folder for one piece of work; it goes with all that is in it. */
export async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(await ownFolder(), 'work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Writes down a program that this process has started, so that somebody ends it when this process is killed; answers what
 * crosses it out again. `leadsGroup`: everything it starts belongs to it.
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
      // Gone with the folder.
    }
  }
}

/**
 * Ends the programs that this process has started, and those it starts from now on: work that waits for one fails, and is
 * done again another time.
 */
export function endOwnPrograms(): void {
  isEnding = true
  for (const [pid, leadsGroup] of running) endProgram(pid, leadsGroup)
}

/** Ends the programs and removes the folders of processes of this machine that are no more. Answers how many those were. */
export async function clearAfterTheDead(now = Date.now()): Promise<number> {
  let cleared = 0
  for (const name of await readdir(tmpdir())) {
    const mark = name.slice(prefix.length)
    if (!name.startsWith(prefix) || !markPattern.test(mark)) continue
    const folder = join(tmpdir(), name)
    const found = await lstat(folder).catch(() => undefined)
    // Anybody may make a folder of this name in a place that all share.
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
    // It ended by itself.
  }
}
