import * as Y from 'yjs'

/** Returns the client numbers of what is new in an update; undefined if it is malformed. */
export function writersOf(document: Y.Doc, sent: Uint8Array): number[] | undefined {
  try {
    // Decode all of it first: a malformed update would otherwise be merged in part.
    Y.decodeUpdate(sent)
    const { to } = Y.parseUpdateMeta(sent)
    return [...to].flatMap(([client, end]) => (end > Y.getState(document.store, client) ? client : []))
  } catch {
    return undefined
  }
}

/**
 * Merges an update and returns what was new in it, empty if nothing was. Returns undefined if it does not fit the
 * document, which may have been changed all the same.
 */
export function merge(document: Y.Doc, sent: Uint8Array): Uint8Array | undefined {
  const news: Uint8Array[] = []
  const hear = (update: Uint8Array) => void news.push(update)
  document.on('update', hear)
  try {
    Y.applyUpdate(document, sent)
    return Y.mergeUpdates(news)
  } catch {
    return undefined
  } finally {
    document.off('update', hear)
  }
}

/** Whether everything that merged updates depend on is there. */
export const isComplete = ({ store }: Y.Doc): boolean => store.pendingStructs === null && store.pendingDs === null
