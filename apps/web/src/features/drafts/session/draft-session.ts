import type { Draft } from '@learntrail/contract/posts/drafts'
import { newId } from '../../../api/new-id.ts'
import { watchPage } from '../../../saving/page-watch.ts'
import { createWatched } from '../../../saving/watched.ts'
import { createUploadQueue, removeFiles, type UploadQueue } from '../../files/index.ts'
import { privacyName } from '../../posts/index.ts'
import { discardDraft } from '../api/discard-draft.ts'
import { createDeviceCopy } from './device-copy.ts'
import {
  type DraftState,
  fileIdsOf,
  initialState,
  initialValues,
  isChanged,
  ownFileIdsOf,
  uploadsOf,
} from './draft-state.ts'
import { type Audience, type DraftValues, type Original, valuesOf } from './draft-values.ts'
import { bodyOf, type KeptDraft, keepAsDraft, rescueStrays } from './kept-draft.ts'
import { createServerCopy } from './server-copy.ts'

export type DraftSession = ReturnType<typeof createDraftSession>

/**
 * What a person is writing, from the first letter to the published record. It lives outside the screens, so that the
 * short form and the full editor share it and uploads go on while the person looks at something else. All of it is on the
 * device at once, and a new record also on the server as soon as there is a line.
 */
export function createDraftSession(name: string, usually: Audience, begunOn?: Original) {
  let original = begunOn
  /** Who may see a record that begins here. */
  let usual = usually
  const writer = newId()
  let clientId = newId()
  let wasSent = false
  let base = original?.base ?? null
  let isReady = false
  const queue: UploadQueue = createUploadQueue(() => {
    if (isReady) changed({ uploads: queue.read() })
  })
  const { read, show, subscribe } = createWatched<DraftState>(initialState(original, usual))
  const device = createDeviceCopy(name, {
    writer,
    isSynced: () => !original && copy.isSettled(),
    kept() {
      if (!read().isDirty) return null
      return { clientId, wasSent, base, values: read().values, uploads: queue.kept(), link: copy.link() }
    },
    onSaved: (savedAt) => show({ savedAt }),
  })
  const copy = createServerCopy({
    clientId: () => clientId,
    body: () => (read().isDirty || copy.link() ? body() : null),
    isEmpty: () => !read().isDirty,
    onChange: (next) => show({ copy: next }),
    onSaved: device.save,
    onGone: renew,
  })

  const body = () => bodyOf(read().values, fileIdsOf(read()))

  function changed(part: Partial<DraftState>) {
    const before = fileIdsOf(read()).join()
    show(part)
    show({ isDirty: isChanged(read(), original, usual) })
    // The progress of an upload is nothing that the server has to know.
    const isForServer = !original && (part.values !== undefined || fileIdsOf(read()).join() !== before)
    if (isForServer && (read().isDirty || copy.link())) copy.touch()
    device.touch()
  }

  function load() {
    const kept = device.read()
    if (!kept.values || !kept.clientId) {
      queue.adopt(original?.files ?? [])
    } else {
      clientId = kept.clientId
      wasSent = kept.wasSent ?? false
      if (kept.base !== undefined) base = kept.base
      show({
        values: { ...initialValues(original, usual), ...kept.values },
        savedAt: kept.savedAt ?? null,
        isRestored: true,
        isDirty: true,
      })
      void queue.restore(kept.uploads ?? [])
    }
    show({ uploads: queue.read() })
    isReady = true
    if (original) return
    if (read().isDirty) copy.follow(kept.link ?? null, body(), { isSynced: kept.isSynced ?? false })
    void rescueStrays(name)
    void refresh()
  }

  /** Shows other words in place of these. */
  function replace(values: DraftValues, files: Draft['files'] | undefined) {
    if (files) {
      isReady = false
      queue.clear()
      void queue.restore(uploadsOf(files))
      isReady = true
    }
    show({ values, uploads: queue.read(), isRestored: false, round: read().round + 1 })
    show({ isDirty: isChanged(read(), original, usual) })
  }

  /** Goes on with a draft of the server. */
  function follow(draft: Draft) {
    clientId = newId()
    wasSent = false
    device.takeOver()
    replace(valuesOf(draft), draft.files)
    copy.follow({ id: draft.id, version: draft.version }, body(), { isSynced: true })
    device.save()
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
    renew()
    device.drop()
    isReady = false
    queue.clear()
    queue.adopt(original?.files ?? [])
    isReady = true
    const round = read().round + 1
    show({
      values: initialValues(original, usual),
      uploads: queue.read(),
      savedAt: null,
      isRestored: false,
      isDirty: false,
      round,
    })
    copy.follow(null, null, { isSynced: true })
  }

  /** At once: the page may be gone in a moment. */
  function flush(isClosing = false) {
    device.flush()
    if (!original && isClosing) copy.close()
  }

  load()
  const stopWatching = watchPage({ onLeave: () => flush(true), onReturn: () => void refresh() })
  return {
    read,
    subscribe,
    queue,
    change: (part: Partial<DraftValues>) => changed({ values: { ...read().values, ...part } }),
    /** The same for words that do not come from the fields. */
    fill(part: Partial<DraftValues>) {
      changed({ values: { ...read().values, ...part }, round: read().round + 1 })
    },
    /** The person has seen that it came back. */
    acceptRestored: () => show({ isRestored: false }),
    flush,
    refresh,
    /** The server's draft that is open. */
    openId: () => copy.link()?.id,
    /** The id for a publication; kept with the draft before anything is sent. */
    send() {
      const isRetry = wasSent
      wasSent = true
      device.save()
      return { clientId, isRetry }
    },
    /** The draft on the server with all that was typed; its id, where there is one. */
    async settle(): Promise<string | undefined> {
      if (!original) await copy.settle()
      return copy.link()?.id
    },
    /** Published: the files belong to the record, and the next one begins with the same choice of who may see it. */
    finish() {
      if (!original) usual = usualAfter(read().values, usually)
      reset()
    },
    /** A choice made elsewhere counts where nothing was begun. */
    begin(audience: Audience) {
      if (original || read().isDirty || isSameAudience(audience, usual)) return
      usual = audience
      show({ values: initialValues(original, usual) })
    },
    /** Thrown away on purpose, with what was uploaded for it: here at once, then on the server. */
    async discard(): Promise<void> {
      const link = copy.link()
      const uploaded = ownFileIdsOf(read())
      reset()
      await (link ? discardDraft(link.id).catch(() => undefined) : removeFiles(uploaded))
    },
    /** Leaves what is written as a draft of the server and starts over; false when it could not be saved. */
    async setAside(): Promise<boolean> {
      if (!read().isDirty) return true
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
      const { other } = read().copy
      if (other) follow(other)
    },
    /** The other one stays the draft it is, this text becomes one of its own. */
    async keepBoth() {
      renew()
      copy.follow(null, body(), { isSynced: false })
      await copy.settle()
      device.save()
    },
    /** Which state of the record the changes are based on. */
    base: () => base,
    rebase(to: string | null) {
      base = to
      device.save()
    },
    /** The record as it is now, without the changes. */
    turnTo(now: Original) {
      original = now
      base = now.base
      reset()
    },
    /** Keeps the changes as a draft of their own and gives them up here. */
    async keepAside() {
      await keepAsDraft(read().values, ownFileIdsOf(read()))
      reset()
    },
    /** Another window wrote this draft, or published or discarded it. */
    meet(kept: Partial<KeptDraft> | null) {
      if (kept) {
        if (kept.writer !== writer) device.stepAside()
      } else if (original || copy.isPending() || !copy.link()) {
        renew()
      } else {
        void refresh()
      }
    },
    close() {
      flush()
      device.stop()
      copy.stop()
      queue.stop()
      stopWatching()
    },
  }
}

/** Groups are chosen for each record anew; whoever writes in a group goes on there. */
const usualAfter = ({ privacy }: Audience, usual: Audience): Audience =>
  privacyName(privacy) === 'group' ? usual : { privacy, groupIds: [] }

const isSameAudience = (one: Audience, other: Audience) =>
  one.privacy === other.privacy && one.groupIds.join() === other.groupIds.join()
