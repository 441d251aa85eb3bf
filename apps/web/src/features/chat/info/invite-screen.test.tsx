import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aRoom, chatServer, errorCode, mate, roomId, teachersChatServer } from '../chat.fixture.ts'

const friends = 'POST /api/v2/search/searchperson'
const create = 'POST /api/v2/chatroom/createChatrooms'
const qing = { ...mate, id: '01900000-0000-7000-8000-0000000000c2', displayName: '小晴' }
const server = (...people: (typeof mate)[]) =>
  chatServer().on(friends, { items: people.map((person) => ({ ...person, schoolName: null })) })
const friend = (name: string) => screen.getByRole('button', { name })

describeFaces({
  path: '/chatroominvite',
  server: () => server(mate),
  reads: friends,
  loaded: () => friend('王恩恩'),
  empty: { server, says: '還沒有好友，先去加幾位吧。' },
})

it('shows a teacher the pupils of their classes by seat number and real name', async () => {
  teachersChatServer().on(friends, { items: [{ ...mate, schoolName: null }] })
  openApplication('/chatroominvite')
  expect(await screen.findByRole('button', { name: '30 吳宥翔（王恩恩）' })).toBeInTheDocument()
})

it('opens a room of several, which needs a name, and leads into it', async () => {
  const product = server(mate, qing).on(create, { errorCode, chatroom: aRoom() })
  const { user, at } = openApplication('/chatroominvite')
  const start = await screen.findByRole('button', { name: '開始聊' })
  await user.click(await screen.findByRole('button', { name: '王恩恩' }))
  await user.click(friend('小晴'))
  expect(start).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: /討論室名稱/ }), '水質小組')
  await user.click(start)
  await waitFor(() => expect(at()).toBe(`/chatroom/${roomId}`))
  const personIds = [mate.id, qing.id]
  expect(product.received(create)[0]?.body).toMatchObject({ type: 'several', name: '水質小組', personIds })
})

it('says why a room cannot be opened, and keeps who was chosen', async () => {
  server(mate).on(create, refuse(403, { code: 'CHATROOM_SCHOOL_REFUSED' }))
  const { user } = openApplication('/chatroominvite')
  await user.click(await screen.findByRole('button', { name: '王恩恩' }))
  await user.click(screen.getByRole('button', { name: '開始聊' }))
  expect(await screen.findByText('你的學校目前不開放學生這樣聊，有需要請問問老師。')).toBeVisible()
  expect(friend('王恩恩')).toHaveAttribute('aria-pressed', 'true')
})

it('leaves out who is in the room already', async () => {
  server(mate, qing)
  openApplication(`/chatroominvite?room=${roomId}`)
  expect(await screen.findByRole('button', { name: '小晴' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: '王恩恩' })).not.toBeInTheDocument())
})

it('says so where every friend is in the room already', async () => {
  server(mate)
  openApplication(`/chatroominvite?room=${roomId}`)
  expect(await screen.findByText('可以邀的人都已經在裡面了。')).toBeVisible()
  expect(screen.queryByText('還沒有好友，先去加幾位吧。')).not.toBeInTheDocument()
})
