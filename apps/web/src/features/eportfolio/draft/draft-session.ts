import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { type ApiProblem, isProblem, networkProblem } from '../../../api/problem.ts'
import { newId } from '../../files/index.ts'
import { readExportDraft } from '../api/read-export-draft.ts'
import { saveExportDraft } from '../api/save-export-draft.ts'
import { copyDraft } from './copy-draft.ts'
import { bodyOf, type DraftChange, type DraftPart, draftParts, isSame, isUnfit, partsOf } from './draft-parts.ts'
import { type DraftState, initialState } from './draft-state.ts'
import { goneImages, withoutImages } from './gone-images.ts'
import { createKeptChanges, isStamp, stampsOf } from './kept-changes.ts'
import { joinImages } from './placed-images.ts'

const keepAfter = 300
const saveAfter = 1_000
const againAfter = 15_000

export type DraftSession = ReturnType<typeof createDraftSession>

/**
 * A draft of an e-portfolio while it is worked on, the same one for all steps: each change is on the screen at once, on
 * this device a moment later and on the server soon after. It is closed by `closeDraftSessions`, not by leaving a screen.
 */
export function createDraftSession(account: string, loaded: ExportDraft) {
  const id = loaded.draftId
  const writer = newId()
  /** Tried again, a copy is the same one. */
  let copyIds = { writer: newId(), clientId: newId() }
  const listeners = new Set<() => void>()
  const kept = createKeptChanges(account, id, writer)
  /** The draft as the server last answered it. */
  let base = loaded
  let state = initialState(loaded)
  /** Parts that the server has not got. */
  let dirty = new Set<DraftPart>()
  let saves = 0
  let changedAt = ''
  let isClosed = false
  let running: Promise<void> | null = null
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined

  function show(part: Partial<DraftState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function keep() {
    clearTimeout(keepTimer)
    keepTimer = undefined
    if (dirty.size === 0) return kept.drop()
    kept.write({ version: base.version, parts: partsOf(state.draft, dirty), before: stampsOf(base, dirty) })
  }

  function later(milliseconds: number) {
    clearTimeout(saveTimer)
    // What is not saved stays on the device; opening the draft again goes on with it.
    if (isClosed) return
    saveTimer = setTimeout(() => void save(), milliseconds)
  }

  function touch() {
    changedAt = new Date().toISOString()
    clearTimeout(keepTimer)
    keepTimer = setTimeout(keep, keepAfter)
    if (state.conflict || state.isGone) return
    show({ saved: dirty.size === 0 ? state.saved : 'saving' })
    later(saveAfter)
  }

  function put(parts: DraftChange, images: ExportDraft['placedImages'] = []) {
    for (const part of draftParts) if (part in parts && !isSame(part, parts, state.draft)) dirty.add(part)
    show({ draft: { ...state.draft, ...parts, placedImages: joinImages(state.draft.placedImages, images) } })
    touch()
  }

  const sendable = () => [...dirty].filter((part) => !isUnfit(part, state.draft))

  function save(): Promise<void> {
    clearTimeout(saveTimer)
    running ??= send(false).finally(() => {
      running = null
      if (state.saved === 'saving' && sendable().length > 0) later(saveAfter)
    })
    return running
  }

  async function send(isClosing: boolean): Promise<void> {
    if (state.conflict || state.isGone || dirty.size === 0) return
    const parts = sendable()
    if (parts.length === 0) return show({ saved: 'failed', problem: null })
    const sent = partsOf(state.draft, parts)
    saves += 1
    try {
      const answer = await saveExportDraft(
        id,
        { ...bodyOf(sent), writer, save: saves, version: base.version },
        isClosing,
      )
      accept(answer, sent)
    } catch (error) {
      await fail(isProblem(error) ? error : networkProblem())
    }
  }

  /** The server has what was sent. What was changed since stays as it is here. */
  function accept(answer: ExportDraft, sent: DraftChange) {
    // Answers may come in another order than they were asked for.
    if (answer.version < base.version) return
    for (const part of draftParts) if (part in sent && isSame(part, sent, state.draft)) dirty.delete(part)
    adopt(answer)
    show({ saved: dirty.size === 0 ? 'saved' : 'saving', problem: null })
    keep()
  }

  /** Takes over what the server has, but for the parts that were changed here. */
  function adopt(answer: ExportDraft) {
    base = answer
    const stays = draftParts.filter((part) => dirty.has(part) || isSame(part, state.draft, answer))
    const placedImages =
      dirty.size === 0 ? answer.placedImages : joinImages(answer.placedImages, state.draft.placedImages)
    show({ draft: { ...answer, ...partsOf(state.draft, stays), placedImages } })
  }

  async function fail(problem: ApiProblem): Promise<void> {
    if (problem.code === 'EXPORT_DRAFT_CONFLICT') return meet()
    if (problem.code === 'EXPORT_DRAFT_NOT_FOUND') return show({ saved: 'failed', problem, isGone: true })
    if (problem.code === 'FILE_NOT_FOUND' && (await leaveOutGone())) return
    show({ saved: 'failed', problem })
    keep()
    // A session that is over may be begun again in another window.
    const mayHelp = problem.status === 0 || problem.status === 401 || problem.status === 429 || problem.status >= 500
    if (mayHelp) later(againAfter)
  }

  /** A picture was deleted before the draft held it: the rest is saved without it, and the person is told. */
  async function leaveOutGone(): Promise<boolean> {
    const gone = await goneImages(state.draft, base).catch(() => new Set<string>())
    if (gone.size === 0) return false
    put(withoutImages(state.draft, gone))
    show({ leftOut: state.leftOut + gone.size })
    return true
  }

  /** Somebody else saved meanwhile. Where they changed other parts, both stand; else the person decides. */
  async function meet(): Promise<void> {
    try {
      const other = await readExportDraft(id)
      const disputed = [...dirty].filter((part) => !isSame(part, base, other) && !isSame(part, state.draft, other))
      if (disputed.length > 0) return show({ saved: 'failed', conflict: { other, at: changedAt } })
      settleWith(other)
    } catch (error) {
      await fail(isProblem(error) ? error : networkProblem())
    }
  }

  function settleWith(other: ExportDraft) {
    dirty = new Set([...dirty].filter((part) => !isSame(part, state.draft, other)))
    adopt(other)
    show({ saved: dirty.size === 0 ? 'saved' : 'saving', problem: null, conflict: null })
    keep()
    if (dirty.size > 0) later(0)
  }

  /** What a window that was closed had not saved. */
  async function restore() {
    const left = await kept.takeOver()
    if (!left) return
    const parts = draftParts.filter((part) => part in left.parts && !isSame(part, left.parts, base))
    if (parts.length === 0) return kept.drop()
    const disputed = parts.filter((part) => !isStamp(left.before[part], part, base))
    dirty = new Set([...dirty, ...parts])
    changedAt = left.savedAt
    show({ draft: { ...state.draft, ...partsOf(left.parts, parts) }, isRestored: true, saved: 'saving' })
    if (disputed.length > 0) show({ saved: 'failed', conflict: { other: base, at: left.savedAt } })
    else later(0)
  }

  /** Another window may have gone on with it. */
  async function refresh() {
    if (dirty.size > 0 || running || state.conflict || state.isGone) return
    try {
      const now = await readExportDraft(id)
      if (dirty.size === 0 && !running && now.version >= base.version) adopt(now)
    } catch (error) {
      if (isProblem(error, 'EXPORT_DRAFT_NOT_FOUND')) show({ isGone: true })
    }
  }

  async function settle(): Promise<boolean> {
    while (running) await running
    if (dirty.size > 0) await save()
    keep()
    return dirty.size === 0 && !state.conflict && !state.isGone
  }

  const online = () => {
    if (state.saved === 'failed') void save()
  }
  window.addEventListener('online', online)
  void restore()

  return {
    id,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Changes parts of the draft; pictures that are placed for the first time come along as `images`. */
    change: put,
    /** Adds material or takes it out, once all else is saved; throws what the server says against it. */
    async select({ select, deselect }: { select?: string[]; deselect?: string[] }) {
      await settle()
      saves += 1
      const answer = await saveExportDraft(id, { writer, save: saves, version: base.version, select, deselect })
      adopt(answer)
      show({ saved: dirty.size === 0 ? 'saved' : state.saved, problem: null })
    },
    /** Saves what is pending; true when the server has all of it. */
    settle,
    /** Before a screen is left. With `isClosing` the page may be gone in a moment: nothing waits its turn. */
    flush(isClosing = false) {
      if (keepTimer !== undefined) keep()
      if (isClosing) void send(true)
      else if (dirty.size > 0) void save()
    },
    refresh,
    /** The person has seen that it came back. */
    acceptRestored: () => show({ isRestored: false }),
    /** The same of pictures that were taken out. */
    acceptLeftOut: () => show({ leftOut: 0 }),
    /** What is here counts: saved over the other one, which was seen. */
    async keepMine() {
      if (!state.conflict) return
      const { other } = state.conflict
      for (const part of draftParts) if (!isSame(part, state.draft, other)) dirty.add(part)
      adopt(other)
      show({ conflict: null, saved: 'saving' })
      await save()
    },
    /** The other one counts; what was changed here is given up. */
    takeOther() {
      if (!state.conflict) return
      const { other } = state.conflict
      dirty = new Set()
      show({ conflict: null, isRestored: false, problem: null, saved: 'saved' })
      base = other
      show({ draft: other })
      keep()
    },
    /** What is here becomes a draft of its own, whose id is answered; this one is what the other window made of it. */
    async keepAsCopy(): Promise<string> {
      const copy = await copyDraft(state.draft, copyIds)
      copyIds = { writer: newId(), clientId: newId() }
      const other = state.conflict?.other
      dirty = new Set()
      keep()
      if (other) {
        base = other
        show({ draft: other })
      }
      show({ conflict: null, isRestored: false, problem: null, saved: 'saved' })
      return copy
    },
    close() {
      isClosed = true
      clearTimeout(keepTimer)
      clearTimeout(saveTimer)
      window.removeEventListener('online', online)
      kept.close()
    },
  }
}
