import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { expect, test } from 'vitest'
import { emptyWindow, mostInWindow, withChanged, withEarlier, withLater } from './message-window.rules.ts'

const message = (number: number, change = number, text = '') => ({ number, change, text }) as ChatroomMessage
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => message(from + place))
const ends = ({ messages }: { messages: readonly ChatroomMessage[] }) => [messages[0]?.number, messages.at(-1)?.number]

test('however many are scrolled through, so many are kept, and what went comes again', () => {
  const n = mostInWindow
  const latest = withEarlier({ ...emptyWindow, messages: range(n + 751, n + 800) }, range(801, n + 750), true)
  expect([ends(latest), latest.hasAfter]).toEqual([[801, n + 800], false])
  const back = withEarlier(latest, range(751, 800), true)
  expect([ends(back), back.messages.length, back.hasAfter]).toEqual([[751, n + 750], n, true])
  const on = withLater(back, range(n + 751, n + 800), false)
  expect([ends(on), on.hasBefore, on.hasAfter]).toEqual([[801, n + 800], true, false])
})

test('what comes twice is there once, as it was changed last', () => {
  const window = withLater(
    { ...emptyWindow, messages: [message(1, 9, 'new')] },
    [message(1, 3, 'old'), message(2)],
    false,
  )
  expect(window.messages.map(({ text }) => text)).toEqual(['new', ''])
  const changed = withChanged(window, [message(2, 12, 'other'), message(7, 13)])
  expect(changed.messages.map(({ text }) => text)).toEqual(['new', 'other'])
})
