import { randomUUID } from 'node:crypto'
import { chatEvents } from '@learntrail/contract/chat/facts'
import { chatLimits } from '@learntrail/contract/chat/limits'
import { markRead } from '@learntrail/contract/chat/messages'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { lineEvents } from '@learntrail/contract/line/facts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rateLimitOf } from '../../../platform/http/rate-limits.ts'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { befriend, block } from '../../people/index.ts'
import { report } from '../../reports/reports.fixture.ts'
import { ask, openRoom, readMessages, readRoom, saying, update, write } from '../chat.fixture.ts'
import { openSocket } from './socket-client.fixture.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
const plus = { plan: 'plus' } as const
type Line = Awaited<ReturnType<typeof openSocket>>
const open: Line[] = []

beforeAll(async () => {
  product = await createTestApp()
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  owner = await newPerson(product, plus)
  friend = await newPerson(product, plus)
})
afterAll(() => product.close())
afterEach(() => {
  for (const line of open.splice(0)) line.close()
})

async function connect(person: Pick<TestPerson, 'browser'>, options: Parameters<typeof openSocket>[2] = {}) {
  const line = await openSocket(product.app.listeningOrigin, person, options)
  open.push(line)
  return line
}
async function opened(person: Pick<TestPerson, 'browser'>, options: Parameters<typeof openSocket>[2] = {}) {
  const line = await connect(person, options)
  await expect.poll(() => line.isOpen()).toBe(true)
  return line
}
const newRoom = async () => (await openRoom(owner, { type: 'several', personIds: [friend.id] })).id
const message = (roomId: string, text: string, clientId: string = randomUUID()) => ({
  roomId,
  clientId,
  said: saying(text),
})

test('what is said comes to everybody in the room in order, once, however it was sent and whatever carries it', async () => {
  const roomId = await newRoom()
  const [mine, theirs, polling] = [
    await opened(owner),
    await opened(friend),
    await opened(friend, { transports: ['polling'] }),
  ]
  const stranger = await opened(await newPerson(product, plus))
  const clientId = randomUUID()
  const first = await mine.send(chatEvents.createChatroomMessage, message(roomId, '一', clientId))
  const again = await mine.send(chatEvents.createChatroomMessage, message(roomId, '一', clientId))
  expect(first).toMatchObject({ errorCode: 0, message: { text: '一', clientId } })
  expect(again.message.number).toBe(first.message.number)
  await write(friend, roomId, '二')
  await Promise.all(['三', '四', '五'].map((text) => write(owner, roomId, text)))
  const expected = (await readMessages(owner, roomId, { after: 1 })).items.map(({ text }) => text)
  for (const line of [mine, theirs, polling]) await expect.poll(() => line.texts()).toEqual(expected)
  expect(stranger.messages()).toEqual([])
})

test('a room that somebody is brought into is heard from then on, and one that they leave is not', async () => {
  const late = await newPerson(product, plus)
  const line = await opened(late)
  const roomId = await newRoom()
  await update(owner, roomId, { action: 'invite', personIds: [late.id] })
  await expect.poll(() => line.events).toContainEqual({ name: chatEvents.updateChatRoom, body: { roomId } })
  // From here on everything is received; earlier messages have to be asked for.
  await expect.poll(() => line.events.filter(({ name }) => name === lineEvents.open)).toHaveLength(2)
  await expect
    .poll(async () => {
      await write(owner, roomId, '聽得到嗎')
      return line.texts()
    })
    .toContain('聽得到嗎')
  await update(late, roomId, { action: 'leave' })
  const heard = await opened(owner)
  const before = line.messages().length
  await write(friend, roomId, '他走了')
  await expect.poll(() => heard.texts()).toContain('他走了')
  expect(
    line
      .messages()
      .slice(before)
      .map(({ text }) => text),
  ).not.toContain('他走了')
})

test('what is changed, who has read and who types is told; who types not to whom a block keeps away, who has read not to strangers', async () => {
  const blocked = await newPerson(product, plus)
  const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [friend.id, blocked.id] })
  await block(product.platform, friend.id, blocked.id)
  await befriend(product.platform, owner.id, friend.id)
  const [mine, theirs, hidden] = [await opened(owner), await opened(friend), await opened(blocked)]
  const { number } = await write(friend, roomId, '只給看得到的人')
  await expect.poll(() => mine.texts()).toEqual(['只給看得到的人'])
  await ask(owner, 'updateChatroomMessage', { roomId, number, action: 'react', emotion: 'like' })
  const changed = { name: chatEvents.updateChatroomMessage, body: { roomId, numbers: [number] } }
  await expect.poll(() => theirs.events).toContainEqual(changed)
  expect(await mine.send(chatEvents.readChatroom, { roomId, number })).toMatchObject({ readNumber: number, unread: 0 })
  const read = { name: chatEvents.readChatroom, body: { roomId, personId: owner.id, number } }
  await expect.poll(() => theirs.events).toContainEqual(read)
  theirs.socket.emit(chatEvents.typing, { roomId })
  await expect.poll(() => mine.events.map(({ name }) => name)).toContain(chatEvents.typing)
  await write(owner, roomId, '這句大家都看得到')
  await expect.poll(() => hidden.texts()).toEqual(['這句大家都看得到'])
  expect(hidden.events).not.toContainEqual(read)
  expect(hidden.events.map(({ name }) => name)).not.toContain(chatEvents.typing)
})

test.each(['the pupil', 'the teacher'])(
  'in the room of a group a block by %s ends between who leads and who is led, and counts agree with who is listed',
  async (by) => {
    const [teacher, ann, ben] = [
      await newPerson(product, plus),
      await newPerson(product, plus),
      await newPerson(product, plus),
    ]
    const { id: groupId } = await newGroup(teacher)
    for (const { id } of [ann, ben]) await place(product, groupId, id, memberRoles.member)
    const { id: roomId } = await openRoom(teacher, { type: 'group', groupId })
    const [blocker, blocked] = by === 'the pupil' ? [ann, teacher] : [teacher, ann]
    await block(product.platform, blocker.id, blocked.id)
    await block(product.platform, ann.id, ben.id)
    const [hears, annHears, benHears] = [await opened(teacher), await opened(ann), await opened(ben)]

    const { id, number } = await write(ann, roomId, '老師聽得到')
    await expect.poll(() => hears.texts()).toEqual(['老師聽得到'])
    annHears.socket.emit(chatEvents.typing, { roomId })
    await expect
      .poll(() => hears.events)
      .toContainEqual({ name: chatEvents.typing, body: { roomId, personId: ann.id } })
    await annHears.send(chatEvents.readChatroom, { roomId, number })
    await write(teacher, roomId, '大家都聽得到')
    await expect.poll(() => annHears.texts()).toEqual(['老師聽得到', '大家都聽得到'])
    await expect.poll(() => benHears.texts()).toEqual(['大家都聽得到'])
    expect(benHears.events.map(({ name }) => name)).not.toContain(chatEvents.typing)

    const seen = async (person: TestPerson) => {
      const { chatroom, userList } = await readRoom(person, roomId)
      return [chatroom.memberCount, new Set(userList.map((one) => one.person.id))]
    }
    expect(await seen(teacher)).toEqual([3, new Set([teacher.id, ann.id, ben.id])])
    expect(await seen(ann)).toEqual([2, new Set([teacher.id, ann.id])])
    expect((await readMessages(ben, roomId)).items.flatMap(({ text }) => text || [])).toEqual(['大家都聽得到'])
    expect((await report(teacher, 'message', id)).title).toBe('老師聽得到')
    const pinned = await ask(teacher, 'updateChatroomMessage', { roomId, number, action: 'pin', isPinned: true })
    expect(pinned.statusCode).toBe(200)
  },
)

test('a page of another origin, a token of somebody else and a guest are not let in', async () => {
  const guest = { browser: product.guest() }
  const refused = [
    await connect(owner, { origin: 'https://evil.example' }),
    await connect(owner, { csrfToken: await friend.browser.csrfToken() }),
    await connect(owner, { csrfToken: 'x' }),
    await connect(guest),
  ]
  const failed = refused.map((line) => new Promise((resolve) => line.socket.once('connect_error', resolve)))
  await Promise.all(failed)
  expect(refused.map((line) => line.isOpen())).toEqual([false, false, false, false])
})

test('a socket ends with its session, and words of it with the plan', async () => {
  const roomId = await newRoom()
  const elsewhere = await signedIn(product, friend.id)
  const [here, there] = [await opened(friend), await opened({ browser: elsewhere })]
  await elsewhere.delete('/api/v2/sessions')
  await expect.poll(() => there.events.map(({ name }) => name)).toContain(lineEvents.ended)
  await expect.poll(() => there.socket.connected).toBe(false)
  expect(here.socket.connected).toBe(true)
  const wrong = await here.send(chatEvents.createChatroomMessage, { roomId, said: 'x' })
  expect(wrong).toMatchObject({ code: 'VALIDATION_FAILED', errorCode: -4, status: 400 })
  const nobodys = await here.send(chatEvents.createChatroomMessage, message(randomUUID(), '在嗎'))
  expect(nobodys).toMatchObject({ code: 'CHATROOM_NOT_FOUND', status: 404 })
  const free = await newPerson(product, { plan: 'free', trialEndsAt: null })
  const line = await opened(free)
  expect(await line.send(chatEvents.createChatroomMessage, message(roomId, '在嗎'))).toMatchObject({
    code: 'FEATURE_REQUIRED',
    errorCode: -5,
  })
})

test('who sends faster than anybody reads waits, by whichever way; what was sent before is answered all the same', async () => {
  const { platform } = product
  platform.config.rateLimits = true
  try {
    const sender = await newPerson(product, plus)
    const { id: roomId } = await openRoom(sender, { type: 'several', personIds: [friend.id] })
    const line = await opened(sender)
    const clientIds = Array.from({ length: chatLimits.inTenSeconds }, () => randomUUID())
    for (const clientId of clientIds)
      expect((await line.send(chatEvents.createChatroomMessage, message(roomId, '快', clientId))).errorCode).toBe(0)
    const oneMore = await ask(sender, 'createChatroomMessage', message(roomId, '太快'))
    expect(oneMore.statusCode).toBe(429)
    expect(await line.send(chatEvents.createChatroomMessage, message(roomId, '太快'))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    const known = await line.send(chatEvents.createChatroomMessage, message(roomId, '快', clientIds[0]))
    expect(known.errorCode).toBe(0)
  } finally {
    platform.config.rateLimits = false
  }
})

test('a word costs as the call that says the same: who has spent the minute by calls says nothing more by the socket', async () => {
  const strict = await createTestApp({ RATE_LIMITS: 'on' })
  await strict.app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const [reader, other] = [await newPerson(strict, plus), await newPerson(strict, plus)]
    const { id: roomId, lastNumber: number } = await openRoom(reader, { type: 'several', personIds: [other.id] })
    const line = await openSocket(strict.app.listeningOrigin, reader)
    await expect.poll(() => line.isOpen()).toBe(true)
    open.push(line)
    expect(await line.send(chatEvents.readChatroom, { roomId, number })).toMatchObject({ errorCode: 0 })
    const { max, timeWindow, groupId } = rateLimitOf(markRead)
    const budget = { most: Number(max), windowMs: Number(timeWindow) }
    while (!(await strict.app.rates?.spend(`${reader.id}${groupId}`, 1, budget))?.isRefused);
    expect(await line.send(chatEvents.readChatroom, { roomId, number })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  } finally {
    await strict.close()
  }
})
