import type { SharedRecord } from '@learntrail/contract/posts/shared-record'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import type { SavingState } from '../../saving/saver.ts'
import { createSavingSession, type SavingParts } from '../../saving/saving-session.ts'
import { isSame } from '../../saving/stamp.rules.ts'
import { createWatched } from '../../saving/watched.ts'
import { createUploadQueue, isUnderWay, type UploadItem } from '../files/index.ts'
import { readShared } from './api/read-shared.ts'
import { saveShared } from './api/save-shared.ts'
import { type MergedShared, mergeShared, type SharedValues, valuesOfShared } from './shared-values.ts'

/** How often it is asked what the others wrote. */
const lookEvery = 8_000

interface Kept {
  base: SharedRecord
  values: SharedValues
}

export interface SharedState {
  /** The record as the server had it last. */
  record: SharedRecord
  values: SharedValues
  uploads: readonly UploadItem[]
  saved: 'server' | 'saving' | 'device'
  /** Changes when the text was brought together with somebody else's: the editor starts anew with it. */
  textVersion: number
  /** What a merge could not decide alone. */
  merged: Pick<MergedShared, 'hasBoth' | 'lostTitle'> | null
  /** Why the last save did not work, where trying again does not help. */
  failure: string | null
  isGone: boolean
}

export type SharedSession = ReturnType<typeof openShared>

const savedWords: Record<SavingState, SharedState['saved']> = {
  unchanged: 'server',
  waiting: 'device',
  sending: 'saving',
  saved: 'server',
  failed: 'device',
  refused: 'device',
  held: 'device',
}

/** The writing of one of several: saved soon after each change, brought together with what the others save. */
export function openShared(accountId: string, opened: SharedRecord) {
  const { id } = opened
  let timer: ReturnType<typeof setInterval> | undefined
  let isReady = false
  const queue = createUploadQueue(() => {
    if (isReady) uploadsChanged()
  })
  const textOf = (record: SharedRecord | null) => valuesOfShared(record ?? opened)
  const { read, show, subscribe } = createWatched<SharedState>({
    record: opened,
    values: textOf(opened),
    uploads: [],
    saved: 'server',
    textVersion: 0,
    merged: null,
    failure: null,
    isGone: false,
  })

  const saving = createSavingSession<SharedValues, SharedRecord, Kept>({
    name: `shared.${accountId}.${id}`,
    opened,
    textOf,
    versionOf: ({ version }) => version,
    read: () => readShared(id),
    send: (values, { server, isClosing }) =>
      saveShared(id, { ...values, version: (server ?? opened).version }, isClosing),
    merge(base, mine, theirs) {
      const merged = mergeShared(base, mine, theirs)
      if (merged.hasBoth || merged.lostTitle) show({ merged })
      return merged.values
    },
    toDevice: (values, { content }) => ({ values, base: { ...read().record, content } }),
    fromDevice: ({ values, base }, server) =>
      values && base && server?.can.edit
        ? { text: { ...textOf(server), ...values }, base: valuesOfShared(base) }
        : null,
    changedCodes: ['SHARED_CHANGED', 'SHARED_PUBLISHED', 'NO_PERMISSION'],
    goneCodes: ['SHARED_NOT_FOUND'],
    maySave: (record) => record?.can.edit ?? false,
    onChange: follow,
    isSafeAfterSignIn: true,
  })

  /** The text as it was changed here. */
  let typed = textOf(opened)

  function follow({ text, server, saved, problem, isGone }: SavingParts<SharedValues, SharedRecord>) {
    const before = read()
    const isFromOutside = text !== typed
    const isOtherText = isFromOutside && !isSame(text.content, before.values.content)
    const isToldAsIs = saved === 'refused' || problem?.status === 401
    show({
      values: text,
      record: server ?? before.record,
      saved: savedWords[saved],
      textVersion: before.textVersion + (isOtherText ? 1 : 0),
      failure: problem && isToldAsIs ? sentenceOf(problem) : null,
      isGone,
    })
    if (isFromOutside && !isSame(text.fileIds, before.values.fileIds)) adoptFiles(text.fileIds)
  }

  function change(part: Partial<SharedValues>) {
    typed = { ...read().values, ...part }
    saving.change(typed)
  }

  function uploadsChanged() {
    const uploads = queue.read()
    const fileIds = uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))
    show({ uploads })
    if (!isSame(fileIds, read().values.fileIds)) change({ fileIds })
  }

  /** Files of others come and go without disturbing uploads that are under way. */
  function adoptFiles(fileIds: readonly string[]) {
    isReady = false
    const known = new Map(queue.read().map((item) => [item.summary?.id, item]))
    const under = queue.read().some(isUnderWay)
    for (const [fileId, item] of known) {
      if (fileId && !fileIds.includes(fileId) && !item.isNew) queue.remove(item.key)
    }
    const summaries = new Map([
      ...read().record.files.map((file) => [file.id, file] as const),
      ...queue.read().flatMap(({ summary }) => (summary ? [[summary.id, summary] as const] : [])),
    ])
    if (!under) queue.adopt(fileIds.flatMap((fileId) => summaries.get(fileId) ?? []))
    isReady = true
    show({ uploads: queue.read() })
  }

  adoptFiles(read().values.fileIds)
  return {
    queue,
    read,
    subscribe,
    change,
    forgetMerged: () => show({ merged: null }),
    /** Asks for what the others did, now. */
    look: saving.refresh,
    /** Everything typed is on the server when this is fulfilled, or not: `read().saved` says. */
    async flush() {
      // What was brought together with somebody else's text is a second save.
      if (!(await saving.settle())) await saving.settle()
    },
    start() {
      saving.start()
      timer = setInterval(() => void saving.refresh(), lookEvery)
    },
    close() {
      clearInterval(timer)
      saving.close()
    },
  }
}
