import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { refuse } from '../http/refusal.ts'
import type { Storage } from './storage.ts'

const keyPattern = /^[0-9a-f]{64}$/

/**
 * Files on this machine's disk, `ab/abcdef…` by content hash. Bytes and directory entries are flushed before anything is
 * acknowledged; what a crash leaves half-received is removed at the next start.
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const incoming = join(folder, 'incoming')
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true })

  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('not a content hash')
    return join(folder, key.slice(0, 2), key)
  }

  const storage: Storage = {
    async receive(stream, maximum) {
      const path = join(incoming, randomUUID())
      const file = await open(path, 'wx', 0o600)
      const hash = createHash('sha256')
      let bytes = 0
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          bytes += chunk.length
          if (bytes > maximum) refuse('PAYLOAD_TOO_LARGE')
          hash.update(chunk)
          await file.writeFile(chunk)
        }
        await file.sync()
      } catch (error) {
        await file.close()
        await unlink(path)
        throw error
      }
      await file.close()
      return { sha256: hash.digest('hex'), bytes, path }
    },

    async keep(received) {
      const path = pathOf(received.sha256)
      await mkdir(dirname(path), { recursive: true })
      try {
        await link(received.path, path)
      } catch (error) {
        if (!isExisting(error)) throw error
      }
      await unlink(received.path)
      await flushFolder(dirname(path))
      await flushFolder(folder)
    },

    async drop(received) {
      await rm(received.path, { force: true })
    },

    async put(content) {
      const received = await storage.receive(oneChunk(content), Number.POSITIVE_INFINITY)
      await storage.keep(received)
      return received.sha256
    },

    async read(key, range) {
      const file = await open(pathOf(key))
      return createReadStream('', { fd: file, ...range })
    },

    async size(key) {
      try {
        return (await stat(pathOf(key))).size
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
  return storage
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* chunksOf(content: Buffer) {
  yield content
}
const oneChunk = (content: Buffer) => chunksOf(content) as unknown as Readable

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
const isExisting = (error: unknown) => codeOf(error) === 'EEXIST'
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'
