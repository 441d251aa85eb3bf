import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Factor for what is written during the copy and for what files take beyond their bytes. */
const margin = 1.1

/** Throws `ENOSPC` if `bytes` would not fit on the disk of a folder, which need not exist yet. */
export async function refuseWithoutRoom(folder: string, bytes: number): Promise<void> {
  const free = await freeBytes(folder)
  const needed = Math.ceil(bytes * margin)
  if (free >= needed) return
  const said = `${folder} needs ${inMegabytes(needed)}, and its disk has ${inMegabytes(free)} left: nothing was written.`
  // The system's own code, for callers that check it.
  throw Object.assign(new Error(said), { code: 'ENOSPC' })
}

/** Returns the bytes that can still be written on the disk of a folder, which need not exist yet. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return freeBytes(dirname(folder))
  }
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`
}
