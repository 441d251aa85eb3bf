import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { keptOnDevice } from '../../../testing/in-place-of/idb-keyval.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { outboxOf } from '../talk/outbox.ts'
import { outboxName } from '../talk/outbox-name.ts'

const device = keptOnDevice()
const roomId = '01900000-0000-7000-8000-00000000000a'
const write = 'POST /api/v2/chatroom/createChatroomMessage'
const box = () => outboxOf(student.id ?? '')

const said = (text: string, refusal: string | null = null) => ({
  roomId,
  clientId: crypto.randomUUID(),
  replyTo: null,
  said: { type: 0, text },
  at: '2026-11-24T02:00:00.000Z',
  refusal,
})
const server = () =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('POST /api/v2/chatroom/getChatroomInfo', {
      errorCode: 0,
      userList: [],
      chatroom: { id: roomId, type: 'several', name: '水質專題小組', other: null },
    } as never)

test('what waits in rooms without a line is marked everywhere and listed by room, and goes once there is one', async () => {
  const lost = server().on(write, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  device.set(outboxName(student.id ?? ''), [said('十二點半圖書館見'), said('帶雨傘')])
  openApplication('/user/waiting')
  await box().start()
  const list = within(await screen.findByRole('region', { name: '討論室裡還沒送出的' }))
  expect(await list.findByRole('link', { name: '水質專題小組' })).toHaveAttribute('href', `/chatroom/${roomId}`)
  expect(list.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('十二點半圖書館見'), expect.stringContaining('帶雨傘')]),
  )
  expect(list.getAllByText('等待連線')).toHaveLength(2)
  expect(await screen.findByRole('link', { name: '2 則等待送出' })).toBeVisible()
  expect(screen.queryByText('沒有等待送出的內容')).not.toBeInTheDocument()

  lost.on(write, { errorCode: 0, message: { number: 1 } } as never)
  box().wake()
  expect(await screen.findByText('沒有等待送出的內容')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: /等待送出/ })).not.toBeInTheDocument())
})

test('what the server does not take says why, and is discarded from there', async () => {
  server()
  device.set(outboxName(student.id ?? ''), [said('還在嗎？', 'CHATROOM_CLOSED')])
  const { user } = openApplication('/user/waiting')
  await box().start()
  const list = within(await screen.findByRole('region', { name: '討論室裡還沒送出的' }))
  expect(list.getByText('沒有送出')).toBeVisible()
  await user.click(list.getByRole('button', { name: '捨棄' }))
  expect(await screen.findByText('沒有等待送出的內容')).toBeVisible()
  expect(device.get(outboxName(student.id ?? ''))).toEqual([])
})
