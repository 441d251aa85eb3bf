import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { groupAs, groupId, groupServer } from '../../groups/groups.fixture.ts'

const roomId = '019c0000-0000-7000-8000-000000000001'
const talking = { ...student, subscribedFeatures: ['learning-group' as const, 'chatroom' as const] }
const room = (change: Partial<Chatroom> = {}): Chatroom => ({
  id: roomId,
  type: 'group',
  name: '七年一班',
  groupId,
  picture: null,
  other: null,
  remark: '',
  memberCount: 37,
  lastNumber: 4,
  lastChange: 4,
  readNumber: 4,
  unread: 0,
  isMuted: false,
  closedAt: null,
  rest: null,
  contact: null,
  school: null,
  silence: null,
  last: null,
  at: '2026-11-24T02:00:00.000Z',
  can: {
    write: true,
    invite: false,
    rename: true,
    leave: false,
    close: true,
    reopen: false,
    answer: false,
    moderate: true,
  },
  ...change,
})
const ofGroup = 'POST /api/v2/chatroom/getGroupSystemChatroom'
const updating = 'POST /api/v2/chatroom/updateGroupChatroom'

describe('the page of a class', () => {
  const open = (chatroom: Chatroom | null) => {
    const server = groupServer(groupAs(memberRoles.member, { name: '七年一班' }))
      .on('GET /api/v2/users/current', talking)
      .on(ofGroup, { errorCode: 0, chatroom, canOpen: false })
    openApplication(`/user/group/${groupId}`)
    return server
  }

  it('leads into its room, and says how much of it is not read', async () => {
    open(room({ unread: 3, readNumber: 1 }))
    expect(await screen.findByRole('link', { name: '討論室（3 則未讀）' })).toHaveAttribute(
      'href',
      expect.stringContaining(roomId),
    )
  })

  it('leads into a room of which all is read', async () => {
    open(room())
    expect(await screen.findByRole('link', { name: '討論室' })).toBeInTheDocument()
  })

  it('leads nowhere where the class has no room', async () => {
    const server = open(null)
    await waitFor(() => expect(server.received(ofGroup)).toHaveLength(1))
    expect(await screen.findByRole('tab', { name: '成員' })).toBeInTheDocument()
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('link', { name: /^討論室/ })).not.toBeInTheDocument()
  })
})

describe('the hours of the night at which the room of a class rests', () => {
  const open = (chatroom = room()) => {
    const server = guestServer()
      .on('GET /api/v2/users/current', talking)
      .on('POST /api/v2/chatroom/getChatroomInfo', { errorCode: 0, chatroom, userList: [] })
    return { server, ...openApplication(`/chatroominfo?room=${roomId}`) }
  }

  it('are set by whoever leads it', async () => {
    const { server, user } = open()
    const rest = { from: 21 * 60 + 30, until: 6 * 60 }
    server.on(updating, { errorCode: 0, chatroom: room({ rest }) })
    const from = await screen.findByLabelText('從')
    await user.clear(from)
    await user.type(from, '21:30')
    await user.click(screen.getByRole('button', { name: '設定夜間休息' }))
    await waitFor(() => expect(server.received(updating)[0]?.body).toEqual({ groupId, rest }))
  })

  it('do not begin when they end', async () => {
    const { server, user } = open()
    const until = await screen.findByLabelText('到')
    await user.clear(until)
    await user.type(until, '22:00')
    expect(screen.getByText('開始和結束不能是同一個時間。')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '設定夜間休息' })).toBeDisabled()
    expect(server.received(updating)).toHaveLength(0)
  })

  it('are said and taken away, and stay where that is refused', async () => {
    const { server, user } = open(room({ rest: { from: 22 * 60, until: 6 * 60 } }))
    server.on(updating, refuse(409, { code: 'CHATROOM_CLOSED' }))
    expect(await screen.findByText('22:00 到 06:00 只有管理員能發言。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '取消夜間休息' }))
    await waitFor(() => expect(server.received(updating)[0]?.body).toEqual({ groupId, rest: null }))
    expect(screen.getByText('22:00 到 06:00 只有管理員能發言。')).toBeInTheDocument()
  })

  it('are nothing that pupils set', async () => {
    const { can } = room()
    open(room({ can: { ...can, close: false, rename: false, moderate: false } }))
    expect(await screen.findByRole('heading', { name: '七年一班' })).toBeInTheDocument()
    expect(screen.queryByLabelText('從')).not.toBeInTheDocument()
  })
})
