import type { FileSummary } from '@learntrail/contract/files/files'
import type { Question } from '@learntrail/contract/homework/question'
import { newId } from '../../../api/new-id.ts'
import { atMostEvery } from '../../../saving/at-most-every.ts'
import { createDeviceCopy } from '../../../saving/device-copy.ts'
import { watchPage } from '../../../saving/page-watch.ts'
import { keepEvery } from '../../../saving/pauses.rules.ts'
import { isSame } from '../../../saving/stamp.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import { createUploadQueue, type KeptUpload, type UploadItem } from '../../files/index.ts'
import { changedParts, emptyQuestion, type QuestionValues, rebased, valuesOf } from './question-values.ts'

interface Kept {
  clientId: string
  before: QuestionValues
  files: FileSummary[]
  version: number
  values: QuestionValues
  uploads: KeptUpload[]
}

export interface QuestionDraftState {
  values: QuestionValues
  uploads: readonly UploadItem[]
  isRestored: boolean
  isDirty: boolean
  /** Incremented when the text is replaced from outside, so that the editor starts over. */
  round: number
  /** Fields that another person saved meanwhile, and those of them that were changed here as well. */
  met: { others: (keyof QuestionValues)[]; both: (keyof QuestionValues)[] } | null
}

export type QuestionDraft = ReturnType<typeof openQuestionDraft>

const idsOf = (uploads: readonly UploadItem[]) => uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))

/** Draft of a question: saved on the device at once, on the server when the author says so. */
export function openQuestionDraft(
  accountId: string,
  place: string,
  question: Question | null,
  fresh: QuestionValues = emptyQuestion,
) {
  let clientId = newId()
  let before = question ? valuesOf(question) : fresh
  let files: FileSummary[] = question?.files ?? []
  let version = question?.version ?? 0
  let isReady = false
  let stopWatching: () => void = () => undefined
  const queue = createUploadQueue(() => {
    if (isReady) changed({ uploads: queue.read() })
  })
  const { read, show, subscribe } = createWatched<QuestionDraftState>({
    values: before,
    uploads: [],
    isRestored: false,
    isDirty: false,
    round: 0,
    met: null,
  })
  const device = createDeviceCopy<Kept>(`homework-question.${accountId}.${place}`)
  const keeper = atMostEvery(keepEvery, () => {
    const { values, isDirty } = read()
    if (isDirty) device.write({ clientId, before, files, version, values, uploads: queue.kept() })
    else device.drop()
  })

  function isChanged({ values, uploads }: QuestionDraftState): boolean {
    const now = uploads.map(({ summary, key }) => summary?.id ?? key)
    return (
      !isSame(values, before) ||
      !isSame(
        now,
        files.map(({ id }) => id),
      )
    )
  }

  function changed(part: Partial<QuestionDraftState>) {
    show(part)
    show({ isDirty: isChanged(read()) })
    keeper.ask()
  }

  function adopt(of: FileSummary[]) {
    isReady = false
    queue.clear()
    queue.adopt(of)
    isReady = true
    show({ uploads: queue.read() })
  }

  async function restore() {
    const left = await device.takeOver()
    if (!left?.values || read().isDirty) return
    clientId = left.clientId ?? clientId
    if (question && left.before && left.version !== undefined) {
      before = left.before
      files = left.files ?? files
      version = left.version
    }
    isReady = false
    const restoring = queue.restore(left.uploads ?? [])
    isReady = true
    show({
      values: { ...before, ...left.values },
      uploads: queue.read(),
      isRestored: true,
      isDirty: true,
      round: read().round + 1,
    })
    await restoring
  }

  adopt(files)
  return {
    queue,
    read,
    subscribe,
    change: (part: Partial<QuestionValues>) => changed({ values: { ...read().values, ...part } }),
    clientId: () => clientId,
    version: () => version,
    /** Returns the values changed here, compared with the server's. */
    changes: () => changedParts(before, read().values),
    hasOtherFiles: () =>
      !isSame(
        idsOf(read().uploads),
        files.map(({ id }) => id),
      ),
    fileIds: () => idsOf(read().uploads),
    acceptRestored: () => show({ isRestored: false }),
    forgetMet: () => show({ met: null }),
    /** Rebases the draft on what another person saved meanwhile; changes made here stay. */
    rebase(now: Question) {
      const { values, others, both } = rebased(before, read().values, valuesOf(now))
      const hadOwnFiles = !isSame(
        idsOf(read().uploads),
        files.map(({ id }) => id),
      )
      before = valuesOf(now)
      version = now.version
      files = now.files
      if (!hadOwnFiles) adopt(now.files)
      show({ values, met: { others, both }, round: read().round + 1 })
      show({ isDirty: isChanged(read()) })
      keeper.now()
    },
    /** Resets the draft to the question that the server has saved. */
    saved(now: Question) {
      version = now.version
      before = valuesOf(now)
      files = now.files
      show({ isDirty: false, isRestored: false, met: null })
      keeper.stop()
      device.drop()
    },
    /** Discards the changes made here. */
    discard() {
      before = question ? before : emptyQuestion
      adopt(files)
      clientId = newId()
      show({ values: before, isRestored: false, isDirty: false, round: read().round + 1 })
      keeper.stop()
      device.drop()
    },
    start() {
      device.open()
      stopWatching = watchPage({ onLeave: keeper.flush, onReturn: () => undefined })
      void restore()
    },
    close() {
      keeper.flush()
      keeper.stop()
      queue.stop()
      stopWatching()
      device.close()
    },
  }
}
