import { chatEvents } from '@learntrail/contract/chat/facts'
import { chatDurations } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { pauseAfter } from '../../../live/pauses.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import { listMessages, markRead } from '../api/messages.ts'
import type { Connection } from './connection.ts'
import { emptyWindow, type MessageWindow, withChanged, withEarlier, withLater } from './message-window.rules.ts'
import type { Outbox } from './outbox.ts'

export interface Talk extends MessageWindow {
  isLoading: boolean
  error: unknown
  /** Number read up to on arrival; a line is shown after it. */
  readBefore: number | null
  lastNumber: number
  /** Ids of people who are typing. */
  typing: readonly string[]
  /** Numbers that others have read up to, as far as events told. */
  reads: ReadonlyMap<string, number>
}

interface Parts {
  roomId: string
  me: string
  connection: Connection
  outbox: Outbox
}

const readPauseMs = 400
const typingPauseMs = 2_500

/** A room's messages in the window: updated by live events, and by fetching after a gap. */
export function createConversation({ roomId, me, connection, outbox }: Parts) {
  const { read, show, subscribe } = createWatched<Talk>({
    ...emptyWindow,
    isLoading: true,
    error: null,
    readBefore: null,
    lastNumber: 0,
    typing: [],
    reads: new Map(),
  })
  /** Number of the last change up to which everything is known. Only advances without a gap. */
  let lastChange = 0
  let isBehind = true
  let failures = 0
  let catching: Promise<void> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let hasBegun = false
  /** Increases when the window is replaced; what was asked for an earlier one no longer fits. */
  let round = 0
  let isFetching = false
  let readUpTo = 0
  let readTimer: ReturnType<typeof setTimeout> | undefined
  let typedAt = 0
  const typingTimers = new Map<string, ReturnType<typeof setTimeout>>()

  const take = (change: (window: MessageWindow) => MessageWindow) => show(change(read()))

  async function begin(around?: number): Promise<void> {
    // A message to jump to replaces the window, unless it is loaded already.
    const isThere = around !== undefined && hasBegun && read().messages.some(({ number }) => number === around)
    if (isThere && !read().isLoading) return
    round += 1
    if (isThere) return show({ isLoading: false })
    const mine = round
    isFetching = false
    show({ isLoading: true, error: null, ...(around !== undefined && { messages: [] }) })
    try {
      const part = await listMessages(around === undefined ? { roomId } : { roomId, around })
      if (mine !== round) return
      lastChange = part.lastChange
      readUpTo = Math.max(readUpTo, part.readNumber)
      show({
        messages: part.items,
        hasBefore: part.hasMore.before,
        hasAfter: part.hasMore.after,
        isLoading: false,
        lastNumber: part.lastNumber,
        readBefore: read().readBefore ?? part.readNumber,
      })
      hasBegun = true
      // Messages since that answer may have come before there was a window to hold them.
      isBehind = true
      if (connection.isOpen()) void catchUp()
    } catch (error) {
      if (mine === round) show({ isLoading: false, error })
    }
  }

  /** Fetches every change since `lastChange`. Calls while one is running fetch once more after it. */
  function catchUp(): Promise<void> {
    isBehind = true
    clearTimeout(again)
    const next = (catching ?? Promise.resolve()).then(askOn)
    catching = next
    return next
  }

  async function askOn(): Promise<void> {
    try {
      for (;;) {
        const part = await listMessages({ roomId, changedAfter: lastChange })
        hear(part.items)
        const last = part.items.at(-1)
        const isAll = last === undefined || !part.hasMore.after
        lastChange = Math.max(lastChange, isAll ? part.lastChange : last.change)
        if (isAll) break
      }
      isBehind = false
      failures = 0
    } catch {
      failures += 1
      clearTimeout(again)
      again = setTimeout(() => void catchUp(), pauseAfter(failures))
    }
  }

  function hear(messages: readonly ChatroomMessage[]): void {
    const newest = Math.max(read().lastNumber, ...messages.map(({ number }) => number))
    const shown = new Set(read().messages.map(({ number }) => number))
    const [shownFrom, shownUpTo] = [read().messages[0]?.number ?? 0, read().messages.at(-1)?.number ?? 0]
    const fresh = messages.filter(({ number }) => number > shownUpTo)
    // Older than what is shown but missing from it, such as messages by others just before one's own.
    const between = messages.filter(({ number }) => number > shownFrom && number < shownUpTo && !shown.has(number))
    take((window) => withChanged(window, messages))
    // While the window does not reach the end, scrolling loads the newest.
    take((window) => withLater(window, window.hasAfter ? between : [...between, ...fresh], window.hasAfter))
    for (const { author } of fresh) stopTyping(author.id)
    show({ lastNumber: newest })
  }

  const stops = [
    connection.hear({
      open: () => {
        outbox.wake()
        if (hasBegun) void catchUp()
      },
      message: (heard) => {
        if (heard.roomId !== roomId || !hasBegun) return
        hear(heard.messages)
        if (!isBehind) lastChange = Math.max(lastChange, ...heard.messages.map(({ change }) => change))
      },
      changed: async (heard) => {
        const shown = new Set(read().messages.map(({ number }) => number))
        const numbers = heard.numbers.filter((number) => shown.has(number))
        if (heard.roomId !== roomId || numbers.length === 0) return
        const part = await listMessages({ roomId, numbers }).catch(() => undefined)
        if (part === undefined) void catchUp()
        else take((window) => withChanged(window, part.items))
      },
      read: ({ roomId: of, personId, number }) => {
        if (of !== roomId || personId === me) return
        const known = read().reads.get(personId) ?? 0
        if (number > known) show({ reads: new Map(read().reads).set(personId, number) })
      },
      typing: ({ roomId: of, personId }) => {
        if (of === roomId && personId !== me) startTyping(personId)
      },
    }),
    outbox.onArrived((message) => {
      if (message.roomId === roomId) hear([message])
    }),
  ]

  function startTyping(personId: string): void {
    clearTimeout(typingTimers.get(personId))
    typingTimers.set(
      personId,
      setTimeout(() => stopTyping(personId), chatDurations.typing),
    )
    if (!read().typing.includes(personId)) show({ typing: [...read().typing, personId] })
  }

  function stopTyping(personId: string): void {
    clearTimeout(typingTimers.get(personId))
    typingTimers.delete(personId)
    if (read().typing.includes(personId)) show({ typing: read().typing.filter((one) => one !== personId) })
  }

  async function more(way: 'before' | 'after'): Promise<void> {
    const { messages, hasBefore, hasAfter } = read()
    const edge = way === 'before' ? messages[0] : messages.at(-1)
    if (isFetching || edge === undefined || !(way === 'before' ? hasBefore : hasAfter)) return
    isFetching = true
    const mine = round
    try {
      const { items, hasMore } = await listMessages({ roomId, [way]: edge.number })
      if (mine !== round) return
      if (way === 'before') take((window) => withEarlier(window, items, hasMore.before))
      else take((window) => withLater(window, items, hasMore.after))
    } catch {
      // Scrolling on tries again.
    } finally {
      if (mine === round) isFetching = false
    }
  }

  return {
    read,
    subscribe,
    begin,
    more,
    /** Goes to the newest messages. */
    async toEnd(): Promise<void> {
      if (read().hasAfter) await begin()
    },
    /** Marks messages as read up to a number, after a short pause; never back. */
    see(number: number): void {
      if (number <= readUpTo) return
      readUpTo = number
      clearTimeout(readTimer)
      readTimer = setTimeout(() => void markRead({ roomId, number: readUpTo }).catch(() => undefined), readPauseMs)
    },
    typed(): void {
      if (Date.now() - typedAt < typingPauseMs) return
      typedAt = Date.now()
      connection.say(chatEvents.typing, { roomId })
    },
    put: (message: ChatroomMessage) => hear([message]),
    close(): void {
      for (const stop of stops) stop()
      clearTimeout(again)
      for (const timer of typingTimers.values()) clearTimeout(timer)
    },
  }
}

export type Conversation = ReturnType<typeof createConversation>
