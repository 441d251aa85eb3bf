import * as roomCalls from '@learntrail/contract/chat/chatrooms'
import * as keepingCalls from '@learntrail/contract/chat/keepings'
import * as messageCalls from '@learntrail/contract/chat/messages'
import * as orderCalls from '@learntrail/contract/chat/school-order'
import * as schoolCalls from '@learntrail/contract/chat/school-talk'
import { listTeachingRooms } from '@learntrail/contract/chat/teaching'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import * as keepings from './keepings/keepings.service.ts'
import { forwardMessage } from './messages/forward.service.ts'
import { listMessages } from './messages/read.service.ts'
import { listFiles, listPinned, searchMessages } from './messages/search.service.ts'
import { updateMessage } from './messages/update.service.ts'
import { writeMessage } from './messages/write.service.ts'
import { changeGroupRoom } from './rooms/group-room.service.ts'
import { createChatroom } from './rooms/make.service.ts'
import * as reading from './rooms/read.service.ts'
import * as teaching from './rooms/teaching.service.ts'
import { updateChatroom } from './rooms/update.service.ts'
import { liftSchoolSilence, listSchoolSilences, listSchoolTakenOut } from './schools/school-order.service.ts'
import { changeSchoolTalk, readSchoolTalk } from './schools/school-talk.service.ts'

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
  bind(app, listTeachingRooms, ({ person }) => teaching.listTeachingRooms(platform, person))

  bind(app, messageCalls.listMessages, async ({ person, body }) => ({
    errorCode,
    ...(await listMessages(platform, person, body)),
  }))
  bind(app, messageCalls.writeMessage, async ({ person, body }) => ({
    errorCode,
    message: await writeMessage(platform, person, body),
  }))
  bind(app, messageCalls.forwardMessage, async ({ person, body }) => ({
    errorCode,
    message: await forwardMessage(platform, person, body),
  }))
  bind(app, messageCalls.searchMessages, async ({ person, body }) => ({
    errorCode,
    ...(await searchMessages(platform, person, body)),
  }))
  bind(app, messageCalls.listPinned, async ({ person, body }) => ({
    errorCode,
    ...(await listPinned(platform, person, body.roomId)),
  }))
  bind(app, messageCalls.listChatroomFiles, async ({ person, body }) => ({
    errorCode,
    ...(await listFiles(platform, person, body)),
  }))
  bind(app, messageCalls.updateMessage, async ({ person, body }) => ({
    errorCode,
    message: await updateMessage(platform, person, body),
  }))
  bind(app, messageCalls.markRead, async ({ person, body }) => ({
    errorCode,
    ...(await reading.markRead(platform, person, body)),
  }))

  bind(app, keepingCalls.askToKeep, async ({ person, body }) => ({
    errorCode,
    keeping: await keepings.askToKeep(platform, person, body),
  }))
  bind(app, keepingCalls.listKeepings, async ({ person, body }) => ({
    errorCode,
    items: await keepings.listKeepings(platform, person, body.roomId),
  }))
  bind(app, keepingCalls.answerKeeping, async ({ person, body }) => {
    await keepings.answerKeeping(platform, person, body)
    return { errorCode }
  })
  bind(app, keepingCalls.readKept, async ({ person, body }) => ({
    errorCode,
    ...(await keepings.readKept(platform, person, body.keepingId)),
  }))
  bind(app, keepingCalls.removeKeeping, async ({ person, body }) => {
    await keepings.removeKeeping(platform, person, body.keepingId)
    return { errorCode }
  })

  bind(app, orderCalls.listSchoolSilences, ({ person, params, query }) =>
    listSchoolSilences(platform, person, { ...params, ...query }),
  )
  bind(app, orderCalls.listSchoolTakenOut, ({ person, params, query }) =>
    listSchoolTakenOut(platform, person, { ...params, ...query }),
  )
  bind(app, orderCalls.liftSchoolSilence, async ({ person, params }) => {
    await liftSchoolSilence(platform, person, params)
    return { ok: true as const }
  })
  bind(app, schoolCalls.readSchoolTalk, async ({ person, body }) => ({
    errorCode,
    ...(await readSchoolTalk(platform, person, body.schoolId)),
  }))
  bind(app, schoolCalls.updateSchoolTalk, async ({ person, body }) => ({
    errorCode,
    ...(await changeSchoolTalk(platform, person, body)),
  }))
}
