import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { saying } from './chat.fixture.ts'

const call = (name: string) => `POST /api/v2/chatroom/${name}`
const onRoom = { roomId: nobody }
const onKeeping = { keepingId: nobody }
const onGroup = { groupId: nobody }

export const samples: Samples = {
  bodies: {
    [call('createChatrooms')]: { type: 'several', name: '水質小組', personIds: [nobody], clientId: randomUUID() },
    [call('updateChatrooms')]: { ...onRoom, action: 'rename', name: '溪流小組' },
    [call('updateOwnChatroom')]: { ...onRoom, action: 'mute', isMuted: true },
    [call('getChatroomslist')]: { of: 'normal', keyword: '水質' },
    [call('getChatroomInfo')]: onRoom,
    [call('getGroupSystemChatroom')]: onGroup,
    [call('deleteGroupSystemChatroom')]: onGroup,
    [call('updateGroupChatroom')]: { ...onGroup, isReopened: true, rest: { from: 1_320, until: 360 } },
    [call('getUserAllChatroomInBatches')]: {},
    [call('getAllChatroomUserInfo')]: {},
    [call('getChatroomsById')]: { roomIds: [nobody] },
    [call('getChatroomMessage')]: { ...onRoom, before: 10 },
    [call('createChatroomMessage')]: {
      ...onRoom,
      clientId: randomUUID(),
      replyTo: 1,
      said: saying('量到了', [nobody]),
    },
    [call('updateChatroomMessage')]: { ...onRoom, number: 1, action: 'react', emotion: 'like' },
    [call('readChatroom')]: { ...onRoom, number: 1 },
    [call('forwardChatroomMessage')]: { ...onRoom, clientId: randomUUID(), from: { roomId: nobody, number: 1 } },
    [call('searchChatroomMessage')]: { ...onRoom, keyword: '溶氧' },
    [call('getPinnedChatroomMessage')]: onRoom,
    [call('getChatroomFiles')]: onRoom,
    [call('createKeeping')]: { ...onRoom, numbers: [1, 2], clientId: randomUUID() },
    [call('getKeepings')]: onRoom,
    [call('answerKeeping')]: { ...onKeeping, isAgreed: true },
    [call('getKeptMessages')]: onKeeping,
    [call('removeKeeping')]: onKeeping,
    [call('getSchoolTalk')]: { schoolId: nobody },
    [call('updateSchoolTalk')]: { schoolId: nobody, talk: 'teachers', hours: { from: 420, until: 1_260 } },
  },
  queries: {
    'GET /api/v2/schools/:schoolId/rooms/silences': {},
    'GET /api/v2/schools/:schoolId/rooms/taken-out': {},
  },
}
