import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { cursor, id, text } from '../text.ts'
import { chatroom, chatroomMember, chatroomName, minuteOfDay } from './chatroom.ts'
import { silences } from './facts.ts'
import { chatLimits } from './limits.ts'

const access = 'feature:chatroom'
const errorCode = z.literal(0)
const oneRoom = z.object({ errorCode, chatroom })
const page = z.object({ errorCode, items: z.array(chatroom), nextCursor: z.string().nullable() })
export type ChatroomPage = z.infer<typeof page>

const people = (most: number) =>
  z.array(id).min(1, { error: 'required' }).max(most, { error: 'too_many' }).refine(unique, { error: 'duplicate' })

export const createChatroom = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/createChatrooms',
  summary:
    'Open a room: with one person, of which there is one (errorCode -2 names it), with several, or of a group by who leads it',
  access,
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('direct'), personId: id, clientId: id }),
    z.object({
      type: z.literal('several'),
      name: chatroomName,
      personIds: people(chatLimits.members - 1),
      clientId: id,
    }),
    z.object({ type: z.literal('group'), groupId: id, clientId: id }),
  ]),
  answers: oneRoom,
  refusals: [
    'USER_NOT_FOUND',
    'GROUP_NOT_FOUND',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_ARCHIVED',
    'CHATROOM_EXISTS',
    'CHATROOM_LIMIT_REACHED',
    'CHATROOM_FULL',
    'CHATROOM_CONTACT_REFUSED',
    'CHATROOM_SCHOOL_REFUSED',
    'CHATROOM_SCHOOL_RESTING',
  ],
})

const on = { roomId: id }

/** Actions that only affect the caller's own membership. */
const own = [
  z.object({ ...on, action: z.literal('leave') }),
  z.object({ ...on, action: z.literal('mute'), isMuted: z.boolean() }),
  z.object({ ...on, action: z.literal('answer'), isAccepted: z.boolean() }),
] as const
/** The room afterwards; null if it no longer exists or the caller is no longer in it. */
const changedRoom = z.object({ errorCode, chatroom: chatroom.nullable() })

export const updateOwnChatroom = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/updateOwnChatroom',
  summary:
    'Leave a room, mute it, answer who asks to write: the same as updateChatrooms, for whoever has lost the plan as well',
  access,
  needsNoPlan: true,
  body: z.discriminatedUnion('action', own),
  answers: changedRoom,
  refusals: ['CHATROOM_NOT_FOUND', 'CHATROOM_TYPE_REFUSED'],
})

export const updateChatroom = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/updateChatrooms',
  summary:
    'Rename a room, invite, take somebody out, leave, mute, close or reopen it, set its picture, answer who asks to write; silence somebody in the room of a group, by who leads it',
  access,
  body: z.discriminatedUnion('action', [
    z.object({ ...on, action: z.literal('rename'), name: chatroomName }),
    z.object({ ...on, action: z.literal('setPicture'), fileId: id.nullable() }),
    z.object({ ...on, action: z.literal('invite'), personIds: people(chatLimits.invitedAtOnce) }),
    z.object({ ...on, action: z.literal('remove'), personId: id }),
    z.object({
      ...on,
      action: z.literal('silence'),
      personId: id,
      /** Null lifts the silence. */
      for: z.enum(silences, { error: 'invalid' }).nullable(),
      /** The reason, shown to the member and the school. */
      reason: text({ max: chatLimits.silenceReason, oneLine: true }).default(''),
    }),
    z.object({ ...on, action: z.literal('close') }),
    z.object({ ...on, action: z.literal('reopen') }),
    ...own,
  ]),
  answers: changedRoom,
  refusals: [
    'USER_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_NOT_PICTURE',
    'CHATROOM_NOT_FOUND',
    'CHATROOM_ALREADY_JOINED',
    'CHATROOM_FULL',
    'CHATROOM_NO_PERMISSION',
    'CHATROOM_CLOSED',
    'CHATROOM_CONTACT_REFUSED',
    'CHATROOM_FRIENDS_FIRST',
    'CHATROOM_TYPE_REFUSED',
  ],
})

export const listChatrooms = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getChatroomslist',
  summary: 'My rooms with their last message and how much of each I have not read, the latest first',
  access,
  isReading: true,
  body: z.object({
    of: z.enum(['all', 'group', 'normal'], { error: 'invalid' }).default('all'),
    /** Part of the room's name, or of the other person's name in a room of two. */
    keyword: text({ max: limits.searchWord, oneLine: true }).default(''),
    cursor: cursor.optional(),
  }),
  answers: page,
  refusals: [],
})

export const readChatroom = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getChatroomInfo',
  summary: 'A room of mine, and who is in it with how far they have read',
  access,
  isReading: true,
  cost: 2,
  body: z.object({ roomId: id }),
  answers: z.object({ errorCode, chatroom, userList: z.array(chatroomMember) }),
  refusals: ['CHATROOM_NOT_FOUND'],
})

const ofGroup = z.object({ groupId: id })

export const readGroupChatroom = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getGroupSystemChatroom',
  summary: 'The room that belongs to a group of mine; null where it has none',
  access,
  isReading: true,
  body: ofGroup,
  answers: z.object({ errorCode, chatroom: chatroom.nullable(), canOpen: z.boolean() }),
  refusals: ['GROUP_NOT_FOUND'],
})

export const closeGroupChatroom = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/deleteGroupSystemChatroom',
  summary: 'Close the room of a group, so that it is only read; it is removed after 14 days',
  access,
  body: ofGroup,
  answers: oneRoom,
  refusals: ['GROUP_NOT_FOUND', 'CHATROOM_NOT_FOUND', 'CHATROOM_NO_PERMISSION'],
})

export const updateGroupChatroom = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/updateGroupChatroom',
  summary: 'Reopen the room of a group, or say at which hours of the night nobody writes there',
  access,
  body: ofGroup.extend({
    isReopened: z.literal(true, { error: 'invalid' }).optional(),
    rest: z
      .object({ from: minuteOfDay, until: minuteOfDay })
      .refine(({ from, until }) => from !== until, { error: 'invalid' })
      .nullable()
      .optional(),
  }),
  answers: oneRoom,
  refusals: ['GROUP_NOT_FOUND', 'CHATROOM_NOT_FOUND', 'CHATROOM_NO_PERMISSION', 'CHATROOM_CLOSED'],
})

export const countChatrooms = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getUserChatroomCount',
  summary: 'How many rooms of several I have made, in how many rooms I am, and how many I may make',
  access,
  isReading: true,
  answers: z.object({ errorCode, made: z.int(), joined: z.int(), limit: z.int() }),
  refusals: [],
})

export const listChatroomsInBatches = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getUserAllChatroomInBatches',
  summary: 'All my rooms in pages, in an order that nothing said in them changes',
  access,
  isReading: true,
  body: z.object({ cursor: cursor.optional() }),
  answers: page,
  refusals: [],
})

export const listChatroomPeople = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getAllChatroomUserInfo',
  summary: 'People of my rooms, each once',
  access,
  isReading: true,
  cost: 3,
  body: z.object({ cursor: cursor.optional() }),
  answers: z.object({ errorCode, items: z.array(personSummary), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const readChatrooms = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getChatroomsById',
  summary: 'Rooms of mine by id; others are left out',
  access,
  isReading: true,
  body: z.object({ roomIds: people(chatLimits.roomsAtOnce) }),
  answers: z.object({ errorCode, items: z.array(chatroom) }),
  refusals: [],
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/v2/chatroom/getUnreadChatroomCount',
  summary: 'How many messages I have not read, without muted rooms: in all, in rooms of groups, in the others',
  access,
  answers: z.object({ errorCode, total: z.int(), group: z.int(), normal: z.int() }),
  refusals: [],
})

export const chatroomCalls = [
  createChatroom,
  updateChatroom,
  updateOwnChatroom,
  listChatrooms,
  readChatroom,
  readGroupChatroom,
  closeGroupChatroom,
  updateGroupChatroom,
  countChatrooms,
  listChatroomsInBatches,
  listChatroomPeople,
  readChatrooms,
  countUnread,
] as const
