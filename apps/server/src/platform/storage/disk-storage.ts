import { link, mkdir, open, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskTrash } from './disk-trash.ts'
import { erasedOnDisk } from './erased-on-disk.ts'
import { FileStream } from './file-stream.ts'
import { flushFolder } from './flush-folder.ts'
import { identityName, parseIdentity, writtenIdentity } from './identity-file.ts'
import { oneChunk, openIncoming } from './incoming.ts'
import { keysOnShelves, pathOnShelf } from './shelves.ts'
import { erasedName, type Storage } from './storage.ts'
import { codeOf, onDisk } from './storage-failure.ts'

/**
 * Files on this machine's disk, `ab/abcdef…` by content hash. Bytes and directory entries are flushed before anything is
 * acknowledged.
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const incoming = await openIncoming(folder)
  const pathOf = (key: string) => pathOnShelf(folder, key)
  const identityPath = join(folder, identityName)
  const erased = erasedOnDisk(folder)
  await mkdir(join(folder, erasedName), { recursive: true })

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

    keys: (before) => keysOnShelves(folder, before),

    trash: diskTrash(folder),

    erased,

    look: () =>
      onDisk(async () => {
        await stat(folder)
      }),

    place: folder,

    readIdentity: () =>
      onDisk(async () => {
        try {
          return parseIdentity(await readFile(identityPath, 'utf8'), folder)
        } catch (error) {
          if (codeOf(error) === 'ENOENT') return undefined
          throw error
        }
      }),

    writeIdentity: (identity) =>
      onDisk(async () => {
        await writeFile(`${identityPath}.part`, writtenIdentity({ ...identity, place: folder }), { flush: true })
        await rename(`${identityPath}.part`, identityPath)
        await flushFolder(folder)
      }),

    close: () => undefined,
  }
  return storage
}

/** Kept anew: the clean-up of old bytes that nobody names must not take them now. */
async function touch(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now)
}
