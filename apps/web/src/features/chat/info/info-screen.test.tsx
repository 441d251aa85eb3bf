import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aRoom, chatServer, errorCode, mate, roomId } from '../chat.fixture.ts'

const info = 'POST /api/v2/chatroom/getChatroomInfo'
const path = `/chatroominfo?room=${roomId}`
const people = () => screen.getByRole('list', { name: '討論室的人' })
const server = () =>
  chatServer().on('POST /api/v2/chatroom/getChatroomFiles', { errorCode, items: [], nextCursor: null })

describeFaces({
  path,
  server,
  reads: info,
  loaded: people,
  refused: [
    { status: 404, code: 'CHATROOM_NOT_FOUND', says: '找不到這間討論室' },
    { status: 403, code: 'NO_PERMISSION' },
  ],
})

it('has who is in the room, and takes out whom its administrator removes', async () => {
  const product = server().on('POST /api/v2/chatroom/updateChatrooms', { errorCode, chatroom: aRoom() })
  const { user } = openApplication(path)
  await screen.findByRole('heading', { name: '2 人' })
  await user.click(within(people()).getByRole('button', { name: '把王恩恩移出討論室' }))
  await waitFor(() =>
    expect(product.received('POST /api/v2/chatroom/updateChatrooms')[0]?.body).toMatchObject({
      roomId,
      action: 'remove',
      personId: mate.id,
    }),
  )
})

it('leads out of the room for whoever leaves it, after asking', async () => {
  const product = server().on('POST /api/v2/chatroom/updateOwnChatroom', { errorCode, chatroom: null })
  const { user, at } = openApplication(path)
  await user.click(await screen.findByRole('button', { name: '離開' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(product.received('POST /api/v2/chatroom/updateOwnChatroom')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: '離開' }))
  await waitFor(() => expect(at()).toBe('/messengerhome'))
  expect(product.received('POST /api/v2/chatroom/updateOwnChatroom')[0]?.body).toEqual({ roomId, action: 'leave' })
})
