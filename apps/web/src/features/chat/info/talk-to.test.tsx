import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const personId = '01900000-0000-7000-8000-0000000000c1'
const roomId = '01900000-0000-7000-8000-00000000000a'

const server = () => guestServer().on('GET /api/v2/users/current', { ...student, subscribedFeatures: ['chatroom'] })

test('from a person the way leads into the room that is there', async () => {
  const product = server()
  product.on('POST /api/v2/chatroom/createChatrooms', refuse(409, { code: 'CHATROOM_EXISTS', values: { roomId } }))
  product.on('POST /api/v2/chatroom/getChatroomslist', { errorCode: 0, items: [], nextCursor: null })
  product.on('POST /api/v2/chatroom/getChatroomInfo', refuse(404, { code: 'CHATROOM_NOT_FOUND' }))
  openApplication(`/chatroominvite?person=${personId}`)
  expect(await screen.findByRole('region', { name: '對話' })).toBeVisible()
  expect(product.received('POST /api/v2/chatroom/createChatrooms')[0]?.body).toMatchObject({ type: 'direct', personId })
  // The frame of the room stands before it is asked for.
  await waitFor(() => expect(product.received('POST /api/v2/chatroom/getChatroomInfo')[0]?.body).toEqual({ roomId }))
})

test('where there may be no room with a person, it is said why', async () => {
  server().on('POST /api/v2/chatroom/createChatrooms', refuse(403, { code: 'CHATROOM_SCHOOL_REFUSED' }))
  openApplication(`/chatroominvite?person=${personId}`)
  expect(await screen.findByText('你的學校目前不開放學生這樣聊，有需要請問問老師。')).toBeVisible()
})
