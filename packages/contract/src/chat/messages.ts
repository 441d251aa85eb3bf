import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, text, time } from '../text.ts'
import { emotions } from './facts.ts'
import { chatLimits } from './limits.ts'
import { chatroomMessage, forwardInput, messageInput, messageNumber } from './message.ts'

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
    /** Ordered by number, or by change if changes were requested. */
    items: z.array(chatroomMessage),
    /** Whether there is more in the requested direction; in both directions for a page around one message. */
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
    'CHATROOM_SILENCED',
    'CHATROOM_SCHOOL_REFUSED',
    'CHATROOM_SCHOOL_RESTING',
    'CHATROOM_WAITS',
    'CHATROOM_FRIENDS_FIRST',
    'TEXT_HOLDS_CONTACT',
    'CHATROOM_MESSAGE_NOT_FOUND',
    'POST_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
    'TOO_MANY_REQUESTS',
  ],
})

export const forwardMessage = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/forwardChatroomMessage',
  summary:
    'Say a message of one room of mine in another; with the same clientId once. It goes when the first is deleted for everyone',
  access,
  body: forwardInput,
  answers: z.object({ errorCode, message: chatroomMessage }),
  refusals: [
    'CHATROOM_NOT_FOUND',
    'CHATROOM_CLOSED',
    'CHATROOM_RESTING',
    'CHATROOM_SILENCED',
    'CHATROOM_SCHOOL_REFUSED',
    'CHATROOM_SCHOOL_RESTING',
    'CHATROOM_WAITS',
    'CHATROOM_FRIENDS_FIRST',
    'TEXT_HOLDS_CONTACT',
    'CHATROOM_MESSAGE_NOT_FOUND',
    'POST_NOT_FOUND',
    'TOO_MANY_REQUESTS',
  ],
})

/** Ranges of a text: index of the first character, and index after the last. */
const marks = z.array(z.tuple([z.int(), z.int()]))

export const searchMessages = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/searchChatroomMessage',
  summary: 'What was said in a room of mine with these words, from two characters on; the newest first',
  access,
  isReading: true,
  cost: 5,
  body: z.object({ roomId: id, keyword: text(chatLimits.searchWord), cursor: cursor.optional() }),
  answers: z.object({
    errorCode,
    items: z.array(z.object({ number: z.int(), author: personSummary, text: z.string(), marks, createdAt: time })),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['CHATROOM_NOT_FOUND'],
})

export const listPinned = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getPinnedChatroomMessage',
  summary: 'What is pinned in a room of mine, the newest first',
  access,
  isReading: true,
  body: z.object({ roomId: id }),
  answers: z.object({ errorCode, items: z.array(chatroomMessage) }),
  refusals: ['CHATROOM_NOT_FOUND'],
})

export const listChatroomFiles = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getChatroomFiles',
  summary: 'Files that are shown in a room of mine, the newest first',
  access,
  isReading: true,
  body: z.object({ roomId: id, cursor: cursor.optional() }),
  answers: z.object({
    errorCode,
    items: z.array(z.object({ number: z.int(), author: personSummary, createdAt: time, files: z.array(fileSummary) })),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['CHATROOM_NOT_FOUND'],
})

export const messageNumbers = z
  .array(messageNumber)
  .min(1, { error: 'required' })
  .max(chatLimits.keptAtOnce, { error: 'too_many' })
  .refine((numbers) => new Set(numbers).size === numbers.length, { error: 'duplicate' })

const one = { roomId: id, number }

export const updateMessage = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/updateChatroomMessage',
  summary:
    'Delete a message of mine for everyone within 24 hours, answer one with an emotion or take that back, pin one; take one out of the room of a group, by who leads it',
  access,
  needsNoPlan: true,
  body: z.discriminatedUnion('action', [
    z.object({ ...one, action: z.literal('delete') }),
    z.object({ ...one, action: z.literal('takeOut') }),
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
    'CHATROOM_TYPE_REFUSED',
    'CHATROOM_PINNED_FULL',
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

export const messageCalls = [
  listMessages,
  writeMessage,
  forwardMessage,
  updateMessage,
  markRead,
  searchMessages,
  listPinned,
  listChatroomFiles,
] as const
