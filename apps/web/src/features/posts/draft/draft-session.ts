import type { Post } from '@learntrail/contract/posts/posts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import {
  createUploadQueue,
  type KeptUpload,
  newId,
  removeFiles,
  type UploadItem,
  type UploadQueue,
} from '../../files/index.ts'
import { draftName } from './draft-note.ts'
import { type DraftValues, emptyValues, valuesOf } from './draft-values.ts'

const saveAfter = 300

interface KeptDraft {
  clientId: string
  wasSent: boolean
  values: DraftValues
  uploads: KeptUpload[]
  savedAt: string
}

export interface DraftState {
  values: DraftValues
  uploads: readonly UploadItem[]
  /** When it was last written to this device; null when there is nothing to keep, or the device cannot. */
  savedAt: string | null
  /** It came back from an earlier visit, and nobody has said yet what to do with it. */
  isRestored: boolean
  isDirty: boolean
}

export type DraftSession = ReturnType<typeof createDraftSession>

/**
 * What a person is writing, from the first letter to the published record. It lives outside the screens, so that the
 * short form and the full editor share it and uploads go on while the person looks at something else.
 */
function createDraftSession(name: string, post?: Post) {
  const initial = post ? valuesOf(post) : emptyValues
  const listeners = new Set<() => void>()
  let clientId = newId()
  let wasSent = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReady = false
  const queue: UploadQueue = createUploadQueue(() => {
    if (isReady) changed({ uploads: queue.read() })
  })
  let state: DraftState = { values: initial, uploads: [], savedAt: null, isRestored: false, isDirty: false }

  function show(part: Partial<DraftState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function changed(part: Partial<DraftState>) {
    show(part)
    show({ isDirty: isChanged() })
    clearTimeout(timer)
    timer = setTimeout(save, saveAfter)
  }

  function isChanged(): boolean {
    const before = (post?.files ?? []).map(({ id }) => id)
    const now = state.uploads.map(({ summary, key }) => summary?.id ?? key)
    return JSON.stringify([state.values, now]) !== JSON.stringify([initial, before])
  }

  function save() {
    clearTimeout(timer)
    timer = undefined
    if (!state.isDirty) {
      dropDraft(name)
      if (state.savedAt) show({ savedAt: null })
      return
    }
    const savedAt = new Date().toISOString()
    const kept: KeptDraft = { clientId, wasSent, values: state.values, uploads: queue.kept(), savedAt }
    writeDraft(name, kept)
    // Storage can be full or forbidden; then nothing is promised.
    show({ savedAt: readDraft<KeptDraft>(name).savedAt === savedAt ? savedAt : null })
  }

  function load() {
    const kept = readDraft<KeptDraft>(name)
    if (!kept.values || !kept.clientId) {
      queue.adopt(post?.files ?? [])
    } else {
      clientId = kept.clientId
      wasSent = kept.wasSent ?? false
      show({ values: { ...initial, ...kept.values }, savedAt: kept.savedAt ?? null, isRestored: true, isDirty: true })
      void queue.restore(kept.uploads ?? [])
    }
    state = { ...state, uploads: queue.read() }
    isReady = true
  }

  function reset() {
    clearTimeout(timer)
    timer = undefined
    clientId = newId()
    wasSent = false
    dropDraft(name)
    isReady = false
    queue.clear()
    queue.adopt(post?.files ?? [])
    isReady = true
    show({ values: initial, uploads: queue.read(), savedAt: null, isRestored: false, isDirty: false })
  }

  load()
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    queue,
    change: (part: Partial<DraftValues>) => changed({ values: { ...state.values, ...part } }),
    /** The person has seen that it came back. */
    acceptRestored: () => show({ isRestored: false }),
    /** At once: the page may be gone in a moment. */
    flush() {
      if (timer !== undefined) save()
    },
    /** The id for a publication; kept with the draft before anything is sent. */
    send() {
      const isRetry = wasSent
      wasSent = true
      save()
      return { clientId, isRetry }
    },
    /** Published: the files belong to the record. */
    finish: reset,
    /** Thrown away on purpose, with what was uploaded for it. */
    discard() {
      void removeFiles(state.uploads.flatMap(({ isNew, summary }) => (isNew && summary ? [summary.id] : [])))
      reset()
    },
    /** Another window published or discarded this draft: what goes on here is another record. */
    renew() {
      clientId = newId()
      wasSent = false
    },
    close() {
      clearTimeout(timer)
      queue.stop()
    },
  }
}

let openAccount = ''
const sessions = new Map<string, DraftSession>()

/** The one draft of this account for a new record, or for the changes to one of its records. */
export function openDraft(accountId: string, post?: Post): DraftSession {
  // Another person on the same device: nothing of the former goes on in their name.
  if (accountId !== openAccount) closeDrafts()
  openAccount = accountId
  const name = draftName(accountId, post?.id)
  const known = sessions.get(name)
  if (known && (!post || known.read().isDirty)) return known
  known?.close()
  const session = createDraftSession(name, post)
  sessions.set(name, session)
  return session
}

export function closeDrafts() {
  for (const session of sessions.values()) {
    session.flush()
    session.close()
  }
  sessions.clear()
}

/** The page may be closed or frozen without another word: everything is written down then. */
function flushAll() {
  for (const session of sessions.values()) session.flush()
}
window.addEventListener('pagehide', flushAll)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushAll()
})
window.addEventListener('storage', ({ key, newValue }) => {
  if (newValue !== null || key === null) return
  for (const [name, session] of sessions) if (key.endsWith(`.${name}`)) session.renew()
})
