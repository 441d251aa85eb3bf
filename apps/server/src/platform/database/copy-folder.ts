import { copyFile, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies a folder that is in use: a file that disappears meanwhile is no error. What was copied is on the disk afterwards. */
export async function copyFolder(
  from: string,
  to: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: (await stat(from)).mode })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    if (!isWanted(source)) continue
    if (entry.isDirectory()) await copyFolder(source, join(to, entry.name), isWanted)
    else if (entry.isFile()) await copyDurably(source, join(to, entry.name))
  }
  await syncToDisk(to)
}

async function copyDurably(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  await syncToDisk(target)
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
