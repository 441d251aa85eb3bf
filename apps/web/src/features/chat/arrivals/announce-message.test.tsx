import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { announceMessage } from './announce-message.ts'

const roomId = '01900000-0000-7000-8000-00000000000a'
const person = (id: string, displayName: string) => ({ id, displayName, avatar: null, isDeleted: false })
const mate = person('01900000-0000-7000-8000-0000000000c1', '王恩恩')
const can = {
  write: true,
  invite: true,
  rename: true,
  leave: true,
  close: true,
  reopen: false,
  answer: false,
  moderate: false,
}

const roomWith = (change: Partial<Chatroom> = {}): Chatroom => ({
  id: roomId,
  type: 'several',
  name: '讀書會',
  groupId: null,
  picture: null,
  other: null,
  memberCount: 3,
  lastNumber: 3,
  lastChange: 3,
  readNumber: 2,
  unread: 1,
  isMuted: false,
  closedAt: null,
  rest: null,
  contact: null,
  school: null,
  silence: null,
  remark: '',
  at: '2026-11-28T02:00:00.000Z',
  can,
  last: { number: 3, type: 0, text: '明天見', author: mate, createdAt: '2026-11-28T02:00:00.000Z' },
  ...change,
})

const server = (room: Chatroom) =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('POST /api/v2/chatroom/getChatroomslist', { errorCode: 0, items: [room], nextCursor: null })

/** Opens the page of versions and announces a message of the room there. */
async function hears(room: Chatroom) {
  server(room)
  const { queryClient, user, at } = openApplication('/version')
  await screen.findByRole('heading', { level: 1, name: '版本紀錄' })
  const over = announceMessage(queryClient, roomId)
  return { over, user, at }
}

test('what is said in a room of mine stands at the edge of another screen for a while, and leads there', async () => {
  const { over, user, at } = await hears(roomWith())
  await user.click(await screen.findByRole('link', { name: '讀書會・王恩恩：明天見' }))
  await waitFor(() => expect(at()).toBe(`/chatroom/${roomId}`))
  await over
  expect(screen.queryByText('讀書會・王恩恩：明天見')).not.toBeInTheDocument()
})

test('in a room of two it is said by whom', async () => {
  await hears(roomWith({ type: 'direct', name: '', other: mate }))
  expect(await screen.findByRole('link', { name: '王恩恩：明天見' })).toBeVisible()
})

test.each([
  ['muted', { isMuted: true }],
  ['read already', { unread: 0 }],
  ['mine', { last: { ...roomWith().last, author: person(student.id, '林小雨') } as Chatroom['last'] }],
  ['deleted', { last: { ...roomWith().last, type: 97, text: '' } as Chatroom['last'] }],
  ['empty', { last: null }],
] as const)('nothing is said of a room whose last word is %s', async (_, change) => {
  const { over } = await hears(roomWith(change))
  await over
  expect(screen.queryByRole('link', { name: /讀書會/ })).not.toBeInTheDocument()
})
