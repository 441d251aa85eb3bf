import type { FileSummary } from '@learntrail/contract/files/files'
import { newId } from '../../../api/new-id.ts'
import { renameFile } from '../api/change-file.ts'
import { removeFiles } from '../api/remove-file.ts'
import { giveUpUpload } from '../api/remove-upload.ts'
import { checkSelection, type Refusal } from './check-selection.ts'
import { fingerprintOf } from './fingerprint.ts'
import { createItemList } from './item-list.ts'
import { freshItem, itemOfSummary, pictureOf, restoredItem } from './new-items.ts'
import { restoreSources } from './restore-sources.ts'
import { createSending } from './sending.ts'
import type { KeptUpload, UploadItem } from './upload-item.ts'

export type UploadQueue = ReturnType<typeof createUploadQueue>

/**
 * The uploads of one draft, in order; they continue while its screen is closed. Calls `onChange` on every change. Files
 * of up to `mostKept` bytes are kept on the device until they have arrived.
 */
export function createUploadQueue(onChange: () => void, { mostKept }: { mostKept?: number } = {}) {
  const list = createItemList(onChange)
  const sending = createSending(list, mostKept)

  function forget(item: UploadItem) {
    sending.drop(item.key)
    if (item.uploadId) void giveUpUpload(item.uploadId)
    if (item.picture) URL.revokeObjectURL(item.picture)
  }

  /** Resumes with a file chosen again. Returns false if it is not the file whose upload was begun. */
  async function chooseAgain(key: string, file: File): Promise<boolean> {
    const item = list.find(key)
    if (!item?.needsFile || file.size !== item.bytes) return false
    const isKnown = item.fingerprint !== null
    if (isKnown && item.fingerprint !== (await fingerprintOf(file))) return false
    sending.take(key, file)
    // Without a fingerprint the bytes cannot be compared, so the upload starts over.
    list.change(key, {
      needsFile: false,
      picture: pictureOf(file),
      ...(isKnown ? {} : { uploadId: null, progress: 0 }),
    })
    sending.again(key)
    return true
  }

  return {
    read: list.read,
    kept: list.kept,

    /** Starts the files that may start; returns the others with reasons. A file an upload waits for resumes it. */
    add(files: readonly File[]): Refusal[] {
      const awaited = (file: File) =>
        list.read().find(({ needsFile, name, bytes }) => needsFile && name === file.name && bytes === file.size)
      for (const file of files) void chooseAgain(awaited(file)?.key ?? '', file)
      const taken = { count: list.read().length, bytes: list.read().reduce((sum, item) => sum + item.bytes, 0) }
      const { accepted, refused } = checkSelection(
        files.filter((file) => !awaited(file)),
        taken,
      )
      const added = accepted.map((file): UploadItem => {
        const key = newId()
        sending.take(key, file)
        void fingerprintOf(file).then((fingerprint) => list.find(key) && list.change(key, { fingerprint }))
        return { ...freshItem, key, name: file.name, bytes: file.size, picture: pictureOf(file) }
      })
      if (added.length > 0) list.put([...list.read(), ...added])
      sending.start()
      return refused
    },

    /** Shows files that a record already has. */
    adopt(summaries: readonly FileSummary[]) {
      list.put(summaries.map((summary) => itemOfSummary(summary)))
    },

    /** Restores the items of a draft: receipts as they are, interrupted uploads from where they stopped. */
    async restore(kept: readonly KeptUpload[]) {
      list.put(kept.map(restoredItem))
      await restoreSources(kept, (key, blob, picture) => {
        if (!list.find(key)) return
        if (blob) sending.found(key, blob)
        list.change(key, blob ? { picture } : { state: 'failed', needsFile: true })
        sending.start()
      })
    },

    retry: sending.again,
    chooseAgain,

    pause(key: string) {
      list.change(key, { state: 'not_uploaded', isPaused: true, isLineLost: false })
      sending.interrupt(key)
    },

    /** Cancels an upload or removes an item; also deletes a file that was uploaded for this draft. */
    remove(key: string) {
      const item = list.find(key)
      if (!item) return
      forget(item)
      list.remove(key)
      if (item.isNew && item.summary) void removeFiles([item.summary.id])
      sending.start()
    },

    /** Drops an item whose file has been attached to something; the file stays. */
    release(key: string) {
      const item = list.find(key)
      if (!item?.summary) return
      list.remove(key)
      if (item.picture) URL.revokeObjectURL(item.picture)
    },

    move: list.move,

    /** Renames the file. Restores the old name and throws if the server refuses. */
    async rename(key: string, displayName: string) {
      const before = list.find(key)
      if (!before?.summary) return
      list.change(key, { name: displayName })
      try {
        const summary = await renameFile(before.summary.id, displayName)
        list.change(key, { name: summary.displayName, summary })
      } catch (error) {
        list.change(key, { name: before.name })
        throw error
      }
    },

    /** Drops all items and cancels unfinished uploads; uploaded files stay, as they belong to a record now. */
    clear() {
      const before = list.read()
      list.put([])
      for (const item of before) forget(item)
    },

    /** Stops; what the device and the server have stays. */
    stop: sending.stop,
  }
}
