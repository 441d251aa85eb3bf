import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStream } from './file-stream.ts'

export interface KeptCopy {
  size: number
  read(range?: { start: number; end: number }): Promise<Readable>
}

export interface CopiesOptions {
  /** Milliseconds since a copy was made or touched. */
  keptForMs: number
  mostBytes: number
}

/** Returns a cache of derived copies in a folder that may be emptied at any time. */
export function copiesOnDisk(folder: string, { keptForMs, mostBytes }: CopiesOptions) {
  const pathOf = (name: string) => join(folder, name)
  return {
    async pathOf(name: string): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return pathOf(name)
    },

    async find(name: string): Promise<KeptCopy | undefined> {
      const path = pathOf(name)
      const found = await stat(path).catch(() => undefined)
      if (found === undefined) return undefined
      return {
        size: found.size,
        read: async ({ start, end } = { start: 0, end: found.size - 1 }) =>
          new FileStream(await open(path), { start, end }),
      }
    },

    /** Removes copies that are too old, and the oldest while their total exceeds `mostBytes`. */
    async tidy(now: Date): Promise<void> {
      const names = await readdir(folder).catch(() => [])
      const copies = await Promise.all(
        names.map(async (name) => ({ name, found: await stat(pathOf(name)).catch(() => undefined) })),
      )
      let bytes = 0
      const newestFirst = copies.sort((a, b) => (b.found?.mtimeMs ?? 0) - (a.found?.mtimeMs ?? 0))
      for (const { name, found } of newestFirst) {
        bytes += found?.size ?? 0
        const isOld = found === undefined || now.getTime() - found.mtimeMs > keptForMs
        if (isOld || bytes > mostBytes) await rm(pathOf(name), { force: true })
      }
    },

    /** Sets the time from which a copy's age is counted. */
    touch: (name: string, now: Date) => utimes(pathOf(name), now, now),
  }
}
