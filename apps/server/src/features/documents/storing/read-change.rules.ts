import * as Y from 'yjs'

/** Reads an update that somebody sent, and under which numbers that was written which is new; undefined where it is none. */
export function writersOf(document: Y.Doc, sent: Uint8Array): number[] | undefined {
  try {
    // All of it is read once before anything is merged: what cannot be read would be merged by half.
    Y.decodeUpdate(sent)
    const { to } = Y.parseUpdateMeta(sent)
    return [...to].flatMap(([client, end]) => (end > Y.getState(document.store, client) ? client : []))
  } catch {
    return undefined
  }
}

/**
 * Merges it, and answers what of it is new, which is nothing where all of it is known. Undefined where it is no change of
 * this document, which may have been changed all the same.
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

/** Whether all that was merged found what it stands on. */
export const isComplete = ({ store }: Y.Doc): boolean => store.pendingStructs === null && store.pendingDs === null
