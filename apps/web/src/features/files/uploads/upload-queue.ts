import type { FileSummary } from '@learntrail/contract/files/files'
import { isProblem, networkProblem } from '../../../api/problem.ts'
import { removeFiles } from '../api/remove-file.ts'
import { renameFile } from '../api/rename-file.ts'
import { giveUpUpload } from '../api/uploads.ts'
import { newId } from '../new-id.ts'
import { checkSelection, type Refusal } from './check-selection.ts'
import { fingerprintOf } from './fingerprint.ts'
import { dropBlob, keepBlob } from './kept-blobs.ts'
import { freshItem, itemOfSummary, pictureOf, restoredItem } from './new-items.ts'
import { restoreSources } from './restore-sources.ts'
import { sendFile } from './send-file.ts'
import type { KeptUpload, UploadItem } from './upload-item.ts'

/** Two at a time: phones upload no faster with more, and one broken file does not hold the others up. */
const atOnce = 2
/** Between two words about the progress of a file; the draft is written down in the pauses. */
const progressEvery = 400

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** The files of one draft, in their order. It goes on while its screen is closed; `onChange` follows every change. */
export function createUploadQueue(onChange: () => void) {
  let items: readonly UploadItem[] = []
  const sources = new Map<string, Blob>()
  const running = new Map<string, AbortController>()

  function put(next: readonly UploadItem[]) {
    items = next
    onChange()
  }
  const find = (key: string) => items.find((item) => item.key === key)
  const change = (key: string, part: Partial<UploadItem>) =>
    put(items.map((item) => (item.key === key ? { ...item, ...part } : item)))

  function start() {
    for (const { key, state, isPaused } of items) {
      if (running.size >= atOnce) return
      if (state === 'not_uploaded' && !isPaused && sources.has(key) && !running.has(key)) void send(key)
    }
  }

  async function send(key: string) {
    const source = sources.get(key)
    const item = find(key)
    if (!source || !item) return
    const controller = new AbortController()
    running.set(key, controller)
    change(key, { state: 'uploading', isLineLost: false, problem: null })
    let toldAt = 0
    try {
      const summary = await sendFile(source, item, {
        signal: controller.signal,
        onBegun: (uploadId) => change(key, { uploadId }),
        onProgress: (sent, total) => {
          if (performance.now() - toldAt < progressEvery && sent < total) return
          toldAt = performance.now()
          change(key, { progress: total > 0 ? sent / total : 0, isLineLost: false })
        },
        onLineLost: () => change(key, { isLineLost: true }),
      })
      sources.delete(key)
      void dropBlob(key)
      const done = { state: 'completed', progress: 1, summary, uploadId: null, isLineLost: false } as const
      // Removed in the very moment it arrived.
      if (find(key)) change(key, { ...done, name: summary.displayName })
      else void removeFiles([summary.id])
    } catch (error) {
      if (!controller.signal.aborted) {
        const problem = isProblem(error) ? error : networkProblem()
        // What the server said about the content it says about the same bytes again: a new try begins anew.
        const isRefused = problem.status >= 400 && problem.status < 500 && problem.code.startsWith('FILE_')
        change(key, {
          state: 'failed',
          isLineLost: false,
          problem,
          ...(isRefused ? { uploadId: null, progress: 0 } : {}),
        })
      }
    } finally {
      running.delete(key)
      start()
    }
  }

  /** Back into the line, from where it was. */
  function again(key: string) {
    if (!sources.has(key)) return
    change(key, { state: 'not_uploaded', isPaused: false, isLineLost: false, problem: null })
    // One that is waiting for its next try is begun at once.
    running.get(key)?.abort()
    start()
  }

  /** A line that was dropped is back: what it broke off goes on by itself. */
  function resume() {
    const broken = items.filter(({ isLineLost, problem }) => isLineLost || problem?.code === 'NETWORK')
    for (const { key } of broken) again(key)
  }
  /** Told by the device: waiting for the line to break by itself would take minutes. */
  function loseLine() {
    for (const [key, controller] of running) {
      change(key, { isLineLost: true })
      controller.abort()
    }
  }
  window.addEventListener('online', resume)
  window.addEventListener('offline', loseLine)

  function forget(item: UploadItem) {
    running.get(item.key)?.abort()
    sources.delete(item.key)
    void dropBlob(item.key)
    if (item.uploadId) void giveUpUpload(item.uploadId)
    if (item.picture) URL.revokeObjectURL(item.picture)
  }

  function take(key: string, file: Blob) {
    sources.set(key, file)
    void keepBlob(key, file)
  }

  /** False when it is another file than the one that was begun. */
  async function chooseAgain(key: string, file: File): Promise<boolean> {
    const item = find(key)
    if (!item?.needsFile || file.size !== item.bytes) return false
    const isKnown = item.fingerprint !== null
    if (isKnown && item.fingerprint !== (await fingerprintOf(file))) return false
    take(key, file)
    // Of bytes that cannot be compared nothing is gone on with.
    change(key, { needsFile: false, picture: pictureOf(file), ...(isKnown ? {} : { uploadId: null, progress: 0 }) })
    again(key)
    return true
  }

  return {
    read: () => items,
    kept: (): KeptUpload[] =>
      items.map(({ key, name, bytes, isNew, summary, uploadId, fingerprint, isPaused }) => {
        return { key, name, bytes, isNew, summary, uploadId, fingerprint, isPaused }
      }),

    /** Starts what may start; answers what may not and why. A file that an upload waits for goes on there. */
    add(files: readonly File[]): Refusal[] {
      const awaited = (file: File) =>
        items.find(({ needsFile, name, bytes }) => needsFile && name === file.name && bytes === file.size)
      for (const file of files) void chooseAgain(awaited(file)?.key ?? '', file)
      const taken = { count: items.length, bytes: items.reduce((sum, item) => sum + item.bytes, 0) }
      const { accepted, refused } = checkSelection(
        files.filter((file) => !awaited(file)),
        taken,
      )
      const added = accepted.map((file): UploadItem => {
        const key = newId()
        take(key, file)
        void fingerprintOf(file).then((fingerprint) => find(key) && change(key, { fingerprint }))
        return { ...freshItem, key, name: file.name, bytes: file.size, picture: pictureOf(file) }
      })
      if (added.length > 0) put([...items, ...added])
      start()
      return refused
    },

    /** Files that a record has already. */
    adopt(summaries: readonly FileSummary[]) {
      put(summaries.map((summary) => itemOfSummary(summary)))
    },

    /** What a draft kept: receipts as they are, and uploads that a closed tab broke off from where they stopped. */
    async restore(kept: readonly KeptUpload[]) {
      put(kept.map(restoredItem))
      await restoreSources(kept, (key, blob, picture) => {
        if (!find(key)) return
        if (blob) sources.set(key, blob)
        change(key, blob ? { picture } : { state: 'failed', needsFile: true })
        start()
      })
    },

    retry: again,
    chooseAgain,

    pause(key: string) {
      change(key, { state: 'not_uploaded', isPaused: true, isLineLost: false })
      running.get(key)?.abort()
    },

    /** Cancels, or removes: for a file of this draft the upload as well. */
    remove(key: string) {
      const item = find(key)
      if (!item) return
      forget(item)
      put(items.filter((other) => other.key !== key))
      if (item.isNew && item.summary) void removeFiles([item.summary.id])
      start()
    },

    move(key: string, to: number) {
      const from = items.findIndex((item) => item.key === key)
      const moved = items[from]
      if (!moved || to < 0 || to >= items.length || to === from) return
      const others = items.filter((item) => item.key !== key)
      put([...others.slice(0, to), moved, ...others.slice(to)])
    },

    /** Throws what the server says against the name; the old one is then back. */
    async rename(key: string, displayName: string) {
      const before = find(key)
      if (!before?.summary) return
      change(key, { name: displayName })
      try {
        const summary = await renameFile(before.summary.id, displayName)
        change(key, { name: summary.displayName, summary })
      } catch (error) {
        change(key, { name: before.name })
        throw error
      }
    },

    /** Lets go of everything; the files stay, they belong to a record now. */
    clear() {
      const before = items
      put([])
      for (const item of before) forget(item)
    },

    /** Stops, keeping what is kept on the device and on the server. */
    stop() {
      window.removeEventListener('online', resume)
      window.removeEventListener('offline', loseLine)
      for (const controller of running.values()) controller.abort()
    },
  }
}
