import { LRUCache } from 'lru-cache'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import { beginDocument } from '../begin-document.ts'
import type { DocumentName } from '../co-edited.ts'
import { catchUp, type KeptDocument, readKept } from './kept-document.ts'

/** Bytes of documents that a process keeps merged; Yjs takes about so many times what a document has as bytes. */
const mostBytes = 192 * 1024 * 1024
const bytesInMemory = (size: number) => 64 * 1024 + 8 * size
const keptForMs = 10 * 60_000

/** Documents of this process, and who waits for each: what is done with one is done in turn. */
class DocumentsHere {
  readonly #kept = new LRUCache<string, KeptDocument>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => bytesInMemory(size),
    ttl: keptForMs,
    updateAgeOnGet: true,
  })
  readonly #turns = new Map<string, Promise<unknown>>()

  /**
   * Works on a document as it is by now; what fails lets go of it, as it may have been changed without that being stored.
   * `isFresh`: it may be as it was when this process last looked, where whoever stores finds out.
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
        // Anew, as it has another size.
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
