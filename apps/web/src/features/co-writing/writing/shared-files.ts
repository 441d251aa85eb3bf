import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import type { FileSummary } from '@learntrail/contract/files/files'
import type { Doc } from 'yjs'
import { isProblem } from '../../../api/problem.ts'
import { mayPass } from '../../../documents/ask-server.ts'
import { pauseAfter } from '../../../documents/pauses.rules.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { isSame } from '../../../saving/stamp.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import { createUploadQueue, isUnderWay, type UploadItem } from '../../files/index.ts'
import { putSharedFile, removeSharedFile } from '../api/shared-files.ts'
import { placeFiles } from './change-shared.ts'

interface FilesState {
  uploads: readonly UploadItem[]
  /** Why a file could not be added or removed. */
  failure: string | null
}

export type SharedFiles = ReturnType<typeof openSharedFiles>

/**
 * The files of a record. Uploads and removals here are sent to the record one at a time; files that others add or
 * remove do not disturb uploads under way.
 */
export function openSharedFiles(id: string, document: Doc, onRecord: (record: SharedRecord) => void) {
  const { read, show, subscribe } = createWatched<FilesState>({ uploads: [], failure: null })
  /** Ids of files that the record has, or that were sent to it. */
  let known: string[] = []
  let isAdopting = false
  let isStopped = false
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const queue = createUploadQueue(changed)

  function changed() {
    const uploads = queue.read()
    show({ uploads })
    if (isAdopting) return
    const fileIds = uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))
    const gone = known.filter((one) => !fileIds.includes(one))
    const added = fileIds.filter((one) => !known.includes(one))
    const isMoved = gone.length === 0 && added.length === 0 && !isSame(fileIds, known)
    known = fileIds
    if (isMoved) placeFiles(document, fileIds)
    for (const fileId of gone) inTurn(() => removeSharedFile(id, fileId))
    for (const fileId of added) inTurn(() => putSharedFile(id, fileId), fileId)
  }

  function inTurn(call: () => Promise<SharedRecord>, fileId?: string) {
    waiting += 1
    last = last
      .then(() => untilAnswered(call))
      .then(
        (record) => {
          show({ failure: null })
          return record
        },
        (problem: unknown) => {
          show({ failure: sentenceOf(problem) })
          if (isProblem(problem) && fileId !== undefined) letGo(fileId)
        },
      )
      .then((record) => {
        waiting -= 1
        if (record) onRecord(record)
      })
  }

  /** Repeats a call until it is answered: a lost connection is not an answer, and repeating changes nothing. */
  async function untilAnswered(call: () => Promise<SharedRecord>): Promise<SharedRecord> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await call()
      } catch (problem) {
        if (isStopped || !isProblem(problem) || !mayPass(problem)) throw problem
        await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures, problem.retryAfter)))
      }
    }
  }

  /** Drops a file that the record refused, so that the next change does not list it. */
  function letGo(fileId: string) {
    known = known.filter((one) => one !== fileId)
    const item = queue.read().find(({ summary }) => summary?.id === fileId)
    if (item) queue.remove(item.key)
  }

  return {
    queue,
    read,
    subscribe,
    /** Takes over the record's files, in the document's order. Does nothing while calls of this window are pending. */
    adopt(files: readonly FileSummary[]) {
      if (waiting > 0) return
      const fileIds = files.map((file) => file.id)
      if (isSame(fileIds, known)) return
      isAdopting = true
      for (const item of queue.read()) {
        const fileId = item.summary?.id
        if (fileId && !fileIds.includes(fileId)) queue.release(item.key)
      }
      if (!queue.read().some(isUnderWay)) {
        queue.adopt(files)
        known = fileIds
      } else known = known.filter((one) => fileIds.includes(one))
      isAdopting = false
      show({ uploads: queue.read() })
    },
    /** Adds files that are on the server already but not in the record. */
    put(fileIds: readonly string[]) {
      for (const fileId of fileIds) inTurn(() => putSharedFile(id, fileId))
    },
    /** Resolves when every change has been answered. */
    settled: () => last.then(() => undefined),
    stop() {
      isStopped = true
      queue.stop()
    },
  }
}
