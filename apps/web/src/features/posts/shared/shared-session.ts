import type { SharedRecord } from '@learntrail/contract/posts/shared-record'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { createUploadQueue, isUnderWay, type UploadItem } from '../../files/index.ts'
import { readShared, saveShared } from './api/shared.ts'
import { isSame } from './merge-blocks.ts'
import { type MergedShared, mergeShared, type SharedValues, valuesOfShared } from './shared-values.ts'

const saveAfter = 1_000
const retryAfter = 8_000
const lookAfter = 8_000

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

/** The writing of one of several: saved soon after each change, brought together with what the others save. */
export function openShared(accountId: string, opened: SharedRecord) {
  const name = `shared.${accountId}.${opened.id}`
  const listeners = new Set<() => void>()
  let base = valuesOfShared(opened)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReady = false
  let isClosed = false
  let sending: Promise<void> | null = null
  const queue = createUploadQueue(() => {
    if (isReady) uploadsChanged()
  })
  let state: SharedState = {
    record: opened,
    values: base,
    uploads: [],
    saved: 'server',
    textVersion: 0,
    merged: null,
    failure: null,
    isGone: false,
  }

  function show(part: Partial<SharedState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const isDirty = () => !isSame(state.values, base)
  function later(milliseconds: number) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void (isDirty() ? save() : look()), milliseconds)
  }
  function keep() {
    if (isDirty()) writeDraft(name, { base: { ...state.record, content: base.content }, values: state.values } as Kept)
    else dropDraft(name)
  }
  function changed(values: SharedValues) {
    show({ values, saved: 'device', failure: null })
    keep()
    later(saveAfter)
  }
  function uploadsChanged() {
    const uploads = queue.read()
    const fileIds = uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))
    show({ uploads })
    if (!isSame(fileIds, state.values.fileIds)) changed({ ...state.values, fileIds })
  }

  /** Files of others come and go without disturbing uploads that are under way. */
  function adoptFiles(record: SharedRecord, fileIds: readonly string[]) {
    isReady = false
    const known = new Map(queue.read().map((item) => [item.summary?.id, item]))
    const under = queue.read().some(isUnderWay)
    for (const [id, item] of known) {
      if (id && !fileIds.includes(id) && !item.isNew) queue.remove(item.key)
    }
    const summaries = new Map([
      ...record.files.map((file) => [file.id, file] as const),
      ...queue.read().flatMap(({ summary }) => (summary ? [[summary.id, summary] as const] : [])),
    ])
    if (!under) queue.adopt(fileIds.flatMap((id) => summaries.get(id) ?? []))
    isReady = true
    show({ uploads: queue.read() })
  }

  /** Takes what the server has, with what was written here on top of it. */
  function take(record: SharedRecord) {
    const theirs = valuesOfShared(record)
    if (record.version === state.record.version) return show({ record })
    const before = state.values
    const merged = mergeShared(base, before, theirs)
    base = theirs
    const isOtherText = !isSame(merged.values.content, before.content)
    show({
      record,
      values: merged.values,
      textVersion: state.textVersion + (isOtherText ? 1 : 0),
      ...(merged.hasBoth || merged.lostTitle ? { merged } : {}),
      saved: isSame(merged.values, theirs) ? 'server' : 'device',
    })
    if (!isSame(merged.values.fileIds, before.fileIds)) adoptFiles(record, merged.values.fileIds)
    keep()
  }

  async function look() {
    try {
      const { version } = state.record
      const record = await readShared(state.record.id)
      if (isClosed) return
      take(record)
      // What was brought together is saved right away; the same version again would be refused again.
      if (isDirty()) return later(record.version === version ? retryAfter : 0)
    } catch (error) {
      if (isProblem(error, 'SHARED_NOT_FOUND')) return show({ isGone: true })
    }
    later(lookAfter)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    if (sending) return sending.then(save)
    if (!isDirty() || !state.record.can.edit) return later(lookAfter)
    sending = send().finally(() => {
      sending = null
    })
    return sending
  }

  async function send() {
    const { values, record } = state
    show({ saved: 'saving' })
    try {
      const saved = await saveShared(record.id, { ...values, version: record.version })
      base = values
      const isMore = !isSame(state.values, values)
      show({ record: saved, saved: isMore ? 'device' : 'server', failure: null })
      keep()
      later(isMore ? saveAfter : lookAfter)
    } catch (error) {
      show({ saved: 'device' })
      if (isProblem(error, 'SHARED_CHANGED', 'SHARED_PUBLISHED', 'NO_PERMISSION')) await look()
      else if (isProblem(error, 'SHARED_NOT_FOUND')) show({ isGone: true })
      else if (isProblem(error) && (error.code === 'NETWORK' || error.status >= 500 || error.status === 429)) {
        later(retryAfter)
      } else {
        show({ failure: sentenceOf(error) })
        later(lookAfter * 2)
      }
    }
  }

  const kept = readDraft<Kept>(name)
  if (kept.values && kept.base && opened.can.edit) {
    const merged = mergeShared(valuesOfShared(kept.base), { ...base, ...kept.values }, base)
    state = {
      ...state,
      values: merged.values,
      merged: merged.hasBoth || merged.lostTitle ? merged : null,
      saved: 'device',
    }
  }
  adoptFiles(opened, state.values.fileIds)

  return {
    queue,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (part: Partial<SharedValues>) => changed({ ...state.values, ...part }),
    forgetMerged: () => show({ merged: null }),
    /** Asks for what the others did, now. */
    look,
    /** Everything typed is on the server when this is fulfilled, or not: `read().saved` says. */
    async flush() {
      await save()
      if (isDirty()) await save()
    },
    start() {
      isClosed = false
      later(isDirty() ? 0 : lookAfter)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      if (isDirty()) void send()
    },
  }
}
