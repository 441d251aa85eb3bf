import { link, mkdir, rename, rm, unlink, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { flushFolder } from './flush-folder.ts'
import { keysOnShelves, pathOnShelf } from './shelves.ts'
import type { Trash } from './storage.ts'
import { codeOf, onDisk } from './storage-failure.ts'

/**
 * Returns the trash of a disk storage: a folder beside the shelves, with the same layout. The age of its files counts
 * from when they arrived in it.
 */
export function diskTrash(folder: string): Trash {
  const trash = join(folder, 'trash')

  return {
    put: (key) =>
      onDisk(async () => {
        const [from, to] = [pathOnShelf(folder, key), pathOnShelf(trash, key)]
        await mkdir(dirname(to), { recursive: true, mode: 0o700 })
        await rename(from, to).then(
          async () => {
            const now = new Date()
            await utimes(to, now, now)
            await flushFolder(dirname(to))
            await flushFolder(dirname(from))
          },
          (error: unknown) => {
            if (codeOf(error) !== 'ENOENT') throw error
          },
        )
      }),

    putBack: (key) =>
      onDisk(async () => {
        const [from, to] = [pathOnShelf(trash, key), pathOnShelf(folder, key)]
        await mkdir(dirname(to), { recursive: true, mode: 0o700 })
        try {
          await link(from, to)
        } catch (error) {
          if (codeOf(error) === 'ENOENT') return false
          if (codeOf(error) !== 'EEXIST') throw error
        }
        await flushFolder(dirname(to))
        await unlink(from)
        return true
      }),

    keys: (before) => keysOnShelves(trash, before),

    remove: (key) => onDisk(() => rm(pathOnShelf(trash, key), { force: true })),
  }
}
