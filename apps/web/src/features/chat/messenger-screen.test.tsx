import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { aRoom, chatServer, errorCode, mate, otherId, roomId, teachersChatServer } from './chat.fixture.ts'

const list = 'POST /api/v2/chatroom/getChatroomslist'
const info = 'POST /api/v2/chatroom/getChatroomInfo'
const lost = { status: 404, code: 'CHATROOM_NOT_FOUND', says: '找不到這間討論室' } as const

describeFaces({
  path: '/messengerhome',
  server: chatServer,
  reads: list,
  loaded: () => screen.getByRole('link', { name: /班級討論/ }),
  empty: {
    server: () => chatServer().on(list, { errorCode, items: [], nextCursor: null }),
    says: '還沒有討論室',
  },
})

describeFaces({
  path: `/chatroom/${roomId}`,
  server: chatServer,
  reads: info,
  loaded: () => screen.getByRole('textbox', { name: '輸入訊息' }),
  refused: [lost],
})

it('leads from a room in the list to what is said there', async () => {
  const server = chatServer()
  const { user, at } = openApplication('/messengerhome')
  expect(await screen.findByText('選一間討論室')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: /班級討論/ }))
  await waitFor(() => expect(at()).toBe(`/chatroom/${otherId}`))
  await waitFor(() => expect(server.received(info)[0]?.body).toEqual({ roomId: otherId }))
  const rooms = within(screen.getByRole('navigation', { name: '我的討論室' }))
  expect(rooms.getByRole('link', { current: 'page' })).toHaveTextContent('班級討論')
})

it('shows a teacher the pupils of their classes by seat number and real name', async () => {
  const direct = aRoom({ type: 'direct', name: '', other: mate })
  teachersChatServer()
    .on(list, { errorCode, items: [direct], nextCursor: null })
    .on(info, { errorCode, chatroom: direct, userList: [] })
  openApplication(`/chatroom/${roomId}`)
  const rooms = within(await screen.findByRole('navigation', { name: '我的討論室' }))
  expect(await rooms.findByRole('link', { name: /^30 吳宥翔（王恩恩）/ })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: '30 吳宥翔（王恩恩）' })).toBeInTheDocument()
})

it('keeps the name of the room above it on a narrow screen when the room is read again and that fails', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: media === '(max-width: 1023px)' }) as never,
  )
  const server = chatServer()
  const { queryClient } = openApplication(`/chatroom/${roomId}`)
  const name = { level: 1, name: '水質小組' }
  expect(await screen.findByRole('heading', name)).toBeInTheDocument()
  server.on(info, refuse(500, { code: 'INTERNAL_ERROR' }))
  await queryClient.refetchQueries()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('heading', name)).toBeInTheDocument()
})
