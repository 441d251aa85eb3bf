import type { Draft } from '@learntrail/contract/posts/drafts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { createUploadQueue, newId, removeFiles, type UploadItem, type UploadQueue } from '../../files/index.ts'
import { discardDraft } from '../drafts/drafts-api.ts'
import { draftName } from './draft-note.ts'
import { type DraftValues, emptyValues, type Original, valuesOf } from './draft-values.ts'
import { bodyOf, type KeptDraft, keepAsDraft, rescueStrays, strayName } from './kept-draft.ts'
import { createServerCopy, type ServerCopyState } from './server-copy.ts'

const saveAfter = 300

export interface DraftState {
  values: DraftValues
  uploads: readonly UploadItem[]
  /** When it was last written to this device; null when there is nothing to keep, or the device cannot. */
  savedAt: string | null
  /** It came back from an earlier visit, and nobody has said yet what to do with it. */
  isRestored: boolean
  isDirty: boolean
  /** Grows when the text is replaced from outside: the editor starts over with it. */
  round: number
  /** The draft of the server, for new records. */
  copy: ServerCopyState
}

export type DraftSession = ReturnType<typeof createDraftSession>

/**
 * What a person is writing, from the first letter to the published record. It lives outside the screens, so that the
 * short form and the full editor share it and uploads go on while the person looks at something else. All of it is on the
 * device at once, and a new record also on the server as soon as there is a line.
 */
function createDraftSession(name: string, begunOn?: Original) {
  let original = begunOn
  let initial = original ? valuesOf(original) : emptyValues
  const listeners = new Set<() => void>()
  const writer = newId()
  let clientId = newId()
  let wasSent = false
  let base = original?.base ?? null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReady = false
  /** Another window writes under this name on this device. */
  let isBeside = false
  const queue: UploadQueue = createUploadQueue(() => {
    if (isReady) changed({ uploads: queue.read() })
  })
  let state: DraftState = {
    values: initial,
    uploads: [],
    savedAt: null,
    isRestored: false,
    isDirty: false,
    round: 0,
    copy: { state: 'none', problem: null, other: null },
  }
  const copy = createServerCopy({
    writer,
    clientId: () => clientId,
    body: () => (state.isDirty || copy.link() ? body() : null),
    isEmpty: () => !state.isDirty,
    onChange: (next) => show({ copy: next }),
    onSaved: save,
    onGone: renew,
  })

  const fileIds = () => state.uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))
  const body = () => bodyOf(state.values, fileIds())

  function show(part: Partial<DraftState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function changed(part: Partial<DraftState>) {
    const before = fileIds().join()
    show(part)
    show({ isDirty: isChanged() })
    clearTimeout(timer)
    timer = setTimeout(save, saveAfter)
    // The progress of an upload is nothing that the server has to know.
    const isForServer = !original && (part.values !== undefined || fileIds().join() !== before)
    if (isForServer && (state.isDirty || copy.link())) copy.touch()
  }

  function isChanged(): boolean {
    const before = (original?.files ?? []).map(({ id }) => id)
    const now = state.uploads.map(({ summary, key }) => summary?.id ?? key)
    return JSON.stringify([state.values, now]) !== JSON.stringify([initial, before])
  }

  function save() {
    clearTimeout(timer)
    timer = undefined
    const isSynced = !original && !copy.isPending()
    const place = isBeside && !isSynced ? strayName(name, writer) : name
    if (place === name) dropDraft(strayName(name, writer))
    if (!state.isDirty) {
      dropDraft(name)
      if (state.savedAt) show({ savedAt: null })
      return
    }
    const savedAt = new Date().toISOString()
    const { values } = state
    const uploads = queue.kept()
    writeDraft(place, {
      ...{ clientId, wasSent, values, uploads, savedAt },
      ...{ writer, base, link: copy.link(), isSynced },
    } satisfies KeptDraft)
    // Storage can be full or forbidden; then nothing is promised.
    show({ savedAt: readDraft<KeptDraft>(place).savedAt === savedAt ? savedAt : null })
  }

  function load() {
    const kept = readDraft<KeptDraft>(name)
    if (!kept.values || !kept.clientId) {
      queue.adopt(original?.files ?? [])
    } else {
      clientId = kept.clientId
      wasSent = kept.wasSent ?? false
      if (kept.base !== undefined) base = kept.base
      show({ values: { ...initial, ...kept.values }, savedAt: kept.savedAt ?? null, isRestored: true, isDirty: true })
      void queue.restore(kept.uploads ?? [])
    }
    state = { ...state, uploads: queue.read() }
    isReady = true
    if (original) return
    if (state.isDirty) copy.follow(kept.link ?? null, body(), { isSynced: kept.isSynced ?? false })
    void rescueStrays(name)
    void refresh()
  }

  /** Shows other words in place of these. */
  function replace(values: DraftValues, files: Draft['files'] | undefined) {
    if (files) {
      isReady = false
      queue.clear()
      const uploads = files.map((summary) => {
        const { id: key, displayName, bytes } = summary
        return { key, name: displayName, bytes, isNew: true, summary }
      })
      void queue.restore(uploads)
      isReady = true
    }
    show({ values, uploads: queue.read(), isRestored: false, round: state.round + 1 })
    show({ isDirty: isChanged() })
  }

  /** Goes on with a draft of the server. */
  function follow(draft: Draft) {
    clientId = newId()
    wasSent = false
    isBeside = false
    replace(valuesOf(draft), draft.files)
    copy.follow({ id: draft.id, version: draft.version }, body(), { isSynced: true })
    save()
  }

  /** Another device may have gone on with it, published it or thrown it away. */
  async function refresh() {
    if (original) return
    const newer = await copy.newer()
    if (newer) follow(newer)
    if (newer === null) reset()
  }

  function renew() {
    clientId = newId()
    wasSent = false
  }

  function reset() {
    clearTimeout(timer)
    timer = undefined
    renew()
    dropDraft(name)
    dropDraft(strayName(name, writer))
    isBeside = false
    isReady = false
    queue.clear()
    queue.adopt(original?.files ?? [])
    isReady = true
    const round = state.round + 1
    show({ values: initial, uploads: queue.read(), savedAt: null, isRestored: false, isDirty: false, round })
    copy.follow(null, null, { isSynced: true })
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
    /** The same for words that do not come from the fields. */
    fill(part: Partial<DraftValues>) {
      changed({ values: { ...state.values, ...part }, round: state.round + 1 })
    },
    /** The person has seen that it came back. */
    acceptRestored: () => show({ isRestored: false }),
    /** At once: the page may be gone in a moment. */
    flush(isClosing = false) {
      if (timer !== undefined) save()
      if (!original && isClosing) copy.close()
    },
    refresh,
    /** The server's draft that is open. */
    openId: () => copy.link()?.id,
    /** The id for a publication; kept with the draft before anything is sent. */
    send() {
      const isRetry = wasSent
      wasSent = true
      save()
      return { clientId, isRetry }
    },
    /** The draft on the server with all that was typed; its id, where there is one. */
    async settle(): Promise<string | undefined> {
      if (!original) await copy.settle()
      return copy.link()?.id
    },
    /** Published: the files belong to the record. */
    finish: reset,
    /** Thrown away on purpose, with what was uploaded for it. */
    discard() {
      const link = copy.link()
      const uploaded = state.uploads.flatMap(({ isNew, summary }) => (isNew && summary ? [summary.id] : []))
      if (link) void discardDraft(link.id).catch(() => undefined)
      else void removeFiles(uploaded)
      reset()
    },
    /** Leaves what is written as a draft of the server and starts over; false when it could not be saved. */
    async setAside(): Promise<boolean> {
      if (!state.isDirty) return true
      await copy.settle()
      if (copy.isPending() || !copy.link()) return false
      reset()
      return true
    },
    follow,
    /** The draft is gone from the server: what is written here is another one. */
    unlink() {
      renew()
      copy.follow(null, body(), { isSynced: false })
    },
    /** This text counts; the other one was seen. */
    keepMine: () => copy.overrule(),
    takeOther() {
      const { other } = state.copy
      if (other) follow(other)
    },
    /** The other one stays the draft it is, this text becomes one of its own. */
    async keepBoth() {
      renew()
      copy.follow(null, body(), { isSynced: false })
      await copy.settle()
      save()
    },
    /** Which state of the record the changes are based on. */
    base: () => base,
    rebase(to: string | null) {
      base = to
      save()
    },
    /** The record as it is now, without the changes. */
    turnTo(now: Original) {
      original = now
      initial = valuesOf(now)
      base = now.base
      reset()
    },
    /** Keeps the changes as a draft of their own and gives them up here. */
    async keepAside() {
      const own = state.uploads.flatMap(({ isNew, summary }) => (isNew && summary ? [summary.id] : []))
      await keepAsDraft(state.values, own)
      reset()
    },
    /** Another window wrote this draft, or published or discarded it. */
    meet(kept: Partial<KeptDraft> | null) {
      if (kept) {
        if (kept.writer !== writer) isBeside = true
      } else if (original || copy.isPending() || !copy.link()) {
        renew()
      } else {
        void refresh()
      }
    },
    close() {
      clearTimeout(timer)
      copy.stop()
      queue.stop()
    },
  }
}

let openAccount = ''
const sessions = new Map<string, DraftSession>()

/** The one draft of this account for a new record, or for the changes to something it wrote before. */
export function openDraft(accountId: string, original?: Original): DraftSession {
  // Another person on the same device: nothing of the former goes on in their name.
  if (accountId !== openAccount) closeDrafts()
  openAccount = accountId
  const name = draftName(accountId, original?.id)
  const known = sessions.get(name)
  if (known && (!original || known.read().isDirty)) return known
  known?.close()
  const session = createDraftSession(name, original)
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
  for (const session of sessions.values()) session.flush(true)
}
window.addEventListener('pagehide', flushAll)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushAll()
  else for (const session of sessions.values()) void session.refresh()
})
window.addEventListener('storage', ({ key, newValue }) => {
  for (const [name, session] of sessions) {
    if (key === null || key.endsWith(`.${name}`)) session.meet(newValue === null ? null : parsed(newValue))
  }
})

function parsed(value: string): Partial<KeptDraft> {
  try {
    return JSON.parse(value) as Partial<KeptDraft>
  } catch {
    return {}
  }
}
