import { IndexeddbPersistence } from 'y-indexeddb'
import type * as Y from 'yjs'
import { newId } from '../api/new-id.ts'
import { allWindows, closedWindows, holdName, windowName } from '../saving/window-names.ts'
import { dropDraft, writeDraft } from '../ui/keep-draft.ts'
import { type CopyName, databaseOf, marksOf } from './sent-copies.ts'

/** A device that is slow, full or forbidden keeps nobody waiting for longer. */
const mostMs = 3_000

/** The same document on this device: what a closed tab, a broken line or a flat battery leaves is there afterwards. */
export interface DeviceCopy {
  /** What the device has is in the document. */
  ready: Promise<void>
  /** Something of it is on this device alone, of this window or of one that was closed. */
  isUnsent(): boolean
  /** Written down before anything else, so that whoever logs out is asked. */
  noteUnsent(): void
  noteSent(): void
  /** It goes from the device. */
  remove(): Promise<void>
  close(): void
}

/** `onLate`: what the device has came only after nobody waited for it any more. */
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

/** Whether it was the device that brought something into the document. */
export const isOfDevice = (origin: unknown): boolean => origin instanceof IndexeddbPersistence

/** Looked at first: what keeps documents does not bear that a device has no place, or none to give. */
function canOpen(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(name)
      let isNew = false
      request.onupgradeneeded = () => {
        // It is made by what keeps documents.
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
