import { type FileHandle, mkdir, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BytesGone } from './bytes-gone.ts'
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
 * Opens a storage on this machine's disk, with files at `ab/abcdef…` by content hash. Bytes and directory entries are
 * flushed before anything is acknowledged.
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const incoming = await openIncoming(folder)
  const pathOf = (key: string) => pathOnShelf(folder, key)
  const identityPath = join(folder, identityName)
  const erased = erasedOnDisk(folder)
  await mkdir(join(folder, erasedName), { recursive: true, mode: 0o700 })

  const storage: Storage = {
    ...incoming,

    keep: (received) =>
      onDisk(async () => {
        const path = pathOf(received.sha256)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await touch(received.path)
        // The received bytes were just hashed, so they replace what is there, which a faulty disk may have damaged.
        await rename(received.path, path)
        // If both names refer to the same file, a rename keeps both.
        await rm(received.path, { force: true })
        await flushFolder(dirname(path))
        await flushFolder(folder)
      }),

    async put(content) {
      const received = await incoming.receive(oneChunk(content), Number.POSITIVE_INFINITY)
      await storage.keep(received).finally(() => incoming.drop(received))
      return received.sha256
    },

    read: (key, { start = 0, end, bytes } = {}) =>
      onDisk(async () => {
        const file = await openContent(pathOf(key))
        const { size } = await file.stat()
        if (size === (bytes ?? size)) return new FileStream(file, { start, end: end ?? size - 1 })
        await file.close()
        throw new BytesGone()
      }),

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
        await writeFile(`${identityPath}.part`, writtenIdentity({ ...identity, place: folder }), {
          flush: true,
          mode: 0o600,
        })
        await rename(`${identityPath}.part`, identityPath)
        await flushFolder(folder)
      }),

    close: () => undefined,
  }
  return storage
}

async function openContent(path: string): Promise<FileHandle> {
  return open(path).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? new BytesGone() : error
  })
}

/** Renews the age, so that the clean-up of old unnamed content does not remove it now. */
async function touch(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now)
}
