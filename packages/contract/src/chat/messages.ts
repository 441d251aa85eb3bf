import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { emotions } from './facts.ts'
import { chatLimits } from './limits.ts'
import { chatroomMessage, messageInput, messageNumber } from './message.ts'

const access = 'feature:chatroom'
const errorCode = z.literal(0)
const number = messageNumber
const place = z.int().min(0).max(2_147_483_647)

export const listMessages = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getChatroomMessage',
  summary:
    'Messages of a room by their numbers, which are in order: the latest, those before or after one, those around one, some by number, or what has changed since a change',
  access,
  isReading: true,
  body: z
    .object({
      roomId: id,
      before: number.optional(),
      after: place.optional(),
      around: number.optional(),
      changedAfter: place.optional(),
      numbers: z.array(number).min(1).max(chatLimits.page, { error: 'too_many' }).optional(),
    })
    .refine(({ roomId: _room, ...ways }) => Object.values(ways).filter((way) => way !== undefined).length <= 1, {
      error: 'invalid',
    }),
  answers: z.object({
    errorCode,
    /** By number, or by change where that was asked for. */
    items: z.array(chatroomMessage),
    /** There is more in the direction that was asked for; around one, in both. */
    hasMore: z.object({ before: z.boolean(), after: z.boolean() }),
    lastNumber: z.int(),
    lastChange: z.int(),
    readNumber: z.int(),
  }),
  refusals: ['CHATROOM_NOT_FOUND'],
})

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/createChatroomMessage',
  summary: 'Write into a room, as the socket does; with the same clientId once',
  access,
  body: messageInput,
  answers: z.object({ errorCode, message: chatroomMessage }),
  refusals: [
    'CHATROOM_NOT_FOUND',
    'CHATROOM_CLOSED',
    'CHATROOM_RESTING',
    'CHATROOM_WAITS',
    'CHATROOM_MESSAGE_NOT_FOUND',
    'POST_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
    'TOO_MANY_REQUESTS',
  ],
})

const one = { roomId: id, number }

export const updateMessage = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/updateChatroomMessage',
  summary:
    'Delete a message of mine for everyone within 24 hours, answer one with an emotion or take that back, pin one',
  access,
  needsNoPlan: true,
  body: z.discriminatedUnion('action', [
    z.object({ ...one, action: z.literal('delete') }),
    z.object({ ...one, action: z.literal('react'), emotion: z.enum(emotions, { error: 'invalid' }).nullable() }),
    z.object({ ...one, action: z.literal('pin'), isPinned: z.boolean() }),
  ]),
  answers: z.object({ errorCode, message: chatroomMessage }),
  refusals: [
    'FEATURE_REQUIRED',
    'CHATROOM_NOT_FOUND',
    'CHATROOM_MESSAGE_NOT_FOUND',
    'CHATROOM_MESSAGE_KEPT',
    'CHATROOM_CLOSED',
    'CHATROOM_NO_PERMISSION',
  ],
})

export const markRead = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/readChatroom',
  summary: 'I have read a room up to a number; never back',
  access,
  isReading: true,
  body: z.object({ roomId: id, number: place }),
  answers: z.object({ errorCode, readNumber: z.int(), unread: z.int() }),
  refusals: ['CHATROOM_NOT_FOUND'],
})

export const messageCalls = [listMessages, writeMessage, updateMessage, markRead] as const
