import { chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nobody } from './run-program.ts'

const prefix = 'learntrail-work-'
/** Longer than any program may work. */
const abandonedMs = 3_600_000

/** A folder for one piece of work of an outside program; it goes with all that is in it. */
export async function withWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  try {
    await giveToProgram(folder)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Lets the programs, which may run as somebody else, read and write a file or folder. */
export async function giveToProgram(path: string): Promise<void> {
  if (nobody !== undefined) await chown(path, nobody.uid, nobody.gid)
}

export async function makeProgramFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await giveToProgram(path)
}

/** Removes folders of work that a killed server could not end. */
export async function removeAbandonedWork(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const path = join(tmpdir(), name)
    const age =
      now -
      (await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => now,
      ))
    if (age > abandonedMs) await rm(path, { recursive: true, force: true })
  }
}
