import * as Y from 'yjs'

/** What somebody sent, as far as it can be told before it is merged. */
interface ReadChange {
  /** As it is kept: without what the document has already. */
  update: Uint8Array
  /** Under which numbers that was written which is new. */
  writers: readonly number[]
  isEmpty: boolean
}

/** Reads an update that somebody sent; undefined where it is none. The document stays as it is. */
export function readChange(document: Y.Doc, sent: Uint8Array): ReadChange | undefined {
  try {
    // All of it is read once before anything is merged: what cannot be read would be merged by half.
    const { structs, ds } = Y.decodeUpdate(sent)
    const { from, to } = Y.parseUpdateMeta(sent)
    const stateOf = (client: number) => Y.getState(document.store, client)
    const writers = [...to].flatMap(([client, end]) => (end > stateOf(client) ? client : []))
    const hasKnown = [...from].some(([client, start]) => start < stateOf(client))
    const update = hasKnown ? Y.diffUpdate(sent, Y.encodeStateVector(document)) : sent
    return { update, writers, isEmpty: structs.length === 0 && ds.clients.size === 0 }
  } catch {
    return undefined
  }
}

/** Merges it. False where it is no change of this document, which may be changed all the same. */
export function merge(document: Y.Doc, update: Uint8Array): boolean {
  try {
    Y.applyUpdate(document, update)
  } catch {
    return false
  }
  return true
}

/** Whether all that was merged found what it stands on. */
export const isComplete = ({ store }: Y.Doc): boolean => store.pendingStructs === null && store.pendingDs === null
