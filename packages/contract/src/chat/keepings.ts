import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { id, time } from '../text.ts'
import { chatroomMessage } from './message.ts'
import { messageNumbers } from './messages.ts'

const access = 'feature:chatroom'
const errorCode = z.literal(0)

/** Messages that a person wants to keep as a record, with their authors' answers. */
export const keeping = z.object({
  id,
  askedBy: personSummary,
  isMine: z.boolean(),
  messageCount: z.int(),
  createdAt: time,
  /** Null: the viewer has not answered, or is not asked. */
  myAnswer: z.boolean().nullable(),
  /** The viewer's own messages among them, so that they know what they consent to. */
  own: z.array(z.object({ number: z.int(), type: z.int(), text: z.string() })),
  /** Only for the person who asks; `isAgreed` is null until the author has answered. */
  answers: z.array(z.object({ person: personSummary, isAgreed: z.boolean().nullable() })),
})
export type Keeping = z.infer<typeof keeping>

export const askToKeep = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/createKeeping',
  summary: 'Ask those who said these messages whether I may keep them as a record; nobody where they are all mine',
  access,
  body: z.object({ roomId: id, numbers: messageNumbers, clientId: id }),
  answers: z.object({ errorCode, keeping }),
  refusals: [
    'CHATROOM_NOT_FOUND',
    'CHATROOM_NOTHING_TO_KEEP',
    'CHATROOM_KEEPING_NOT_FOUND',
    'CHATROOM_KEEPING_LIMIT_REACHED',
  ],
})

export const listKeepings = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getKeepings',
  summary: 'What I would keep of a room and wait for, and what others ask me there',
  access,
  isReading: true,
  body: z.object({ roomId: id }),
  answers: z.object({ errorCode, items: z.array(keeping) }),
  refusals: ['CHATROOM_NOT_FOUND'],
})

const ofOne = { keepingId: id }
const done = z.object({ errorCode })

export const answerKeeping = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/answerKeeping',
  summary: 'Say whether somebody may keep what I said; otherwise later, until the record is made',
  access,
  needsNoPlan: true,
  body: z.object({ ...ofOne, isAgreed: z.boolean() }),
  answers: done,
  refusals: ['CHATROOM_KEEPING_NOT_FOUND'],
})

export const readKept = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/getKeptMessages',
  summary: 'What I may keep: my own words and those of who agreed; how many are left out',
  access,
  isReading: true,
  body: z.object(ofOne),
  answers: z.object({ errorCode, items: z.array(chatroomMessage), leftOut: z.int() }),
  refusals: ['CHATROOM_KEEPING_NOT_FOUND'],
})

export const removeKeeping = endpoint({
  method: 'POST',
  path: '/api/v2/chatroom/removeKeeping',
  summary: 'Ask no more: the record is made, or not wanted',
  access,
  needsNoPlan: true,
  body: z.object(ofOne),
  answers: done,
  refusals: ['CHATROOM_KEEPING_NOT_FOUND'],
})

export const keepingCalls = [askToKeep, listKeepings, answerKeeping, readKept, removeKeeping] as const
