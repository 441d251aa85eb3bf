import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetCsrfToken } from '../../../api/csrf.ts'
import type { Connection, Heard } from './connection.ts'
import { createConversation } from './conversation.ts'
import type { Outbox } from './outbox.ts'

const roomId = '01900000-0000-7000-8000-00000000000a'
const message = (number: number, text = `第 ${number} 句`, change = number) =>
  ({ roomId, number, id: `m${number}`, text, change, author: { id: 'somebody' } }) as ChatroomMessage

/** The messages on the fake server. */
let stored: ChatroomMessage[]
let page: number
let isAway: boolean
/** Answers wait for this. */
let held: Promise<void>
let answered: number

beforeEach(() => {
  vi.useFakeTimers()
  stored = [message(1)]
  page = 50
  isAway = false
  held = Promise.resolve()
  answered = 0
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.includes('csrf')) return Response.json({ csrfToken: 'x' })
    const { changedAfter, around, before } = JSON.parse(String(body)) as Record<string, number | undefined>
    const fitting = stored.filter(
      ({ number, change }) =>
        change > (changedAfter ?? 0) && number === (around ?? (before === undefined ? number : before - 1)),
    )
    const items = changedAfter === undefined ? fitting : fitting.slice(0, page)
    const answer = {
      errorCode: 0,
      items,
      lastNumber: stored.length,
      lastChange: Math.max(...stored.map(({ change }) => change)),
      readNumber: 0,
      hasMore: { before: (items[0]?.number ?? 1) > 1, after: items.length < fitting.length },
    }
    await held
    answered += 1
    return isAway ? new Response(null, { status: 502 }) : Response.json(answer)
  })
})
afterEach(() => {
  forgetCsrfToken()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open({ isOpen = true } = {}) {
  const listeners: Parameters<Connection['hear']>[0][] = []
  const arrived: ((one: ChatroomMessage) => void)[] = []
  const connection = {
    hear: (of: Parameters<Connection['hear']>[0]) => {
      listeners.push(of)
      return () => undefined
    },
    isOpen: () => isOpen,
    say: () => undefined,
  }
  const outbox = { wake: () => undefined, onArrived: (hear: (typeof arrived)[number]) => arrived.push(hear) }
  const conversation = createConversation({
    roomId,
    me: 'me',
    connection,
    outbox: outbox as unknown as Outbox,
  })
  return {
    ...conversation,
    numbers: () => conversation.read().messages.map(({ number }) => number),
    /** The connection opens, for the first time or again. */
    comeBack: () => listeners.map(({ open: hear }) => hear?.(undefined)),
    tell: (...messages: ChatroomMessage[]) =>
      listeners.map(({ message: hear }) => hear?.({ roomId, messages } satisfies Heard['message'])),
    acknowledge: (one: ChatroomMessage) => arrived.map((hear) => hear(one)),
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('what is said while the room is being loaded is there, although it was told before there was a place for it', async () => {
  const room = open()
  let answer: () => void = () => undefined
  held = new Promise((resolve) => {
    answer = resolve
  })
  const beginning = room.begin()
  await settle()
  // The pending answer does not include it.
  stored.push(message(2))
  room.tell(message(2))
  answer()
  await beginning
  await settle()
  expect(room.numbers()).toEqual([1, 2])
})

test('what I say myself does not hide what others said before it and was not heard', async () => {
  const room = open({ isOpen: false })
  await room.begin()
  stored.push(message(2), message(3))
  room.acknowledge(message(3))
  expect(room.numbers()).toEqual([1, 3])
  room.comeBack()
  await settle()
  expect(room.numbers()).toEqual([1, 2, 3])
})

test('after a long gap all pages are read, whatever is told meanwhile', async () => {
  page = 2
  const room = open()
  await room.begin()
  await settle()
  stored.push(...[2, 3, 4, 5, 6].map((number) => message(number)))
  room.comeBack()
  room.tell(message(6))
  await settle()
  expect(room.numbers()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a gap that cannot be read at the moment is read later, and what comes meanwhile does not close it', async () => {
  const room = open()
  await room.begin()
  await settle()
  isAway = true
  stored.push(message(2))
  room.comeBack()
  await settle()
  stored.push(message(3))
  room.tell(message(3))
  expect(room.numbers()).toEqual([1, 3])
  isAway = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(room.numbers()).toEqual([1, 2, 3])
  const before = answered
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answered).toBe(before)
})

test('what comes without a gap is not asked for again', async () => {
  const room = open()
  await room.begin()
  await settle()
  stored.push(message(2))
  room.tell(message(2))
  page = 0
  room.comeBack()
  await settle()
  expect(room.numbers()).toEqual([1, 2])
})

function hold() {
  let answer: () => void = () => undefined
  held = new Promise((resolve) => {
    answer = resolve
  })
  return answer
}

test('of two jumps the later one counts, also when the answer to the earlier one comes last', async () => {
  stored = [1, 2, 3, 4, 5].map((number) => message(number))
  const room = open()
  const answerFirst = hold()
  const first = room.begin(5)
  await settle()
  held = Promise.resolve()
  await room.begin(2)
  answerFirst()
  await first
  await settle()
  expect(room.numbers()).toEqual([2])
  expect(room.read().isLoading).toBe(false)
})

test('earlier messages that come after a jump are not put beside what they do not adjoin', async () => {
  stored = [1, 2, 3, 4, 5].map((number) => message(number))
  const room = open()
  await room.begin(5)
  const answerFirst = hold()
  const earlier = room.more('before')
  await settle()
  held = Promise.resolve()
  await room.begin(2)
  answerFirst()
  await earlier
  expect(room.numbers()).toEqual([2])
  await room.more('before')
  expect(room.numbers()).toEqual([1, 2])
})
