import { chown, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { markOf } from '../../machine/processes.ts'
import type { SystemUser } from './system-user.ts'

export const noteName = 'runs-as.json'

const noteForm = z.object({
  folder: z.string(),
  device: z.string(),
  inode: z.string(),
  /** Mark of the server's process, which also identifies the machine. */
  server: z.string(),
  socketDir: z.string(),
})

/**
 * A note that each start writes beside the cluster: which process serves this very folder, and where. In a copy of the
 * folder it applies only to the original, which PostgreSQL's own files do not distinguish.
 */
type RunsAs = z.output<typeof noteForm>

/** Records that `pid` serves the cluster from now on. */
export async function noteRun(
  clusterDir: string,
  { pid, socketDir, user }: { pid: number; socketDir: string; user: SystemUser | undefined },
): Promise<void> {
  const note: RunsAs = { ...(await placeOf(clusterDir)), server: await markOf(pid), socketDir }
  const path = join(dirname(clusterDir), noteName)
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true })
  await writeFile(unfinished, `${JSON.stringify(note, undefined, 2)}\n`, { mode: 0o600 })
  if (user) await chown(unfinished, user.uid, user.gid)
  await rename(unfinished, path)
}

/** Returns the note of the last start on this very folder; undefined if there is none, or if it came with a copy. */
export async function readOwnNote(clusterDir: string): Promise<RunsAs | undefined> {
  const text = await readFile(join(dirname(clusterDir), noteName), 'utf8').catch(() => '')
  const note = noteForm.safeParse(parsed(text)).data
  if (note === undefined) return undefined
  const { folder, device, inode } = await placeOf(clusterDir)
  return note.folder === folder && note.device === device && note.inode === inode ? note : undefined
}

async function placeOf(clusterDir: string): Promise<Pick<RunsAs, 'folder' | 'device' | 'inode'>> {
  const { dev, ino } = await stat(clusterDir, { bigint: true })
  return { folder: await realpath(clusterDir), device: String(dev), inode: String(ino) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
