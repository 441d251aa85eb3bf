import { randomUUID } from 'node:crypto'
import type { KindName } from '../../testing/kinds.ts'
import type { FeatureSubjects, Subject } from '../../testing/subject.ts'
import { newGroup } from '../groups/groups.fixture.ts'
import { openRoom, saying, write } from './chat.fixture.ts'

const inIt: KindName[] = ['owner', 'friend', 'suspended']

/** Rooms whose last message says the word. */
const forms: Subject['forms'] = {
  'of several': {
    make: async (cast, word) => {
      const personIds = [cast.person('friend').id, cast.person('suspended').id]
      const { id } = await openRoom(cast.owner, { type: 'several', name: word, personIds })
      const { number } = await write(cast.owner, id, word)
      return { id, number: String(number) }
    },
    rights: { see: inIt, lead: ['owner'], author: ['owner'] },
  },
}

/** Rooms of groups, called as the group is. */
const groupForms: Subject['forms'] = {
  'of a group': {
    make: async ({ owner }, word) => {
      const { id } = await newGroup(owner, { type: 'private', name: word })
      await openRoom(owner, { type: 'group', groupId: id })
      return { id }
    },
    rights: { see: ['owner'], lead: ['owner'] },
  },
}

const call = <Name extends string>(name: Name) => `POST /api/v2/chatroom/${name}` as const
const onRoom = { names: ['body.roomId'], right: 'see', missing: 'CHATROOM_NOT_FOUND' } as const
const onGroup = { names: ['body.groupId'], right: 'see', missing: 'GROUP_NOT_FOUND' } as const
const send =
  (more: object = {}) =>
  ({ id }: { id: string }) => ({ body: { roomId: id, ...more } })

export const chatSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a room',
      forms,
      calls: [
        { ...onRoom, call: call('getChatroomInfo'), send: send(), tells: true },
        { ...onRoom, call: call('getChatroomMessage'), send: send(), tells: true },
        {
          ...onRoom,
          call: call('getChatroomsById'),
          names: ['body.roomIds'],
          missing: null,
          send: ({ id }) => ({ body: { roomIds: [id] } }),
          tells: true,
        },
        { ...onRoom, call: call('readChatroom'), send: send({ number: 1 }) },
        {
          ...onRoom,
          call: call('createChatroomMessage'),
          send: ({ id }) => ({ body: { roomId: id, clientId: randomUUID(), said: saying('量到了') } }),
        },
        {
          ...onRoom,
          ...{ call: call('updateChatrooms'), right: 'lead', forbidden: 'CHATROOM_NO_PERMISSION' },
          send: send({ action: 'rename', name: '溪流小組' }),
        },
        {
          ...onRoom,
          ...{ call: call('updateChatroomMessage'), right: 'author', forbidden: 'CHATROOM_MESSAGE_KEPT', spends: true },
          send: ({ id, number }) => ({ body: { roomId: id, number: Number(number), action: 'delete' } }),
        },
      ],
    },
    {
      thing: 'a room of a group',
      forms: groupForms,
      calls: [
        {
          ...onGroup,
          call: call('getGroupSystemChatroom'),
          send: ({ id }) => ({ body: { groupId: id } }),
          tells: true,
        },
        {
          ...{ ...onGroup, call: call('deleteGroupSystemChatroom'), right: 'lead' },
          send: ({ id }) => ({ body: { groupId: id } }),
        },
        {
          ...{ ...onGroup, call: call('updateGroupChatroom'), right: 'lead' },
          send: ({ id }) => ({ body: { groupId: id, isReopened: true, rest: null } }),
        },
      ],
    },
  ],
  listings: [
    { call: call('getChatroomslist'), ask: () => ({ body: {} }) },
    { call: call('getUserAllChatroomInBatches'), ask: () => ({ body: {} }) },
  ],
  silent: [],
}
