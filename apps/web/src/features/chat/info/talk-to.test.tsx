import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { aRoom, roomId } from '../chat.fixture.ts'

const personId = '01900000-0000-7000-8000-0000000000c1'

const server = () => guestServer().on('GET /api/v2/users/current', { ...student, subscribedFeatures: ['chatroom'] })

test('from a person the way leads into the room that is there', async () => {
  const product = server()
  product.on('POST /api/v2/chatroom/createChatrooms', refuse(409, { code: 'CHATROOM_EXISTS', values: { roomId } }))
  product.on('POST /api/v2/chatroom/getChatroomslist', { errorCode: 0, items: [], nextCursor: null })
  product.on('POST /api/v2/chatroom/getChatroomInfo', refuse(404, { code: 'CHATROOM_NOT_FOUND' }))
  openApplication(`/chatroominvite?person=${personId}`)
  expect(await screen.findByRole('region', { name: '對話' })).toBeVisible()
  expect(product.received('POST /api/v2/chatroom/createChatrooms')[0]?.body).toMatchObject({ type: 'direct', personId })
  // The room's frame is rendered before the room is requested.
  await waitFor(() => expect(product.received('POST /api/v2/chatroom/getChatroomInfo')[0]?.body).toEqual({ roomId }))
})

test('whoever has no plan for rooms is told so before anything is asked of the server', async () => {
  const product = guestServer().on('GET /api/v2/users/current', student)
  const { at } = openApplication(`/chatroominvite?person=${personId}`)
  await waitFor(() => expect(at()).toBe('/subscription/subscription-alert?feature=chatroom'))
  expect(product.received('POST /api/v2/chatroom/createChatrooms')).toHaveLength(0)
})

test('without the plan the rooms stay readable, and opening one says what it takes', async () => {
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('POST /api/v2/chatroom/getChatroomslist', { errorCode: 0, items: [], nextCursor: null })
  const { user, at } = openApplication('/messengerhome')
  await user.click(await screen.findByRole('button', { name: /^開討論室/ }))
  const dialog = within(screen.getByRole('dialog', { name: '這是進階功能' }))
  expect(await dialog.findByRole('link', { name: '看看方案' })).toHaveAttribute(
    'href',
    '/subscription/subscription-introduction',
  )
  await user.click(dialog.getByRole('button', { name: '返回' }))
  expect(at()).toBe('/messengerhome')
})

test('where there may be no room with a person, it is said why', async () => {
  server().on('POST /api/v2/chatroom/createChatrooms', refuse(403, { code: 'CHATROOM_SCHOOL_REFUSED' }))
  openApplication(`/chatroominvite?person=${personId}`)
  expect(await screen.findByText('你的學校目前不開放學生這樣聊，有需要請問問老師。')).toBeVisible()
})

test('a room is not called as the product is, or by nothing that is seen', async () => {
  const product = server().on('POST /api/v2/chatroom/getChatroomInfo', {
    errorCode: 0,
    chatroom: aRoom(),
    userList: [],
  })
  const { user } = openApplication(`/chatroominfo?room=${roomId}`)
  const field = await screen.findByRole('textbox', { name: /討論室名稱/ })
  for (const [name, told] of [
    ['学跡官方', /不能使用「學跡」/],
    ['客服中心', /服務團隊/],
    ['\u2800', /看不到任何字/],
  ] as const) {
    await user.clear(field)
    await user.type(field, name)
    expect(screen.getByText(told)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '改名' })).toBeDisabled()
  }
  expect(product.received('POST /api/v2/chatroom/updateChatrooms')).toHaveLength(0)
})
