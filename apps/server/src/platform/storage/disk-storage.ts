import { link, mkdir, open, readdir, rm, stat, unlink, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileStream } from './file-stream.ts'
import { flushFolder } from './flush-folder.ts'
import { oneChunk, openIncoming } from './incoming.ts'
import { checkKey, isKey, type Storage } from './storage.ts'
import { codeOf, onDisk } from './storage-failure.ts'

/**
 * Files on this machine's disk, `ab/abcdef…` by content hash. Bytes and directory entries are flushed before anything is
 * acknowledged.
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const incoming = await openIncoming(folder)
  const pathOf = (key: string) => join(folder, checkKey(key).slice(0, 2), key)

  const storage: Storage = {
    ...incoming,

    keep: (received) =>
      onDisk(async () => {
        const path = pathOf(received.sha256)
        await mkdir(dirname(path), { recursive: true })
        try {
          await link(received.path, path)
        } catch (error) {
          if (codeOf(error) !== 'EEXIST') throw error
          await touch(path)
        }
        await unlink(received.path)
        await flushFolder(dirname(path))
        await flushFolder(folder)
      }),

    async put(content) {
      const received = await incoming.receive(oneChunk(content), Number.POSITIVE_INFINITY)
      await storage.keep(received).finally(() => incoming.drop(received))
      return received.sha256
    },

    read: (key, range) => onDisk(async () => new FileStream(await open(pathOf(key)), range)),

    size: (key) =>
      onDisk(async () => {
        try {
          return (await stat(pathOf(key))).size
        } catch (error) {
          if (codeOf(error) === 'ENOENT') return undefined
          throw error
        }
      }),

    remove: (key) => onDisk(() => rm(pathOf(key), { force: true })),

    async *keys(before) {
      const shelves = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))
      for (const shelf of shelves) {
        for (const key of await readdir(join(folder, shelf))) {
          if (!isKey(key)) continue
          const found = await stat(join(folder, shelf, key)).catch(() => undefined)
          if (found !== undefined && found.mtimeMs < before.getTime()) yield key
        }
      }
    },

    close: () => undefined,
  }
  return storage
}

/** Kept anew: the clean-up of old bytes that nobody names must not take them now. */
async function touch(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now)
}
