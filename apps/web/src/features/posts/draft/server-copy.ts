import type { Draft } from '@learntrail/contract/posts/drafts'
import { type ApiProblem, isProblem, networkProblem } from '../../../api/problem.ts'
import { createDraft, type DraftBody, discardDraft, readDraft, saveDraft } from '../drafts/drafts-api.ts'

const saveAfter = 1_200
const againAfter = 15_000

/** A draft of the server, and the version of it that this window knows. */
export interface Link {
  id: string
  version: number
}

/** `waiting` for the next save, `failed` and tried again by itself, `refused` and not, `conflict`: the person decides. */
type CopyState = 'none' | 'waiting' | 'saved' | 'failed' | 'refused' | 'conflict'

export interface ServerCopyState {
  state: CopyState
  problem: ApiProblem | null
  /** What another window or device wrote meanwhile. */
  other: Draft | null
}

interface Host {
  writer: string
  clientId(): string
  /** What is to be saved, or null when there is nothing. */
  body(): DraftBody | null
  isEmpty(): boolean
  onChange(state: ServerCopyState): void
  /** A save arrived, so that the device can note it. */
  onSaved(): void
  /** The draft is no longer on the server, published or discarded elsewhere, while something was typed here. */
  onGone(): void
}

export type ServerCopy = ReturnType<typeof createServerCopy>

/** Keeps a draft on the server while it is written, on top of the device: the newest state, never over somebody else's. */
export function createServerCopy(host: Host) {
  let link: Link | null = null
  let saves = 0
  let isPending = false
  /** Grows when this window begins another draft: answers about the former one are then of no account. */
  let round = 0
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** States that this window wrote or showed: finding one of them on the server is no conflict. */
  let known: string[] = []
  let state: ServerCopyState = { state: 'none', problem: null, other: null }

  function show(part: Partial<ServerCopyState>) {
    state = { ...state, ...part }
    host.onChange(state)
  }

  function later(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), milliseconds)
  }

  function save(): Promise<void> {
    clearTimeout(timer)
    running ??= send(false).finally(() => {
      running = null
      if (isPending && state.state === 'waiting') later(saveAfter)
    })
    return running
  }

  async function send(isClosing: boolean): Promise<void> {
    const body = host.body()
    if (!isPending || state.state === 'conflict') return
    if (!body) {
      isPending = false
      return show({ state: 'none' })
    }
    const mine = round
    isPending = false
    saves += 1
    known = [...known.slice(-3), stamp(body)]
    const writing = { writer: host.writer, save: saves }
    const wasNew = link === null
    try {
      const draft = link
        ? await saveDraft(link.id, { ...body, ...writing, version: link.version }, isClosing)
        : await createDraft({ ...body, ...writing, clientId: host.clientId() }, isClosing)
      if (mine !== round) {
        if (wasNew) void discardDraft(draft.id).catch(() => undefined)
        return
      }
      link = { id: draft.id, version: Math.max(draft.version, link?.version ?? 0) }
      if (host.isEmpty() && !isPending) return forget()
      show({ state: isPending ? 'waiting' : 'saved', problem: null, other: null })
      host.onSaved()
    } catch (error) {
      if (mine !== round) return
      isPending = true
      await fail(isProblem(error) ? error : networkProblem())
    }
  }

  /** All was deleted again: an empty draft is of no use to anybody. */
  function forget() {
    if (link) void discardDraft(link.id).catch(() => undefined)
    link = null
    show({ state: 'none', problem: null, other: null })
  }

  async function fail(problem: ApiProblem): Promise<void> {
    if (problem.code === 'DRAFT_CONFLICT') return meet(problem)
    if (problem.code === 'DRAFT_NOT_FOUND') {
      host.onGone()
      link = null
      show({ state: 'waiting' })
      return later(0)
    }
    const mayHelp = problem.status === 0 || problem.status === 429 || problem.status >= 500
    show({ state: mayHelp ? 'failed' : 'refused', problem })
    if (mayHelp) later(againAfter)
  }

  /** Somebody saved meanwhile. When it was this very window, whose answer was lost, it simply goes on. */
  async function meet(problem: ApiProblem): Promise<void> {
    const id = link?.id ?? String(problem.values.id)
    const mine = round
    try {
      const other = await readDraft(id)
      if (mine !== round) return
      if (known.includes(stampOf(other))) {
        link = { id, version: other.version }
        show({ state: 'waiting' })
        later(0)
      } else {
        show({ state: 'conflict', problem, other })
      }
    } catch (error) {
      if (mine !== round) return
      await fail(isProblem(error) ? error : networkProblem())
    }
  }

  const online = () => {
    if (isPending && state.state === 'failed') void save()
  }
  window.addEventListener('online', online)

  return {
    link: () => link,
    isPending: () => isPending,
    /** Something was typed. */
    touch() {
      isPending = true
      if (state.state === 'conflict') return
      show({ state: 'waiting' })
      later(saveAfter)
    },
    /** Saves what is pending, and answers when that has come to an end, well or not. */
    async settle() {
      while (running) await running
      if (isPending) await save()
    },
    /** The page may be gone in a moment: nothing waits its turn, the server tells later saves from earlier ones. */
    close() {
      if (isPending && state.state !== 'conflict') void send(true)
    },
    /** Goes on with a draft whose state this window shows, from the device or from the server. */
    follow(to: Link | null, shown: DraftBody | null, { isSynced }: { isSynced: boolean }) {
      clearTimeout(timer)
      round += 1
      link = to
      known = shown ? [stamp(shown)] : []
      isPending = !isSynced
      show({ state: isSynced ? (to ? 'saved' : 'none') : 'waiting', problem: null, other: null })
      if (isPending) later(saveAfter)
    },
    /** What is written here counts: saved over the other one, which the person has seen. */
    overrule() {
      const { other } = state
      if (other) link = { id: other.id, version: other.version }
      isPending = true
      show({ state: 'waiting', other: null, problem: null })
      return save()
    },
    /** What the server has now; nothing when this window knows it, null when it is gone. */
    async newer(): Promise<Draft | null | undefined> {
      if (!link || isPending || running) return undefined
      const { id, version } = link
      try {
        const draft = await readDraft(id)
        return draft.version > version && link?.id === id && !isPending ? draft : undefined
      } catch (error) {
        return isProblem(error, 'DRAFT_NOT_FOUND') && link?.id === id && !isPending ? null : undefined
      }
    },
    stop() {
      clearTimeout(timer)
      window.removeEventListener('online', online)
    },
  }
}

/** The database keeps the keys of a document in an order of its own. */
function stamp(body: DraftBody): string {
  return JSON.stringify(body, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [another]) => (one < another ? -1 : 1)))
      : value,
  )
}

function stampOf({ title, content, files, date, classification, tags, customTags, privacy }: Draft): string {
  const fileIds = files.map(({ id }) => id)
  return stamp({ title, content, fileIds, date, classification, tags, customTags, privacy } as DraftBody)
}
