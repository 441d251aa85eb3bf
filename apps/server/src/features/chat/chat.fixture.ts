import { randomUUID } from 'node:crypto'
import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'

type Answered = Awaited<ReturnType<TestPerson['browser']['post']>>

/** A plan that allows writing in rooms. */
export const plus = { plan: 'plus' } as const

/** The product, two people who talk with each other, and one who is in none of their rooms. */
export async function openTalk() {
  const product = await createTestApp()
  const owner = await newPerson(product, plus)
  const friend = await newPerson(product, plus)
  const stranger = await newPerson(product, plus)
  return { product, owner, friend, stranger }
}

export const ask = (person: TestPerson, call: string, body: object = {}): Promise<Answered> =>
  person.browser.post(`/api/v2/chatroom/${call}`, body)

async function done<Answer>(answering: Promise<Answered>): Promise<Answer> {
  const answer = await answering
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<Answer>()
}

/** Opens a room by the product's own call. */
export async function openRoom(
  person: TestPerson,
  making:
    | { type: 'direct'; personId: string }
    | { type: 'several'; name?: string; personIds: string[] }
    | { type: 'group'; groupId: string },
): Promise<Chatroom> {
  const body = { ...(making.type === 'several' && { name: '水質小組' }), ...making, clientId: randomUUID() }
  return (await done<{ chatroom: Chatroom }>(ask(person, 'createChatrooms', body))).chatroom
}

export const saying = (text: string, mentions: string[] = []) => ({ type: messageTypes.text, text, mentions })

/** Writes a message; a string is sent as text. */
export async function write(
  person: TestPerson,
  roomId: string,
  said: string | object,
  more: { clientId?: string; replyTo?: number } = {},
): Promise<ChatroomMessage> {
  const body = { roomId, clientId: randomUUID(), ...more, said: typeof said === 'string' ? saying(said) : said }
  return (await done<{ message: ChatroomMessage }>(ask(person, 'createChatroomMessage', body))).message
}

export interface ReadPart {
  items: ChatroomMessage[]
  hasMore: { before: boolean; after: boolean }
  lastNumber: number
  lastChange: number
  readNumber: number
}

export const readMessages = (person: TestPerson, roomId: string, way: object = {}) =>
  done<ReadPart>(ask(person, 'getChatroomMessage', { roomId, ...way }))

export const readRoom = (person: TestPerson, roomId: string) =>
  done<{
    chatroom: Chatroom
    userList: { person: { id: string }; remark: string; isAdministrator: boolean; readNumber: number | null }[]
  }>(ask(person, 'getChatroomInfo', { roomId }))

export const update = (person: TestPerson, roomId: string, change: object) =>
  done<{ chatroom: Chatroom | null }>(ask(person, 'updateChatrooms', { roomId, ...change }))

export const unreadOf = async (person: TestPerson) => {
  const answer = await person.browser.get('/api/v2/chatroom/getUnreadChatroomCount')
  return answer.json<{ total: number; group: number; normal: number }>()
}
