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
  /** Grows when the text is replaced from outside: the editor starts over with it. */
  round: number
  /** What somebody else saved meanwhile, and what of it was changed here, too. */
  met: { others: (keyof QuestionValues)[]; both: (keyof QuestionValues)[] } | null
}

export type QuestionDraft = ReturnType<typeof openQuestionDraft>

const idsOf = (uploads: readonly UploadItem[]) => uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))

/** A question while it is written: on the device at once, on the server when its writer says so. */
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
    /** What of the question that stands was changed here. */
    changes: () => changedParts(before, read().values),
    hasOtherFiles: () =>
      !isSame(
        idsOf(read().uploads),
        files.map(({ id }) => id),
      ),
    fileIds: () => idsOf(read().uploads),
    acceptRestored: () => show({ isRestored: false }),
    forgetMet: () => show({ met: null }),
    /** Somebody else saved it meanwhile: what was changed here stays. */
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
    /** The server has it. */
    saved(now: Question) {
      version = now.version
      before = valuesOf(now)
      files = now.files
      show({ isDirty: false, isRestored: false, met: null })
      keeper.stop()
      device.drop()
    },
    /** Back to what the server has. */
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
