import type { Draft } from '@learntrail/contract/drafts/drafts'
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
  hasContent,
  initialState,
  initialValues,
  isDirty,
  ownFileIdsOf,
  uploadsOf,
} from './draft-state.ts'
import { type Audience, type DraftValues, type Original, valuesOf } from './draft-values.ts'
import { bodyOf, type KeptDraft, keepAsDraft, rescueStrays } from './kept-draft.ts'
import { createServerCopy } from './server-copy.ts'

export type DraftSession = ReturnType<typeof createDraftSession>

/**
 * A draft, from the first letter to the published record. It lives outside the screens, so that the short form and the
 * full editor share it and uploads continue while the person looks at something else. Every change is saved on the
 * device at once; a new record is also saved on the server once it has content.
 */
export function createDraftSession(name: string, audience: Audience, begunOn?: Original) {
  let original = begunOn
  /** Audience chosen outside the records: in the settings, or the group for a draft in a group. */
  let chosen = audience
  /** Audience that the next new record starts with. */
  let usual = chosen
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
    show({ isDirty: isDirty(read(), original, usual) })
    // Upload progress alone is not saved on the server.
    const isForServer = !original && (part.values !== undefined || fileIdsOf(read()).join() !== before)
    if (isForServer && (read().isDirty || copy.link())) copy.touch()
    device.touch()
  }

  function load() {
    const kept = device.read()
    const values = { ...initialValues(original, usual), ...kept.values }
    if (!kept.values || !kept.clientId) {
      queue.adopt(original?.files ?? [])
    } else if (!original && !hasContent({ values, uploads: kept.uploads ?? [] })) {
      device.drop()
      queue.adopt([])
    } else {
      clientId = kept.clientId
      wasSent = kept.wasSent ?? false
      if (kept.base !== undefined) base = kept.base
      show({
        values,
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

  /** Replaces the values, and the files where given. */
  function replace(values: DraftValues, files: Draft['files'] | undefined) {
    if (files) {
      isReady = false
      queue.clear()
      void queue.restore(uploadsOf(files))
      isReady = true
    }
    show({ values, uploads: queue.read(), isRestored: false, round: read().round + 1 })
    show({ isDirty: isDirty(read(), original, usual) })
  }

  /** Continues a draft of the server. */
  function follow(draft: Draft) {
    clientId = newId()
    wasSent = false
    device.takeOver()
    replace(valuesOf(draft), draft.files)
    copy.follow({ id: draft.id, version: draft.version }, body(), { isSynced: true })
    device.save()
  }

  /** Reloads the draft when it was changed elsewhere, and starts over when it was published or discarded. */
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

  /** Saves at once; with `isClosing` also on the server, as the page may be gone in a moment. */
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
    /** Changes values from outside the fields, so the editor is remounted. */
    fill(part: Partial<DraftValues>) {
      changed({ values: { ...read().values, ...part }, round: read().round + 1 })
    },
    /** Dismisses the notice of a restored draft. */
    acceptRestored: () => show({ isRestored: false }),
    flush,
    refresh,
    /** Id of the open server draft. */
    openId: () => copy.link()?.id,
    /**
     * Returns the client id for a publication, and whether it was sent before; saved on the device before anything is
     * sent.
     */
    send() {
      const isRetry = wasSent
      wasSent = true
      device.save()
      return { clientId, isRetry }
    },
    /** Saves all changes on the server and returns the id of the draft, where there is one. */
    async settle(): Promise<string | undefined> {
      if (!original) await copy.settle()
      return copy.link()?.id
    },
    /**
     * Starts over after publication. The files now belong to the record; the next one starts with the same audience.
     */
    finish() {
      if (!original) usual = usualAfter(read().values, chosen)
      reset()
    },
    /** Takes an audience chosen elsewhere, unless something has been written. */
    begin(audience: Audience) {
      chosen = audience
      if (original || read().isDirty || isSameAudience(audience, usual)) return
      usual = audience
      show({ values: initialValues(original, usual) })
    },
    /** Discards the draft and its uploads: here at once, then on the server. */
    async discard(): Promise<void> {
      const link = copy.link()
      const uploaded = ownFileIdsOf(read())
      reset()
      await (link ? discardDraft(link.id).catch(() => undefined) : removeFiles(uploaded))
    },
    /** Leaves the text as a draft of the server and starts over; returns false when it could not be saved. */
    async setAside(): Promise<boolean> {
      if (!read().isDirty) return true
      await copy.settle()
      if (copy.isPending() || !copy.link()) return false
      reset()
      return true
    },
    follow,
    /** Makes the text a new draft after its draft on the server is gone. */
    unlink() {
      renew()
      copy.follow(null, body(), { isSynced: false })
    },
    /** Saves this text over the other one, which the person has seen. */
    keepMine: () => copy.overrule(),
    takeOther() {
      const { other } = read().copy
      if (other) follow(other)
    },
    /** Keeps the other text as its draft and saves this one as a new draft. */
    async keepBoth() {
      renew()
      copy.follow(null, body(), { isSynced: false })
      await copy.settle()
      device.save()
    },
    /**
     * The `base` of the original that the changes started from: `editedAt` of a record, the version of a scheduled one.
     */
    base: () => base,
    rebase(to: string | null) {
      base = to
      device.save()
    },
    /** Replaces the changes with the record as it is now. */
    turnTo(now: Original) {
      original = now
      base = now.base
      reset()
    },
    /** Saves the changes as a separate draft on the server and starts over here. */
    async keepAside() {
      await keepAsDraft(read().values, ownFileIdsOf(read()))
      reset()
    },
    /** Called when another window saved this draft on the device, or (null) published or discarded it. */
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

/**
 * Returns the audience of the next record. Groups are not carried over: after a record for groups it is the one chosen
 * outside, which is the group for a draft in a group.
 */
const usualAfter = ({ privacy }: Audience, chosen: Audience): Audience =>
  privacyName(privacy) === 'group' ? chosen : { privacy, groupIds: [] }

const isSameAudience = (one: Audience, other: Audience) =>
  one.privacy === other.privacy && one.groupIds.join() === other.groupIds.join()
