import { randomUUID } from 'node:crypto'
import { messageTypes } from '@learntrail/contract/chat/facts'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { eq } from 'drizzle-orm'
import { actBeforeBlock, ofKeptApart } from '../../testing/kept-apart.ts'
import type { KindName } from '../../testing/kinds.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { looseFiles } from '../files/files.subjects.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { belong, groupOf } from '../groups/groups.subjects.fixture.ts'
import { groups } from '../groups/groups.tables.ts'
import { recordForms } from '../posts/records.subjects.fixture.ts'
import { ask, openRoom, plus, saying, write } from './chat.fixture.ts'

const inIt: KindName[] = ['owner', 'friend', 'suspended']

/** Rooms whose last message is the word. */
const forms: Subject['forms'] = {
  'of several': {
    make: async (cast, word) => {
      const personIds = [cast.person('friend').id, cast.person('suspended').id]
      const { id } = await openRoom(cast.owner, { type: 'several', name: word, personIds })
      const { number } = await write(cast.owner, id, word)
      await ask(cast.owner, 'updateChatroomMessage', { roomId: id, number, action: 'pin', isPinned: true })
      return { id, number: String(number), word }
    },
    rights: { see: inIt, lead: ['owner'], author: ['owner'] },
  },
}

/** Rooms of groups, which have the group's name. */
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

/** A member's message in the room of a group that the owner leads. */
const ledForms = ofKeptApart('with words', (side): Subject['forms'][string] => ({
  make: (cast, word) =>
    actBeforeBlock(cast, side, async (person) => {
      const { id: groupId } = await groupOf(cast, 'private', '採樣')
      const { id } = await openRoom(cast.owner, { type: 'group', groupId })
      await place(cast.product, groupId, person.id, memberRoles.member)
      const { number } = await write(person, id, word)
      return { id, number: String(number), word }
    }),
  rights: { see: belong },
}))

/** A pupil silenced in the room of a school's group, and a message of theirs that was taken out. */
const schoolForms: Subject['forms'] = {
  'that nobody of them acts for': {
    make: async ({ product }, word) => {
      const leader = await newPerson(product, plus)
      const schoolId = await newSchool(product)
      const { id: groupId } = await newGroup(leader, { type: 'private', name: word })
      await product.platform.db.update(groups).set({ type: 'school', schoolId }).where(eq(groups.id, groupId))
      const { id: roomId } = await openRoom(leader, { type: 'group', groupId })
      const pupil = await newPerson(product, { ...plus, displayName: word })
      await place(product, groupId, pupil.id, memberRoles.member)
      const { number } = await write(pupil, roomId, word)
      await ask(leader, 'updateChatroomMessage', { roomId, number, action: 'takeOut' })
      await ask(leader, 'updateChatrooms', { roomId, action: 'silence', personId: pupil.id, for: 'lifted' })
      return { id: schoolId, schoolId, roomId, personId: pupil.id }
    },
    // People who act for the school are tested along with staff.
    rights: { see: [] },
    listedFor: [],
  },
}
const ofSchool = { right: 'see', missing: 'SCHOOL_NOT_FOUND' } as const
const rooms = '/api/v2/schools/:schoolId/rooms'

const call = <Name extends string>(name: Name) => `POST /api/v2/chatroom/${name}` as const
const onRoom = { names: ['body.roomId'], right: 'see', missing: 'CHATROOM_NOT_FOUND' } as const
const onGroup = { names: ['body.groupId'], right: 'see', missing: 'GROUP_NOT_FOUND' } as const
const send =
  (more: object = {}) =>
  ({ id }: { id: string }) => ({ body: { roomId: id, ...more } })

/** A request to keep a room's messages as a record, which asks another person. */
const keepingForms: Subject['forms'] = {
  'asked of a friend': {
    make: async (cast, word) => {
      const friend = cast.person('friend')
      const { id: roomId } = await openRoom(cast.owner, { type: 'several', personIds: [friend.id] })
      const numbers = [(await write(cast.owner, roomId, word)).number, (await write(friend, roomId, word)).number]
      const asked = await ask(cast.owner, 'createKeeping', { roomId, numbers, clientId: randomUUID() })
      return { id: asked.json().keeping.id }
    },
    // Members of the room can read the messages there.
    rights: { see: ['owner', 'friend'], keep: ['owner'], answer: ['friend'] },
  },
}
const ofKeeping = {
  names: ['body.keepingId'],
  missing: 'CHATROOM_KEEPING_NOT_FOUND',
  forbidden: 'CHATROOM_KEEPING_NOT_FOUND',
} as const

/** A group without a room yet. */
const roomlessForms: Subject['forms'] = {
  'a group without a room': {
    make: async ({ owner }, word) => ({ id: (await newGroup(owner, { type: 'private', name: word })).id }),
    rights: { see: ['owner'] },
  },
}

const everybody: KindName[] = [...audiences.members, 'blocked', 'blocker']

/** People nobody has met. */
const personForms: Subject['forms'] = {
  'a grown-up': {
    make: async ({ product }) => ({ id: (await newPerson(product, { registrationRole: 'other' })).id }),
    rights: { see: everybody },
    listedFor: [],
  },
  'somebody who leaves': {
    make: async ({ product }) => ({ id: (await newPerson(product, { deletedAt: product.clock.now() })).id }),
    rights: { see: [] },
  },
}

/** A person who shares no room with the caller. */
const outsiderForms: Subject['forms'] = {
  'somebody in no room': { ...personForms['a grown-up'], rights: { see: [] } } as Subject['forms'][string],
}

/** A new room of the caller's; a random id for a suspended caller, who cannot open one. */
async function ownRoom(caller: TestPerson, product: Parameters<typeof newPerson>[0]): Promise<string> {
  const personIds = [(await newPerson(product, { registrationRole: 'other' })).id]
  return (await openRoom(caller, { type: 'several', personIds }).catch(() => ({ id: randomUUID() }))).id
}

const taking = { right: 'take', missing: 'FILE_NOT_FOUND', forbidden: 'FILE_NOT_FOUND' } as const
const meeting = { right: 'see', missing: 'USER_NOT_FOUND' } as const

export const subjects: FeatureSubjects = {
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
          call: call('searchChatroomMessage'),
          send: ({ id, word = '' }) => ({ body: { roomId: id, keyword: word } }),
          tells: true,
        },
        { ...onRoom, call: call('getPinnedChatroomMessage'), send: send(), tells: true },
        { ...onRoom, call: call('getChatroomFiles'), send: send() },
        { ...onRoom, call: call('getKeepings'), send: send() },
        {
          ...onRoom,
          call: call('createKeeping'),
          send: ({ id, number }) => ({ body: { roomId: id, numbers: [Number(number)], clientId: randomUUID() } }),
        },
        {
          ...onRoom,
          call: call('forwardChatroomMessage'),
          send: ({ id, number }) => ({
            body: { roomId: id, clientId: randomUUID(), from: { roomId: id, number: Number(number) } },
          }),
        },
        {
          ...onRoom,
          names: ['body.from.roomId'],
          call: call('forwardChatroomMessage'),
          send: async ({ id, number }, caller, product) => ({
            body: {
              roomId: await ownRoom(caller, product),
              clientId: randomUUID(),
              from: { roomId: id, number: Number(number) },
            },
          }),
          sendAsGuest: ({ id }) => ({
            body: { roomId: randomUUID(), clientId: randomUUID(), from: { roomId: id, number: 1 } },
          }),
          tells: true,
        },
        {
          ...onRoom,
          call: call('createChatroomMessage'),
          send: ({ id }) => ({ body: { roomId: id, clientId: randomUUID(), said: saying('量到了') } }),
        },
        {
          ...onRoom,
          call: call('updateOwnChatroom'),
          send: send({ action: 'mute', isMuted: true }),
        },
        {
          ...onRoom,
          call: call('updateChatrooms'),
          right: 'lead',
          forbidden: 'CHATROOM_NO_PERMISSION',
          send: send({ action: 'rename', name: '溪流小組' }),
        },
        {
          ...onRoom,
          call: call('updateChatroomMessage'),
          right: 'author',
          forbidden: 'CHATROOM_MESSAGE_KEPT',
          send: ({ id, number }) => ({ body: { roomId: id, number: Number(number), action: 'delete' } }),
        },
      ],
    },
    {
      thing: 'a room of a group that is led',
      forms: ledForms,
      calls: [
        { ...onRoom, call: call('getChatroomMessage'), send: send(), tells: true },
        {
          ...onRoom,
          call: call('getChatroomsById'),
          names: ['body.roomIds'],
          missing: null,
          tells: true,
          send: ({ id }) => ({ body: { roomIds: [id] } }),
        },
        {
          ...onRoom,
          call: call('searchChatroomMessage'),
          tells: true,
          send: ({ id, word = '' }) => ({ body: { roomId: id, keyword: word } }),
        },
      ],
    },
    {
      thing: 'messages that somebody would keep',
      forms: keepingForms,
      calls: [
        {
          ...ofKeeping,
          call: call('getKeptMessages'),
          right: 'keep',
          tells: true,
          send: ({ id }) => ({ body: { keepingId: id } }),
        },
        {
          ...ofKeeping,
          call: call('removeKeeping'),
          right: 'keep',
          spends: true,
          send: ({ id }) => ({ body: { keepingId: id } }),
        },
        {
          ...ofKeeping,
          call: call('answerKeeping'),
          right: 'answer',
          send: ({ id }) => ({ body: { keepingId: id, isAgreed: true } }),
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
          ...onGroup,
          call: call('deleteGroupSystemChatroom'),
          right: 'lead',
          send: ({ id }) => ({ body: { groupId: id } }),
        },
        {
          ...onGroup,
          call: call('updateGroupChatroom'),
          right: 'lead',
          send: ({ id }) => ({ body: { groupId: id, isReopened: true, rest: null } }),
        },
      ],
    },
    {
      thing: 'a group that gets a room',
      forms: roomlessForms,
      calls: [
        {
          ...onGroup,
          call: call('createChatrooms'),
          spends: true,
          send: ({ id }) => ({ body: { type: 'group', groupId: id, clientId: randomUUID() } }),
        },
      ],
    },
    {
      thing: 'somebody to talk to',
      forms: personForms,
      calls: [
        {
          ...meeting,
          call: call('createChatrooms'),
          names: ['body.personId'],
          spends: true,
          send: ({ id }) => ({ body: { type: 'direct', personId: id, clientId: randomUUID() } }),
        },
        {
          ...meeting,
          call: call('createChatrooms'),
          names: ['body.personIds'],
          send: ({ id }) => ({ body: { type: 'several', name: '溪流', personIds: [id], clientId: randomUUID() } }),
        },
        {
          ...meeting,
          call: call('updateChatrooms'),
          names: ['body.personIds'],
          send: async ({ id }, caller, product) => ({
            body: { roomId: await ownRoom(caller, product), action: 'invite', personIds: [id] },
          }),
          sendAsGuest: ({ id }) => ({ body: { roomId: randomUUID(), action: 'invite', personIds: [id] } }),
        },
      ],
    },
    {
      thing: 'somebody who is named in a room that they are not in',
      forms: { 'a grown-up': personForms['a grown-up'] as Subject['forms'][string] },
      calls: [
        {
          call: call('createChatroomMessage'),
          names: ['body.said.mentions'],
          right: 'see',
          missing: null,
          send: async ({ id }, caller, product) => ({
            body: { roomId: await ownRoom(caller, product), clientId: randomUUID(), said: saying('看這裡', [id]) },
          }),
          sendAsGuest: ({ id }) => ({
            body: { roomId: randomUUID(), clientId: randomUUID(), said: saying('看這裡', [id]) },
          }),
        },
      ],
    },
    {
      thing: 'somebody in no room of theirs',
      forms: outsiderForms,
      calls: [
        {
          ...meeting,
          call: call('updateChatrooms'),
          names: ['body.personId'],
          send: async ({ id }, caller, product) => ({
            body: { roomId: await ownRoom(caller, product), action: 'remove', personId: id },
          }),
          sendAsGuest: ({ id }) => ({ body: { roomId: randomUUID(), action: 'remove', personId: id } }),
        },
      ],
    },
    {
      thing: 'a record that is shown in a room',
      forms: recordForms,
      calls: [
        {
          call: call('createChatroomMessage'),
          names: ['body.said.recordId'],
          right: 'see',
          missing: 'POST_NOT_FOUND',
          send: async ({ id }, caller, product) => ({
            body: {
              roomId: await ownRoom(caller, product),
              clientId: randomUUID(),
              said: { type: messageTypes.record, recordId: id },
            },
          }),
          sendAsGuest: ({ id }) => ({
            body: { roomId: randomUUID(), clientId: randomUUID(), said: { type: messageTypes.record, recordId: id } },
          }),
        },
      ],
    },
    {
      thing: 'a file that is shown in a room',
      forms: { 'a picture that nothing uses': looseFiles['a picture that nothing uses'] },
      calls: [
        {
          ...taking,
          call: call('createChatroomMessage'),
          names: ['body.said.fileIds'],
          send: async ({ id }, caller, product) => ({
            body: {
              roomId: await ownRoom(caller, product),
              clientId: randomUUID(),
              said: { type: messageTypes.photo, fileIds: [id] },
            },
          }),
          sendAsGuest: ({ id }) => ({
            body: { roomId: randomUUID(), clientId: randomUUID(), said: { type: messageTypes.photo, fileIds: [id] } },
          }),
        },
        {
          ...taking,
          call: call('updateChatrooms'),
          names: ['body.fileId'],
          send: async ({ id }, caller, product) => ({
            body: { roomId: await ownRoom(caller, product), action: 'setPicture', fileId: id },
          }),
          sendAsGuest: ({ id }) => ({ body: { roomId: randomUUID(), action: 'setPicture', fileId: id } }),
        },
      ],
    },
    {
      thing: 'the rooms of a school',
      forms: schoolForms,
      calls: [
        { ...ofSchool, call: `GET ${rooms}/silences`, names: ['params.schoolId'] },
        { ...ofSchool, call: `GET ${rooms}/taken-out`, names: ['params.schoolId'] },
        {
          ...ofSchool,
          call: `POST ${rooms}/:roomId/silences/:personId/lift`,
          names: ['params.schoolId', 'params.roomId', 'params.personId'],
        },
      ],
    },
  ],
  listings: [
    { call: call('getChatroomslist'), ask: () => ({ body: {} }) },
    { call: call('getUserAllChatroomInBatches'), ask: () => ({ body: {} }) },
  ],
  silent: ['GET /api/v2/chatroom/getUnreadChatroomCount', 'GET /api/v2/teaching/rooms'],
}
