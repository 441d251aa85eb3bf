import type { Draft } from '@learntrail/contract/drafts/drafts'
import { type ApiProblem, isProblem } from '../../../api/problem.ts'
import { createSaver, type SavingState, type WayOn } from '../../../saving/saver.ts'
import { stampOf } from '../../../saving/stamp.rules.ts'
import { createDraft } from '../api/create-draft.ts'
import { dropDraft } from '../api/discard-draft.ts'
import { readDraft } from '../api/read-draft.ts'
import { type DraftBody, saveDraft } from '../api/save-draft.ts'

/** A draft of the server, and the latest version that this window knows. */
export interface Link {
  id: string
  version: number
}

export interface ServerCopyState {
  /** `unchanged`: the server has no copy. */
  state: SavingState
  problem: ApiProblem | null
  /** The draft as another window or device saved it, in a conflict. */
  other: Draft | null
}

interface Host {
  clientId(): string
  /** Returns what to save, or null when there is nothing. */
  body(): DraftBody | null
  isEmpty(): boolean
  onChange(state: ServerCopyState): void
  /** Called after each save, so that the device can note it. */
  onSaved(): void
  /** Called when the draft was published or discarded elsewhere while something was typed here. */
  onGone(): void
}

interface SentDraft {
  body: DraftBody
  link: Link | null
}

export type ServerCopy = ReturnType<typeof createServerCopy>

/**
 * Keeps a draft on the server while it is written, in addition to the device. It saves the newest state and never
 * overwrites a version this window has not seen.
 */
export function createServerCopy(host: Host) {
  let link: Link | null = null
  /** Stamps of states this window wrote or showed: finding one of them on the server is no conflict. */
  let known: string[] = []
  /** Grows when this window switches to another draft. */
  let turn = 0
  let state: ServerCopyState = { state: 'unchanged', problem: null, other: null }

  const saver = createSaver<SentDraft, Draft>({
    ordersSaves: true,
    next() {
      const body = host.body()
      return body ? { sent: { body, link } } : 'nothing'
    },
    send({ body, link: to }, number, isClosing) {
      known = [...known.slice(-3), stampOf(body)]
      return to
        ? saveDraft(to.id, { ...body, ...number, version: to.version }, isClosing)
        : createDraft({ ...body, ...number, clientId: host.clientId() }, isClosing)
    },
    onSaved({ id, version }) {
      link = { id, version: Math.max(version, link?.version ?? 0) }
      if (host.isEmpty() && !saver.isPending()) forget()
      else host.onSaved()
    },
    onProblem(problem) {
      if (problem.code === 'DRAFT_CONFLICT') return meet(link?.id ?? String(problem.values.id))
      if (problem.code !== 'DRAFT_NOT_FOUND') return 'tell'
      host.onGone()
      link = null
      return 'again'
    },
    onState: (next, problem) => show({ state: next, problem, ...(next === 'held' ? {} : { other: null }) }),
    onLate(draft, sent) {
      if (sent.link === null) void dropDraft(draft.id).catch(() => undefined)
    },
  })

  function show(part: Partial<ServerCopyState>) {
    state = { ...state, ...part }
    host.onChange(state)
  }

  /** Deletes the server's copy after all text was deleted: an empty draft is useless. */
  function forget() {
    if (link) void dropDraft(link.id).catch(() => undefined)
    link = null
    saver.startOver({ isSaved: false, isPending: false })
  }

  /** Handles a conflict. If the other save was this window's own and its answer was lost, saving continues. */
  async function meet(id: string): Promise<WayOn> {
    const mine = turn
    const other = await readDraft(id)
    if (mine !== turn) return 'tell'
    if (known.includes(stampOfDraft(other))) {
      link = { id, version: other.version }
      return 'again'
    }
    show({ other })
    return 'hold'
  }

  saver.start()
  return {
    link: () => link,
    isPending: saver.isPending,
    isSettled: saver.isSettled,
    /** Schedules a save after a change. */
    touch: saver.touch,
    settle: saver.settle,
    close: saver.close,
    /** Follows a draft whose state this window shows, from the device or the server. */
    follow(to: Link | null, shown: DraftBody | null, { isSynced }: { isSynced: boolean }) {
      turn += 1
      link = to
      known = shown ? [stampOf(shown)] : []
      saver.startOver({ isSaved: isSynced && to !== null, isPending: !isSynced })
    },
    /** Saves this text over the other one, which the person has seen. */
    overrule() {
      const { other } = state
      if (other) link = { id: other.id, version: other.version }
      return saver.release()
    },
    /**
     * Returns the server's draft when it is newer, undefined when it is not or a save is pending, null when it is gone.
     */
    async newer(): Promise<Draft | null | undefined> {
      if (!link || saver.isPending() || saver.isRunning()) return undefined
      const { id, version } = link
      try {
        const draft = await readDraft(id)
        return draft.version > version && link?.id === id && !saver.isPending() ? draft : undefined
      } catch (error) {
        return isProblem(error, 'DRAFT_NOT_FOUND') && link?.id === id && !saver.isPending() ? null : undefined
      }
    },
    stop: saver.stop,
  }
}

function stampOfDraft({ files, ...draft }: Draft): string {
  const { id: _, version: _version, failure: _failure, createdAt: _created, updatedAt: _updated, ...written } = draft
  return stampOf({ ...written, fileIds: files.map(({ id }) => id) })
}
