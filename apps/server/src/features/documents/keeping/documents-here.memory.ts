import { LRUCache } from 'lru-cache'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import { beginDocument } from '../begin-document.service.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import { catchUp, type KeptDocument, readKept } from './kept-document.service.ts'

/** Memory for merged documents in this process, in bytes; Yjs takes about 8 times a document's size. */
const mostBytes = 192 * 1024 * 1024
const bytesInMemory = (size: number) => 64 * 1024 + 8 * size
const keptForMs = 10 * 60_000

/** The documents in this process's memory, with a queue for each: work on one document is sequential. */
class DocumentsHere {
  readonly #kept = new LRUCache<string, KeptDocument>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => bytesInMemory(size),
    ttl: keptForMs,
    updateAgeOnGet: true,
  })
  readonly #turns = new Map<string, Promise<unknown>>()

  /**
   * Runs `work` on the document as currently stored. If it fails, the document is dropped from memory, as it may
   * contain changes that were not stored. With `mayBeOld`, the copy in memory is used without looking for newer
   * changes; storing detects them.
   */
  async inTurn<Result>(
    platform: Platform,
    name: DocumentName,
    work: (kept: KeptDocument) => Promise<Result>,
    { mayBeOld = false } = {},
  ): Promise<Result> {
    const key = keyOf(name)
    const before = this.#turns.get(key) ?? Promise.resolve()
    const turn = before.then(async () => {
      try {
        const kept = await this.#read(platform, name, mayBeOld)
        const result = await work(kept)
        // Put back, so that the cache learns its new size.
        this.#kept.set(key, kept)
        return result
      } catch (error) {
        this.#kept.delete(key)
        throw error
      }
    })
    const settled = turn.catch(() => undefined)
    this.#turns.set(key, settled)
    try {
      return await turn
    } finally {
      if (this.#turns.get(key) === settled) this.#turns.delete(key)
    }
  }

  async #read(platform: Platform, name: DocumentName, mayBeOld: boolean): Promise<KeptDocument> {
    const known = this.#kept.get(keyOf(name))
    if (known !== undefined && (mayBeOld || (await catchUp(platform.db, name, known)))) return known
    const kept = await readKept(platform.db, name)
    if (kept !== undefined) return kept
    await beginDocument(platform, name)
    const begun = await readKept(platform.db, name)
    if (begun === undefined) throw new Error('a document was removed while it was begun')
    return begun
  }
}

const keyOf = ({ kind, thingId }: DocumentName) => `${kind} ${thingId}`

export const documentsHere = perApplication(() => new DocumentsHere())
