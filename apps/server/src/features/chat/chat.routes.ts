import * as roomCalls from '@learntrail/contract/chat/chatrooms'
import * as messageCalls from '@learntrail/contract/chat/messages'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { listMessages } from './messages/read.service.ts'
import { updateMessage } from './messages/update.service.ts'
import { writeMessage } from './messages/write.service.ts'
import { changeGroupRoom } from './rooms/group-room.service.ts'
import { createChatroom } from './rooms/make.service.ts'
import * as reading from './rooms/read.service.ts'
import { updateChatroom } from './rooms/update.service.ts'

const errorCode = 0 as const

export function chatRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, roomCalls.createChatroom, async ({ person, body }) => ({
    errorCode,
    chatroom: await createChatroom(platform, person, body),
  }))
  bind(app, roomCalls.updateChatroom, async ({ person, body }) => ({
    errorCode,
    chatroom: await updateChatroom(platform, person, body),
  }))
  bind(app, roomCalls.updateOwnChatroom, async ({ person, body }) => ({
    errorCode,
    chatroom: await updateChatroom(platform, person, body),
  }))
  bind(app, roomCalls.listChatrooms, async ({ person, body }) => ({
    errorCode,
    ...(await reading.listChatrooms(platform, person, body)),
  }))
  bind(app, roomCalls.readChatroom, async ({ person, body }) => ({
    errorCode,
    ...(await reading.readWithPeople(platform, person, body.roomId)),
  }))
  bind(app, roomCalls.readGroupChatroom, async ({ person, body }) => ({
    errorCode,
    ...(await reading.readOfGroup(platform, person, body.groupId)),
  }))
  bind(app, roomCalls.closeGroupChatroom, async ({ person, body }) => ({
    errorCode,
    chatroom: await changeGroupRoom(platform, person, body.groupId, { isClosed: true }),
  }))
  bind(app, roomCalls.updateGroupChatroom, async ({ person, body: { groupId, ...change } }) => ({
    errorCode,
    chatroom: await changeGroupRoom(platform, person, groupId, change),
  }))
  bind(app, roomCalls.countChatrooms, async ({ person }) => ({
    errorCode,
    ...(await reading.countChatrooms(platform, person)),
  }))
  bind(app, roomCalls.listChatroomsInBatches, async ({ person, body }) => ({
    errorCode,
    ...(await reading.listInBatches(platform, person, body.cursor)),
  }))
  bind(app, roomCalls.listChatroomPeople, async ({ person, body }) => ({
    errorCode,
    ...(await reading.listPeople(platform, person, body.cursor)),
  }))
  bind(app, roomCalls.readChatrooms, async ({ person, body }) => ({
    errorCode,
    items: await reading.readChatrooms(platform, person, body.roomIds),
  }))
  bind(app, roomCalls.countUnread, async ({ person }) => ({
    errorCode,
    ...(await reading.countUnread(platform, person)),
  }))

  bind(app, messageCalls.listMessages, async ({ person, body }) => ({
    errorCode,
    ...(await listMessages(platform, person, body)),
  }))
  bind(app, messageCalls.writeMessage, async ({ person, body }) => ({
    errorCode,
    message: await writeMessage(platform, person, body),
  }))
  bind(app, messageCalls.updateMessage, async ({ person, body }) => ({
    errorCode,
    message: await updateMessage(platform, person, body),
  }))
  bind(app, messageCalls.markRead, async ({ person, body }) => ({
    errorCode,
    ...(await reading.markRead(platform, person, body)),
  }))
}
