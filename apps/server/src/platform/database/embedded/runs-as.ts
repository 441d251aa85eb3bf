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
  /** The mark of the server's process, which names the machine as well. */
  server: z.string(),
  socketDir: z.string(),
})

/**
 * What each start writes beside the cluster: which process serves this very folder, and where. In a copy of the folder it is
 * true of the original only, and PostgreSQL's own files do not tell the two apart.
 */
type RunsAs = z.output<typeof noteForm>

/** Writes down that `pid` serves the cluster from now on. */
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

/** What the last start of this very folder noted; undefined when the note came along with a copy, or there is none. */
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
