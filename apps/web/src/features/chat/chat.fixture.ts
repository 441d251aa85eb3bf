import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { guestServer } from '../../testing/open-application.tsx'
import { navigation, student } from '../../testing/people.ts'

export const roomId = '01900000-0000-7000-8000-00000000000a'
export const otherId = '01900000-0000-7000-8000-00000000000b'

const person = (id: string, displayName: string) => ({ id, displayName, avatar: null, isDeleted: false })
export const me = person(student.id, '林小雨')
export const mate = person('01900000-0000-7000-8000-0000000000c1', '王恩恩')

/** A room of several people that the viewer may change. */
export const aRoom = (change: Partial<Chatroom> = {}): Chatroom => ({
  id: roomId,
  type: 'several',
  name: '水質小組',
  groupId: null,
  picture: null,
  other: null,
  remark: '',
  memberCount: 2,
  lastNumber: 3,
  lastChange: 3,

  readNumber: 3,
  unread: 0,
  isMuted: false,
  closedAt: null,
  rest: null,
  contact: null,
  school: null,
  silence: null,
  last: null,
  can: {
    write: true,
    invite: true,
    rename: true,
    leave: true,
    close: true,
    reopen: false,
    answer: false,
    moderate: false,
  },
  at: '2026-11-24T02:00:00.000Z',
  ...change,
})

export const errorCode = 0 as const

/** A server for a person with the plan for rooms who is in two of them. */
export function chatServer() {
  const userList = [me, mate].map((one) => ({
    person: one,
    remark: '',
    isAdministrator: one === me,
    readNumber: 3,
    silence: null,
  }))
  return guestServer()
    .on('GET /api/v2/users/current', { ...student, subscribedFeatures: ['chatroom'] })
    .on('POST /api/v2/chatroom/getChatroomslist', {
      errorCode,
      items: [aRoom(), aRoom({ id: otherId, name: '班級討論' })],
      nextCursor: null,
    })
    .on('POST /api/v2/chatroom/getChatroomInfo', { errorCode, chatroom: aRoom(), userList })
    .on('POST /api/v2/chatroom/getChatroomMessage', {
      errorCode,
      items: [],
      hasMore: { before: false, after: false },
      lastNumber: 3,
      lastChange: 3,
      readNumber: 3,
    })
    .on('POST /api/v2/chatroom/getPinnedChatroomMessage', { errorCode, items: [] })
    .on('POST /api/v2/chatroom/getKeepings', { errorCode, items: [] })
    .on('POST /api/v2/chatroom/readChatroom', { errorCode, readNumber: 3, unread: 0 })
}

/** The same for somebody who leads a class in which `mate` is a pupil. */
export const teachersChatServer = () =>
  chatServer()
    .on('GET /api/v2/users/current', { ...student, subscribedFeatures: ['chatroom', 'learning-group'] })
    .on('GET /api/v2/navigation/home', { ...navigation, leadsClass: true })
    .on('GET /api/v2/teaching/pupils', {
      items: [{ personId: mate.id, memberNumber: '30', realName: '吳宥翔', studentNumber: '' }],
    })
