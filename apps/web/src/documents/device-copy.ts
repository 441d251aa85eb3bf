import { IndexeddbPersistence } from 'y-indexeddb'
import type * as Y from 'yjs'
import { newId } from '../api/new-id.ts'
import { allWindows, closedWindows, holdName, windowName } from '../saving/window-names.ts'
import { dropDraft, writeDraft } from '../ui/keep-draft.ts'
import { type CopyName, databaseOf, marksOf } from './sent-copies.ts'

/** ms. A slow, full or forbidden storage delays opening no longer than this. */
const mostMs = 3_000

/**
 * A copy of a shared document in IndexedDB, so that changes survive a closed tab, a lost connection or a flat battery.
 */
export interface DeviceCopy {
  /** Resolves once the stored copy is in the document, or after `mostMs`. */
  ready: Promise<void>
  /** Whether this device holds changes that the server lacks, from this window or a closed one. */
  isUnsent(): boolean
  /** Marks unsent changes at once, in localStorage, so that logging out asks about them. */
  noteUnsent(): void
  noteSent(): void
  /** Deletes the copy from the device. */
  remove(): Promise<void>
  close(): void
}

/** `onLate` runs when the stored copy arrives after `ready` has resolved without it. */
export function openDeviceCopy(name: CopyName, document: Y.Doc, onLate: () => void): DeviceCopy {
  const marks = marksOf(name)
  const own = windowName(marks, newId())
  const release = holdName(own)
  const left = new Set<string>()
  let isMarked = false
  let isClosed = false
  const opening = canOpen(databaseOf(name)).then((isAble) =>
    isAble && !isClosed ? new IndexeddbPersistence(databaseOf(name), document) : undefined,
  )

  let isLate = false
  const read = async () => {
    const windows = await closedWindows(marks)
    await (await opening)?.whenSynced
    for (const one of windows) left.add(one)
    if (isLate && !isClosed) onLate()
  }
  const late = new Promise<void>((resolve) =>
    setTimeout(() => {
      isLate = true
      resolve()
    }, mostMs),
  )
  const noteSent = () => {
    isMarked = false
    for (const one of [own, ...left]) dropDraft(one)
    left.clear()
  }
  return {
    ready: Promise.race([read().catch(() => undefined), late]),
    isUnsent: () => isMarked || left.size > 0,
    noteUnsent() {
      if (isMarked) return
      isMarked = true
      writeDraft(own, { isSynced: false })
    },
    noteSent,
    async remove() {
      noteSent()
      for (const one of allWindows(marks)) dropDraft(one)
      await (await opening)?.clearData()
    },
    close() {
      isClosed = true
      release()
      void opening.then((persistence) => persistence?.destroy())
    },
  }
}

/** Whether an update came from the device's copy. */
export const isOfDevice = (origin: unknown): boolean => origin instanceof IndexeddbPersistence

/** Tries the database first, because y-indexeddb cannot handle storage that is full or forbidden. */
function canOpen(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(name)
      let isNew = false
      request.onupgradeneeded = () => {
        // y-indexeddb must create the database itself.
        isNew = true
        request.transaction?.abort()
      }
      request.onerror = () => resolve(isNew)
      request.onblocked = () => resolve(false)
      request.onsuccess = () => {
        request.result.close()
        resolve(true)
      }
    } catch {
      resolve(false)
    }
  })
}
