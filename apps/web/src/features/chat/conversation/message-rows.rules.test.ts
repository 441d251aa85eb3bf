import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { expect, test } from 'vitest'
import { newlySaid, rowsOf } from './message-rows.rules.ts'

const said = (number: number, author: string, minute: number, change: Partial<ChatroomMessage> = {}) =>
  ({
    number,
    author: { id: author },
    type: messageTypes.text,
    createdAt: new Date(Date.UTC(2026, 10, 24, 3, minute)).toISOString(),
    ...change,
  }) as ChatroomMessage

test('a name stands above the first of several in one breath; not of those that go on', () => {
  const messages = [
    said(1, 'one', 0),
    said(2, 'one', 4),
    said(3, 'one', 9),
    said(4, 'other', 9),
    said(5, 'one', 9, { type: messageTypes.notice }),
    said(6, 'one', 9),
  ]
  expect(rowsOf(messages, null, 'me').map(({ isFirst }) => isFirst)).toEqual([true, false, true, true, true, true])
})

test('a date stands above the first of each day, and the line above the first that was not read', () => {
  const messages = [said(1, 'one', 0), said(2, 'one', 1), said(3, 'one', 60 * 24)]
  expect(rowsOf(messages, 1, 'me').map(({ isNewDay, isUnread }) => [isNewDay, isUnread])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ])
  for (const readBefore of [null, 0, 3])
    expect(rowsOf(messages, readBefore, 'me').some(({ isUnread }) => isUnread)).toBe(false)
})

test('a day is Taiwan’s, wherever the device is', () => {
  const at = (number: number, createdAt: string) => said(number, 'one', 0, { createdAt })
  const messages = [
    at(1, '2026-11-25T23:59:00.000Z'),
    at(2, '2026-11-26T00:01:00.000Z'),
    at(3, '2026-11-26T15:59:00.000Z'),
    at(4, '2026-11-26T16:00:00.000Z'),
  ]
  expect(rowsOf(messages, null, 'me').map(({ isNewDay }) => isNewDay)).toEqual([true, false, false, true])
})

test('what I said myself is nothing that I had not read', () => {
  expect(rowsOf([said(1, 'one', 0), said(2, 'me', 1)], 1, 'me').some(({ isUnread }) => isUnread)).toBe(false)
})

test('what others say meanwhile is for the ear; not what I say, what one comes to, nor what one scrolls to', () => {
  const messages = [said(7, 'other', 0), said(8, 'me', 1), said(9, 'other', 2)]
  const heard = (before: number, lastNumber = 9) =>
    newlySaid(before, { messages, lastNumber, me: 'me' }).map(({ number }) => number)
  expect(heard(7)).toEqual([9])
  expect(heard(9)).toEqual([])
  expect(heard(0)).toEqual([])
  expect(heard(7, 40)).toEqual([])
})
