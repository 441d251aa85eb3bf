import type { GuideKind } from '@learntrail/contract/posts/guide-questions'
import type { Guide, GuideWriting } from '@learntrail/contract/posts/guides'
import { isProblem } from '../../../api/problem.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { newId } from '../../files/index.ts'
import { readGuide, removeGuide, saveGuide } from './api/guides.ts'
import { emptyWriting, isWritten, writingOf } from './guide-writing.ts'
import { mergeGuides } from './merge-guides.ts'

const saveAfter = 1_200
const retryAfter = 8_000

interface KeptGuide {
  clientId: string
  wasSent: boolean
  writing: GuideWriting
  /** The revision and the text that these were written on top of. */
  revision: string | null
  common: GuideWriting
  isDirty: boolean
}

export interface GuideState {
  writing: GuideWriting
  /** `device`: the server has not got the last words yet, this device has. */
  saved: 'nothing' | 'saving' | 'server' | 'device'
  isRestored: boolean
  /** What another device wrote and there was no room for. */
  left: readonly string[]
}

export type GuideSession = ReturnType<typeof createGuideSession>

/** A guide from the first answer to the record: on the device with every letter, on the server soon after. */
function createGuideSession(name: string, kind: GuideKind, server: Guide | null) {
  const listeners = new Set<() => void>()
  let clientId = newId()
  let wasSent = false
  let revision = server?.revision ?? null
  let common = server ? writingOf(server) : emptyWriting
  let state: GuideState = {
    writing: common,
    saved: server ? 'server' : 'nothing',
    isRestored: server !== null,
    left: [],
  }
  let isDirty = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null

  function show(part: Partial<GuideState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  function keep() {
    const kept: KeptGuide = { clientId, wasSent, writing: state.writing, revision, common, isDirty }
    writeDraft(name, kept)
  }
  function later(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), milliseconds)
  }

  function load() {
    const kept = readDraft<KeptGuide>(name)
    if (!kept.writing || !kept.clientId) return
    clientId = kept.clientId
    wasSent = kept.wasSent ?? false
    if (!kept.isDirty) return
    const mine = { ...emptyWriting, ...kept.writing }
    const isElsewhere = server !== null && kept.revision !== server.revision
    const merged = isElsewhere ? mergeGuides(kept.common ?? emptyWriting, mine, writingOf(server)) : null
    isDirty = true
    show({ writing: merged?.writing ?? mine, left: merged?.left ?? [], isRestored: isWritten(mine), saved: 'device' })
    later(saveAfter)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (sending) return sending.then(() => (isDirty ? save() : undefined))
    if (!isDirty || isOver) return
    sending = send().finally(() => {
      sending = null
    })
    return sending
  }

  async function send() {
    const { writing } = state
    show({ saved: 'saving' })
    try {
      const saved = await saveGuide(kind, revision, writing)
      if (isOver) return
      revision = saved.revision
      common = writing
      isDirty = state.writing !== writing
      show({ saved: isDirty ? 'device' : 'server' })
      if (isDirty) later(saveAfter)
      keep()
    } catch (error) {
      if (isOver) return
      show({ saved: 'device' })
      if (isProblem(error, 'GUIDE_CHANGED')) await bringTogether()
      else if (isProblem(error) && (error.code === 'NETWORK' || error.status >= 500 || error.status === 429)) {
        later(retryAfter)
      }
    }
  }

  async function bringTogether() {
    const theirs = await readGuide(kind).catch(() => undefined)
    if (theirs === undefined || isOver) return later(retryAfter)
    if (theirs !== null) {
      const there = writingOf(theirs)
      const merged = mergeGuides(common, state.writing, there)
      common = there
      show({ writing: merged.writing, left: [...state.left, ...merged.left] })
    }
    revision = theirs?.revision ?? null
    keep()
    later(0)
  }

  load()
  return {
    kind,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(part: Partial<GuideWriting>) {
      isDirty = true
      isOver = false
      show({ writing: { ...state.writing, ...part }, saved: 'device' })
      keep()
      later(saveAfter)
    },
    acceptRestored: () => show({ isRestored: false }),
    forgetLeft: () => show({ left: [] }),
    /** Before the screen is left. */
    flush: () => void save(),
    /** The id for a publication, kept before anything is sent. */
    send() {
      const isRetry = wasSent
      wasSent = true
      keep()
      return { clientId, isRetry }
    },
    /** It has become a record, or starts over: gone from the device and from the server. */
    async finish() {
      isOver = true
      clearTimeout(timer)
      await sending?.catch(() => undefined)
      await removeGuide(kind)
      dropDraft(name)
      clientId = newId()
      wasSent = false
      isDirty = false
      revision = null
      common = emptyWriting
      show({ writing: emptyWriting, saved: 'nothing', isRestored: false, left: [] })
    },
    close() {
      clearTimeout(timer)
    },
  }
}

/** The guide as it is on the server, with what this device has not sent yet. */
export function openGuide(accountId: string, kind: GuideKind, server: Guide | null): GuideSession {
  return createGuideSession(`guide.${accountId}.${kind}`, kind, server)
}
