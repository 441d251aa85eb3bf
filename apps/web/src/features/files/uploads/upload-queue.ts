import type { FileSummary } from '@learntrail/contract/files/files'
import { isProblem, networkProblem } from '../../../api/problem.ts'
import { removeFiles } from '../api/remove-file.ts'
import { renameFile } from '../api/rename-file.ts'
import { uploadFile } from '../api/upload-file.ts'
import { newId } from '../new-id.ts'
import { checkSelection, type Refusal } from './check-selection.ts'
import { dropBlob, keepBlob, readBlob } from './kept-blobs.ts'
import type { KeptUpload, UploadItem } from './upload-item.ts'

/** Two at a time: phones upload no faster with more, and one broken file does not hold the others up. */
const atOnce = 2

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
    for (const { key, state } of items) {
      if (running.size >= atOnce) return
      if (state === 'waiting' && sources.has(key)) void send(key)
    }
  }

  async function send(key: string) {
    const source = sources.get(key)
    const item = find(key)
    if (!source || !item) return
    const controller = new AbortController()
    running.set(key, controller)
    change(key, { state: 'uploading', progress: 0, problem: null })
    try {
      const summary = await uploadFile(source, item.name, {
        signal: controller.signal,
        onProgress: (sent, total) => change(key, { progress: total > 0 ? sent / total : 0 }),
      })
      sources.delete(key)
      void dropBlob(key)
      // Removed in the very moment it arrived.
      if (find(key)) change(key, { state: 'done', progress: 1, summary, name: summary.displayName })
      else void removeFiles([summary.id])
    } catch (error) {
      if (!controller.signal.aborted)
        change(key, { state: 'failed', problem: isProblem(error) ? error : networkProblem() })
    } finally {
      running.delete(key)
      start()
    }
  }

  /** A line that was dropped is back: what it broke off starts again by itself. */
  function resume() {
    const broken = items.filter(({ key, problem }) => problem?.code === 'NETWORK' && sources.has(key))
    for (const { key } of broken) change(key, { state: 'waiting', problem: null, progress: 0 })
    start()
  }
  window.addEventListener('online', resume)

  function forget(item: UploadItem) {
    running.get(item.key)?.abort()
    sources.delete(item.key)
    void dropBlob(item.key)
    if (item.picture) URL.revokeObjectURL(item.picture)
  }

  return {
    read: () => items,
    kept: (): KeptUpload[] =>
      items.map(({ key, name, bytes, isNew, summary }) => ({ key, name, bytes, isNew, summary })),

    /** Starts what may start; answers what may not and why. */
    add(files: readonly File[]): Refusal[] {
      const taken = { count: items.length, bytes: items.reduce((sum, item) => sum + item.bytes, 0) }
      const { accepted, refused } = checkSelection(files, taken)
      const added = accepted.map((file): UploadItem => {
        const key = newId()
        sources.set(key, file)
        void keepBlob(key, file)
        return { ...fresh, key, name: file.name, bytes: file.size, picture: pictureOf(file) }
      })
      if (added.length > 0) put([...items, ...added])
      start()
      return refused
    },

    /** Files that a record has already. */
    adopt(summaries: readonly FileSummary[]) {
      put(summaries.map((summary) => ({ ...fresh, ...ofSummary(summary), key: summary.id, isNew: false })))
    },

    /** What a draft kept: receipts as they are, and bytes of uploads that a closed tab broke off as fresh uploads. */
    async restore(kept: readonly KeptUpload[]) {
      put(
        kept.map((one) => ({
          ...fresh,
          ...one,
          state: one.summary ? 'done' : 'waiting',
          progress: one.summary ? 1 : 0,
        })),
      )
      for (const { key, summary, name } of kept) {
        if (summary) continue
        const blob = await readBlob(key)
        if (!find(key)) continue
        if (!blob) {
          change(key, { state: 'lost' })
          continue
        }
        sources.set(key, blob)
        change(key, { picture: pictureOf(new File([blob], name, { type: blob.type })) })
        start()
      }
    },

    retry(key: string) {
      if (!sources.has(key)) return
      change(key, { state: 'waiting', problem: null, progress: 0 })
      start()
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

    /** Stops, keeping what is kept on the device. */
    stop() {
      window.removeEventListener('online', resume)
      for (const controller of running.values()) controller.abort()
    },
  }
}

const fresh: Omit<UploadItem, 'key' | 'name' | 'bytes'> = {
  state: 'waiting',
  progress: 0,
  summary: null,
  problem: null,
  picture: null,
  isNew: true,
}

const ofSummary = (summary: FileSummary) =>
  ({ summary, name: summary.displayName, bytes: summary.bytes, state: 'done', progress: 1 }) as const

/** HEIC and SVG are left to the server: browsers cannot show the first, and the second may be more than a picture. */
function pictureOf(file: File): string | null {
  return /\.(?:jpe?g|png|gif|webp)$/i.test(file.name) ? URL.createObjectURL(file) : null
}
