import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What is written while a copy is made, and what a file takes beyond its bytes. */
const margin = 1.1

/** Refuses what would not fit on the disk of a folder, which need not exist yet. */
export async function refuseWithoutRoom(folder: string, bytes: number): Promise<void> {
  const free = await freeBytes(folder)
  const needed = Math.ceil(bytes * margin)
  if (free >= needed) return
  const said = `${folder} needs ${inMegabytes(needed)}, and its disk has ${inMegabytes(free)} left: nothing was written.`
  // As the system says it, for whoever asks.
  throw Object.assign(new Error(said), { code: 'ENOSPC' })
}

/** Bytes that may still be written on the disk of a folder. */
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
