import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { flushInTurn, piecesInTurn } from '../../../platform/storage/disk-turns.ts'
import { flushFolder } from '../../../platform/storage/flush-folder.ts'
import { giveBack } from '../../../platform/storage/give-back.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { codeOf, onDisk } from '../../../platform/storage/storage-failure.ts'
import { GatheringWriter } from './gathering.writer.ts'
import { findUpload } from './uploads.repository.ts'

/** How many hashes of unfinished uploads are kept; the bytes of all others are read again at their end. */
const mostHashes = 200

/**
 * The protocol's store on disk, made durable: an offset is only answered once the bytes before it are flushed. Owner
 * and length of an upload are in the database.
 */
export class UploadStore extends FileStore {
  #folder: string
  #hashes = new Map<string, { hash: Hash; bytes: number }>()

  constructor({ db, storage }: Platform) {
    super({
      directory: storage.unfinished,
      configstore: {
        get: async (id) => {
          const row = await findUpload(db, id)
          if (row === undefined) return undefined
          return { id, size: row.bytes, offset: 0, creation_date: row.createdAt.toISOString() } as Upload
        },
        // The row is inserted before the file, and deleted when its owner gives the upload up.
        set: async () => undefined,
        delete: async () => undefined,
      },
    })
    this.#folder = storage.unfinished
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  pathOf(id: string): string {
    return join(this.#folder, id)
  }

  override async create(upload: Upload): Promise<Upload> {
    return onDisk(() => super.create(upload))
  }

  override async getUpload(id: string): Promise<Upload> {
    // While a hash is kept, the last request has flushed and nothing was written since.
    if (!this.#hashes.has(id)) await this.#flush(id)
    return super.getUpload(id)
  }

  /**
   * Writes all bytes that come, in the owner's turn, and flushes them before returning the new offset. Refuses with
   * UPLOAD_LENGTH_MISMATCH beyond `maximum`.
   */
  override async write(readable: Readable, id: string, offset: number, maximum = Number.POSITIVE_INFINITY, owner = id) {
    return onDisk(async () => {
      const file = await open(this.pathOf(id), 'r+')
      const hashed = this.#takeHash(id, offset)
      // Chunks from the network have no other user, so their memory is freed once written.
      const writer = new GatheringWriter(file, offset, readable instanceof IncomingMessage ? giveBack : undefined)
      const receive = async () => {
        for await (const chunk of piecesInTurn(owner, readable)) {
          if (writer.at + chunk.length - offset > maximum) refuse('UPLOAD_LENGTH_MISMATCH')
          hashed?.hash.update(chunk)
          await writer.add(chunk)
        }
      }
      try {
        const receiving = receive()
        // However it ends, the bytes that arrived count.
        await receiving.catch(() => undefined)
        await writer.end()
        await flushInTurn(owner, () => flush(file))
        if (offset === 0) await flushFolder(this.#folder)
        await receiving
      } finally {
        await file.close()
      }
      if (hashed !== undefined) this.#keepHash(id, { hash: hashed.hash, bytes: writer.at })
      return writer.at
    })
  }

  /** Returns the SHA-256 of all bytes, if they came in order through this process. */
  digestOf(id: string, bytes: number): string | undefined {
    const hashed = this.#hashes.get(id)
    return hashed?.bytes === bytes ? hashed.hash.copy().digest('hex') : undefined
  }

  /** Removes the bytes, if there are any. */
  async forget(id: string): Promise<void> {
    this.#hashes.delete(id)
    await rm(this.pathOf(id), { force: true })
  }

  /** Returns uploads whose bytes were last written before a moment. */
  async idsBefore(moment: Date): Promise<string[]> {
    const ids: string[] = []
    for (const id of await readdir(this.#folder)) {
      const found = await stat(this.pathOf(id)).catch(() => undefined)
      if (found !== undefined && found.mtimeMs < moment.getTime()) ids.push(id)
    }
    return ids
  }

  async #flush(id: string): Promise<void> {
    const file = await open(this.pathOf(id), 'r').catch(() => undefined)
    if (file === undefined) return
    await onDisk(async () => {
      await flush(file)
      await flushFolder(this.#folder)
    }).finally(() => file.close())
  }

  /** Taken out of the map while it grows, so that two requests for one upload never feed the same hash. */
  #takeHash(id: string, offset: number): { hash: Hash } | undefined {
    const hashed = this.#hashes.get(id)
    this.#hashes.delete(id)
    if (offset === 0) return { hash: createHash('sha256') }
    return hashed?.bytes === offset ? hashed : undefined
  }

  #keepHash(id: string, hashed: { hash: Hash; bytes: number }): void {
    this.#hashes.set(id, hashed)
    const [oldest] = this.#hashes.keys()
    if (this.#hashes.size > mostHashes && oldest !== undefined) this.#hashes.delete(oldest)
  }
}

async function flush(file: FileHandle): Promise<void> {
  await file.datasync().catch((error: unknown) => {
    // Some file systems have nothing to flush and answer EINVAL.
    if (codeOf(error) !== 'EINVAL') throw error
  })
}

const stores = new WeakMap<Storage, UploadStore>()

/** Returns the one store that calls and jobs of a process share. */
export function uploadStoreOf(platform: Platform): UploadStore {
  const store = stores.get(platform.storage) ?? new UploadStore(platform)
  stores.set(platform.storage, store)
  return store
}
