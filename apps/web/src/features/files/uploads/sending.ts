import { isProblem, networkProblem } from '../../../api/problem.ts'
import { removeFiles } from '../api/remove-file.ts'
import type { ItemList } from './item-list.ts'
import { dropBlob, keepBlob, mostKeptBytes } from './kept-blobs.ts'
import { sendFile } from './send-file.ts'

/** Parallel uploads: more are no faster on phones, and with two, one broken file does not block the others. */
const atOnce = 2
/** Milliseconds between progress reports; the draft is saved in between. */
const progressEvery = 400

/** Sends the waiting uploads, two at a time, and resumes when the connection is back. */
export function createSending(list: ItemList, mostKept = mostKeptBytes) {
  const sources = new Map<string, Blob>()
  const running = new Map<string, AbortController>()
  let isStopped = false

  function start() {
    if (isStopped) return
    for (const { key, state, isPaused } of list.read()) {
      if (running.size >= atOnce) return
      if (state === 'not_uploaded' && !isPaused && sources.has(key) && !running.has(key)) void send(key)
    }
  }

  async function send(key: string) {
    const source = sources.get(key)
    const item = list.find(key)
    if (!source || !item) return
    const controller = new AbortController()
    running.set(key, controller)
    list.change(key, { state: 'uploading', isLineLost: false, problem: null })
    let toldAt = 0
    try {
      const summary = await sendFile(source, item, {
        signal: controller.signal,
        onBegun: (uploadId) => list.change(key, { uploadId }),
        onProgress: (sent, total) => {
          if (performance.now() - toldAt < progressEvery && sent < total) return
          toldAt = performance.now()
          list.change(key, { progress: total > 0 ? sent / total : 0, isLineLost: false })
        },
        onLineLost: () => list.change(key, { isLineLost: true }),
      })
      sources.delete(key)
      void dropBlob(key)
      const done = { state: 'completed', progress: 1, summary, uploadId: null, isLineLost: false } as const
      // The person removed it in the moment it arrived.
      if (list.find(key)) list.change(key, { ...done, name: summary.displayName })
      else void removeFiles([summary.id])
    } catch (error) {
      if (!controller.signal.aborted) {
        const problem = isProblem(error) ? error : networkProblem()
        // The server would refuse the same bytes again, so a new attempt starts from the beginning.
        const isRefused = problem.status >= 400 && problem.status < 500 && problem.code.startsWith('FILE_')
        list.change(key, {
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

  /** Queues an upload again, from where it stopped. */
  function again(key: string) {
    if (!sources.has(key)) return
    list.change(key, { state: 'not_uploaded', isPaused: false, isLineLost: false, problem: null })
    // An attempt waiting for its retry starts at once.
    running.get(key)?.abort()
    start()
  }

  /** Restarts the uploads interrupted by a lost connection. */
  function resume() {
    const broken = list.read().filter(({ isLineLost, problem }) => isLineLost || problem?.code === 'NETWORK')
    for (const { key } of broken) again(key)
  }
  /** Called when the device goes offline: waiting for the requests to fail would take minutes. */
  function loseLine() {
    for (const [key, controller] of running) {
      list.change(key, { isLineLost: true })
      controller.abort()
    }
  }
  window.addEventListener('online', resume)
  window.addEventListener('offline', loseLine)

  return {
    start,
    again,
    /** Registers the bytes of an upload and keeps them on the device until they have arrived. */
    take(key: string, file: Blob) {
      sources.set(key, file)
      void keepBlob(key, file, mostKept)
    },
    /** Registers bytes that were kept on the device. */
    found: (key: string, blob: Blob) => void sources.set(key, blob),
    interrupt: (key: string) => running.get(key)?.abort(),
    drop(key: string) {
      running.get(key)?.abort()
      sources.delete(key)
      void dropBlob(key)
    },
    /** Stops; what the device and the server have stays. */
    stop() {
      isStopped = true
      window.removeEventListener('online', resume)
      window.removeEventListener('offline', loseLine)
      for (const controller of running.values()) controller.abort()
    },
  }
}
