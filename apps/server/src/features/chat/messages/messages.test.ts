import { randomUUID } from 'node:crypto'
import { messageTypes } from '@learntrail/contract/chat/facts'
import { chatDurations, chatLimits } from '@learntrail/contract/chat/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { png } from '../../files/sample-files.fixture.ts'
import { befriend, block } from '../../people/index.ts'
import { publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, openRoom, openTalk, plus, readMessages, readRoom, saying, unreadOf, write } from '../chat.fixture.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  ;({ product, owner, friend, stranger } = await openTalk())
})
afterAll(() => product.close())

const newRoom = async () => (await openRoom(owner, { type: 'several', personIds: [friend.id] })).id
const numbersOf = ({ items }: { items: { number: number }[] }) => items.map(({ number }) => number)
const updateMessage = (person: TestPerson, body: object) => ask(person, 'updateChatroomMessage', body)

test('numbers are given one after the other to whoever writes at the same moment, and what is sent again is there once', async () => {
  const roomId = await newRoom()
  const clientIds = Array.from({ length: 12 }, () => randomUUID())
  const sending = clientIds.flatMap((clientId, place) =>
    [0, 1].map(() => write(place % 2 === 0 ? owner : friend, roomId, `第${place}句`, { clientId })),
  )
  const written = await Promise.all(sending)
  expect(new Set(written.map(({ number }) => number)).size).toBe(12)
  const { items, lastNumber } = await readMessages(friend, roomId)
  expect(numbersOf({ items })).toEqual(Array.from({ length: 13 }, (_, place) => place + 1))
  expect(lastNumber).toBe(13)
  expect(new Set(items.slice(1).map(({ clientId }) => clientId))).toEqual(new Set(clientIds))
})

test('after a gap one asks for what follows, page by page, and for what has changed meanwhile', async () => {
  const roomId = await newRoom()
  for (let round = 0; round < chatLimits.page + 5; round += 1) await write(owner, roomId, `第${round}句`)
  const last = chatLimits.page + 6
  const first = await readMessages(friend, roomId, { after: 1 })
  expect(first.hasMore.after).toBe(true)
  const second = await readMessages(friend, roomId, { after: first.items.at(-1)?.number })
  expect([...numbersOf(first), ...numbersOf(second)]).toEqual(Array.from({ length: last - 1 }, (_, place) => place + 2))
  expect(second.hasMore.after).toBe(false)
  await updateMessage(friend, { roomId, number: 3, action: 'react', emotion: 'like' })
  const changed = await readMessages(owner, roomId, { changedAfter: second.lastChange })
  expect(changed.items).toMatchObject([{ number: 3, emotions: [{ emotion: 'like', personIds: [friend.id] }] }])
  const latest = await readMessages(friend, roomId)
  expect([latest.items[0]?.number, latest.items.at(-1)?.number, latest.hasMore.before]).toEqual([7, last, true])
  const older = await readMessages(friend, roomId, { before: 7 })
  expect([numbersOf(older), older.hasMore.before]).toEqual([[1, 2, 3, 4, 5, 6], false])
  const around = await readMessages(friend, roomId, { around: 30 })
  expect([around.items[0]?.number, around.items.at(-1)?.number]).toEqual([5, 54])
  expect(numbersOf(await readMessages(friend, roomId, { numbers: [4, 40, 999] }))).toEqual([4, 40])
})

test('what is not read is the last number less what is read; never below zero, and never back', async () => {
  const [one, other] = [await newPerson(product, plus), await newPerson(product, plus)]
  await befriend(product.platform, one.id, other.id)
  const { id: roomId } = await openRoom(one, { type: 'several', personIds: [other.id] })
  for (const text of ['一', '二', '三']) await write(one, roomId, text)
  expect(await unreadOf(other)).toEqual({ errorCode: 0, total: 4, group: 0, normal: 4 })
  expect(await unreadOf(one)).toMatchObject({ total: 0 })
  const read = async (number: number) => (await ask(other, 'readChatroom', { roomId, number })).json()
  expect(await read(3)).toMatchObject({ readNumber: 3, unread: 1 })
  expect(await read(1)).toMatchObject({ readNumber: 3, unread: 1 })
  expect(await read(9_999)).toMatchObject({ readNumber: 4, unread: 0 })
  const { userList } = await readRoom(one, roomId)
  expect(userList.map(({ readNumber }) => readNumber)).toEqual([4, 4])
  expect((await ask(stranger, 'readChatroom', { roomId, number: 1 })).statusCode).toBe(404)
})

test('words, names, answers, stickers and records are said as what they are', async () => {
  const roomId = await newRoom()
  const { number } = await write(friend, roomId, { ...saying('看這裡', [owner.id, stranger.id]) })
  const answered = await write(owner, roomId, '  看到了  ', { replyTo: number })
  expect(answered).toMatchObject({ text: '看到了', replyTo: number, author: { id: owner.id } })
  const [said] = (await readMessages(owner, roomId, { numbers: [number] })).items
  expect(said?.mentions).toEqual([{ id: owner.id, displayName: owner.displayName }])
  expect(await write(owner, roomId, { type: messageTypes.sticker, sticker: 'trail/wow' })).toMatchObject({
    sticker: 'trail/wow',
  })
  expect(await write(owner, roomId, { type: messageTypes.emotion, emotion: 'love' })).toMatchObject({ emotion: 'love' })
  const { id: recordId } = await publish(owner, { privacy: 3 })
  expect(await write(owner, roomId, { type: messageTypes.record, recordId })).toMatchObject({ recordId })
  const send = (person: TestPerson, more: object) =>
    ask(person, 'createChatroomMessage', { roomId, clientId: randomUUID(), ...more })
  expect((await send(friend, { said: { type: messageTypes.record, recordId } })).json().code).toBe('POST_NOT_FOUND')
  expect((await send(friend, { said: saying('哪裡'), replyTo: 99 })).json().code).toBe('CHATROOM_MESSAGE_NOT_FOUND')
  expect((await send(friend, { said: { type: messageTypes.sticker, sticker: 'days/none' } })).statusCode).toBe(400)
  expect((await send(friend, { said: { type: messageTypes.notice, text: '假的' } })).statusCode).toBe(400)
  expect((await send(friend, { said: saying('字'.repeat(chatLimits.message)) })).statusCode).toBe(200)
  expect((await send(friend, { said: saying('字'.repeat(chatLimits.message + 1)) })).statusCode).toBe(400)
  expect((await send(friend, { said: saying('　 \n') })).statusCode).toBe(400)
})

test('a file is for whoever reads the message, and for nobody once it is deleted', async () => {
  const roomId = await newRoom()
  const [uploaded] = await uploadFiles(owner, [{ name: '濁度.png', content: await png() }])
  const file = uploaded?.id ?? ''
  const entity = (person: TestPerson) => person.browser.get(`/api/v2/files/${file}/entity`)
  expect((await entity(friend)).statusCode).toBe(404)
  const message = await write(owner, roomId, { type: messageTypes.photo, fileIds: [file] })
  expect(message.files.map(({ id }) => id)).toEqual([file])
  expect((await entity(friend)).statusCode).toBe(200)
  expect((await entity(stranger)).statusCode).toBe(404)
  const theirs = await ask(friend, 'createChatroomMessage', {
    roomId,
    clientId: randomUUID(),
    said: { type: messageTypes.photo, fileIds: [file] },
  })
  expect(theirs.json().code).toBe('FILE_NOT_FOUND')
  await updateMessage(owner, { roomId, number: message.number, action: 'delete' })
  expect((await entity(friend)).statusCode).toBe(404)
})

test('its sender deletes a message for everyone for a day: its place stays, and nothing that was in it', async () => {
  const roomId = await newRoom()
  const [first, second] = [await write(owner, roomId, '寫錯了'), await write(owner, roomId, '留著')]
  const [number, kept] = [first.number, second.number]
  await updateMessage(friend, { roomId, number, action: 'react', emotion: 'laugh' })
  expect((await updateMessage(friend, { roomId, number, action: 'delete' })).json().code).toBe('CHATROOM_MESSAGE_KEPT')
  product.clock.advance(chatDurations.deletable)
  const gone = (await updateMessage(owner, { roomId, number, action: 'delete' })).json()
  expect(gone.message).toMatchObject({ type: messageTypes.deleted, text: '', emotions: [], number })
  product.clock.advance(1)
  expect((await updateMessage(owner, { roomId, number: kept, action: 'delete' })).json().code).toBe(
    'CHATROOM_MESSAGE_KEPT',
  )
  expect((await updateMessage(friend, { roomId, number, action: 'react', emotion: 'sad' })).json().code).toBe(
    'CHATROOM_MESSAGE_NOT_FOUND',
  )
})

test('one emotion a person, changed and taken back; administrators pin', async () => {
  const roomId = await newRoom()
  const { number } = await write(owner, roomId, '量到了 5.1')
  const react = async (person: TestPerson, emotion: string | null) =>
    (await updateMessage(person, { roomId, number, action: 'react', emotion })).json().message.emotions
  await react(owner, 'like')
  expect(await react(friend, 'like')).toEqual([{ emotion: 'like', personIds: [owner.id, friend.id].toSorted() }])
  expect(await react(friend, 'love')).toHaveLength(2)
  expect(await react(friend, null)).toEqual([{ emotion: 'like', personIds: [owner.id] }])
  expect((await updateMessage(friend, { roomId, number, action: 'pin', isPinned: true })).json().code).toBe(
    'CHATROOM_NO_PERMISSION',
  )
  expect((await updateMessage(owner, { roomId, number, action: 'pin', isPinned: true })).json().message.isPinned).toBe(
    true,
  )
})

test('who blocks somebody does not read them in a room of several, and nobody else notices', async () => {
  const [one, other, third] = [
    await newPerson(product, plus),
    await newPerson(product, plus),
    await newPerson(product, plus),
  ]
  const { id: roomId } = await openRoom(one, { type: 'several', personIds: [other.id, third.id] })
  await write(other, roomId, '你們好')
  await block(product.platform, one.id, other.id)
  const texts = async (person: TestPerson) => (await readMessages(person, roomId)).items.map(({ text }) => text)
  expect(await texts(one)).not.toContain('你們好')
  expect(await texts(third)).toContain('你們好')
  expect((await readRoom(one, roomId)).userList.map(({ person }) => person.id)).not.toContain(other.id)
})

test('to whoever is not in a room, it is not there', async () => {
  const roomId = await newRoom()
  await write(owner, roomId, '祕密')
  for (const [call, body] of [
    ['getChatroomMessage', {}],
    ['getChatroomInfo', {}],
    ['createChatroomMessage', { clientId: randomUUID(), said: saying('嗨') }],
    ['updateChatroomMessage', { number: 1, action: 'delete' }],
    ['updateChatrooms', { action: 'leave' }],
  ] as const)
    expect((await ask(stranger, call, { roomId, ...body })).json().code).toBe('CHATROOM_NOT_FOUND')
})
