import { randomUUID } from 'node:crypto'
import { messageTypes } from '@learntrail/contract/chat/facts'
import { chatLimits } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { png } from '../../files/sample-files.fixture.ts'
import { block } from '../../people/index.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, openRoom, openTalk, plus, readMessages, write } from '../chat.fixture.ts'
import { messageReportTarget } from '../message.report-target.ts'
import { indexMissingMessages } from './message-words.jobs.ts'
import { takeBackForwarded } from './take-back.jobs.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  ;({ product, owner, friend, stranger } = await openTalk())
})
afterAll(() => product.close())

const newRoom = async (by = owner) =>
  (await openRoom(by, { type: 'several', personIds: [by === owner ? friend.id : owner.id] })).id
const forward = (person: TestPerson, roomId: string, from: ChatroomMessage, clientId: string = randomUUID()) =>
  ask(person, 'forwardChatroomMessage', { roomId, clientId, from: { roomId: from.roomId, number: from.number } })
const search = async (person: TestPerson, roomId: string, keyword: string, more: object = {}) =>
  (await ask(person, 'searchChatroomMessage', { roomId, keyword, ...more })).json()
const pin = (roomId: string, number: number, isPinned = true) =>
  ask(owner, 'updateChatroomMessage', { roomId, number, action: 'pin', isPinned })

test('what was said is found from two characters on, in its room alone, as it stands and however it is written', async () => {
  const [roomId, other] = [await newRoom(), await newRoom()]
  await write(owner, roomId, '中游的溶氧是 5.1 mg/L')
  await write(friend, roomId, '溶在水裡的氧')
  await write(friend, roomId, '臺北的水質')
  await write(owner, other, '溶氧計在我這裡')
  const numbers = async (keyword: string) =>
    (await search(owner, roomId, keyword)).items.map(({ number }: { number: number }) => number)
  expect(await numbers('溶氧')).toEqual([2])
  expect(await numbers('台北')).toEqual([4])
  expect(await numbers('MG')).toEqual([2])
  expect(await numbers('的水')).toEqual([4])
  expect(await numbers('水質 臺北')).toEqual([4])
  const { items } = await search(owner, roomId, '溶氧')
  expect(items[0]).toMatchObject({ text: '中游的溶氧是 5.1 mg/L', marks: [[3, 5]], author: { id: owner.id } })
  expect((await ask(owner, 'searchChatroomMessage', { roomId, keyword: '水' })).statusCode).toBe(400)
  const longest = '水'.repeat(chatLimits.searchWord.max)
  expect((await search(owner, roomId, longest)).items).toEqual([])
  expect((await ask(owner, 'searchChatroomMessage', { roomId, keyword: `${longest}水` })).statusCode).toBe(400)
  expect((await search(stranger, roomId, '溶氧')).code).toBe('CHATROOM_NOT_FOUND')
})

test('what is found goes on page by page, and is not found once it is deleted', async () => {
  const roomId = await newRoom()
  for (let round = 0; round < chatLimits.found + 3; round += 1) await write(owner, roomId, `第${round}次採樣`)
  const first = await search(friend, roomId, '採樣')
  expect(first.items).toHaveLength(chatLimits.found)
  const second = await search(friend, roomId, '採樣', { cursor: first.nextCursor })
  expect([second.items.map(({ number }: { number: number }) => number), second.nextCursor]).toEqual([[4, 3, 2], null])
  await ask(owner, 'updateChatroomMessage', { roomId, number: 3, action: 'delete' })
  const then = await search(friend, roomId, '採樣', { cursor: first.nextCursor })
  expect(then.items.map(({ number }: { number: number }) => number)).toEqual([4, 2])
})

test('what was said is indexed anew where its words are missing or were cut another way', async () => {
  const roomId = await newRoom()
  await write(owner, roomId, '上游的濁度')
  await write(owner, roomId, '下游的濁度')
  const { pool } = product.platform
  await pool.query('delete from chatroom_words where room_id = $1 and number = 2', [roomId])
  await pool.query(`update chatroom_words set version = 0, tokens = '' where room_id = $1 and number = 3`, [roomId])
  const numbers = async () =>
    (await search(friend, roomId, '濁度')).items.map(({ number }: { number: number }) => number)
  expect(await numbers()).toEqual([])
  await indexMissingMessages(product.platform)
  expect(await numbers()).toEqual([3, 2])
})

test('forwarded it is said once by whoever forwards, and goes with the first one, however far it went', async () => {
  const [from, to, on] = [await newRoom(), await newRoom(friend), await newRoom(friend)]
  const [uploaded] = await uploadFiles(owner, [{ name: '濁度.png', content: await png() }])
  const photo = await write(owner, from, { type: messageTypes.photo, fileIds: [uploaded?.id] })
  const clientId = randomUUID()
  const { message } = (await forward(friend, to, photo, clientId)).json()
  expect((await forward(friend, to, photo, clientId)).json().message.number).toBe(message.number)
  expect(message).toMatchObject({ author: { id: friend.id }, isForwarded: true, files: [{ id: uploaded?.id }] })
  const further = (await forward(friend, on, message)).json().message
  await ask(owner, 'updateChatroomMessage', { roomId: from, number: photo.number, action: 'delete' })
  await takeBackForwarded(product.platform, photo.id)
  for (const { roomId, number } of [message, further]) {
    const { items } = await readMessages(friend, roomId, { numbers: [number] })
    expect(items).toMatchObject([{ type: messageTypes.deleted, files: [], isForwarded: false }])
  }
})

test('nobody forwards what they do not read, what nobody says, or into a room that is not theirs', async () => {
  const [from, to] = [await newRoom(), await newRoom()]
  const words = await write(owner, from, `@${friend.id} 看這裡`)
  expect((await forward(stranger, to, words)).json().code).toBe('CHATROOM_NOT_FOUND')
  const theirs = await openRoom(stranger, { type: 'several', personIds: [friend.id] })
  expect((await forward(owner, theirs.id, words)).json().code).toBe('CHATROOM_NOT_FOUND')
  expect((await forward(owner, to, { ...words, number: 1 })).json().code).toBe('CHATROOM_MESSAGE_NOT_FOUND')
  expect((await forward(owner, to, { ...words, number: 99 })).json().code).toBe('CHATROOM_MESSAGE_NOT_FOUND')
  await ask(owner, 'updateChatrooms', { roomId: to, action: 'close' })
  expect((await forward(owner, to, words)).json().code).toBe('CHATROOM_CLOSED')
})

test('pins and files of a room are listed for its people; so many are pinned and no more', async () => {
  const roomId = await newRoom()
  const [file] = await uploadFiles(owner, [{ name: '採樣表.txt', content: Buffer.from('成美橋') }])
  const shown = await write(owner, roomId, { type: messageTypes.file, fileIds: [file?.id] })
  const pinned = await write(owner, roomId, '集合地點：東側門')
  await pin(roomId, pinned.number)
  const pins = (await ask(friend, 'getPinnedChatroomMessage', { roomId })).json()
  expect(pins.items.map(({ text }: { text: string }) => text)).toEqual(['集合地點：東側門'])
  const files = (await ask(friend, 'getChatroomFiles', { roomId })).json()
  expect(files).toMatchObject({ items: [{ number: shown.number, files: [{ id: file?.id }] }], nextCursor: null })
  for (const call of ['getPinnedChatroomMessage', 'getChatroomFiles'])
    expect((await ask(stranger, call, { roomId })).json().code).toBe('CHATROOM_NOT_FOUND')
  const { rows } = await product.platform.pool.query<{ number: number }>(
    `insert into chatroom_messages (room_id, number, id, author_id, client_id, type, text, is_pinned, change, created_at)
     select $1, 1000 + n, gen_random_uuid(), $2, gen_random_uuid(), 0, '釘', true, 0, now() from generate_series(1, $3::int) n
     returning number`,
    [roomId, owner.id, chatLimits.pinned - 1],
  )
  expect((await pin(roomId, shown.number)).json().code).toBe('CHATROOM_PINNED_FULL')
  await pin(roomId, rows[0]?.number ?? 0, false)
  expect((await pin(roomId, shown.number)).json().message.isPinned).toBe(true)
})

test('a message is reported by whoever reads it; taken away it is empty for all, and comes back as it was', async () => {
  const { platform } = product
  const [from, to] = [await newRoom(), await newRoom(friend)]
  const { id, number } = await write(owner, from, '很難聽的話')
  const copy = (await forward(friend, to, { roomId: from, number } as ChatroomMessage)).json().message
  const found = (person: TestPerson) => messageReportTarget.find(platform, platform.db, person.id, id)
  expect(await found(friend)).toMatchObject({ ownerId: owner.id, text: '很難聽的話', title: '很難聽的話' })
  expect(await found(stranger)).toBeUndefined()
  const texts = async () => [
    (await readMessages(friend, from, { numbers: [number] })).items[0]?.text,
    (await readMessages(friend, to, { numbers: [copy.number] })).items[0]?.text,
  ]
  for (const round of ['once', 'again'])
    await inTransaction(
      platform.db,
      (transaction) => messageReportTarget.hiding?.hide(platform, transaction, id) ?? Promise.reject(round),
    )
  expect(await texts()).toEqual(['', ''])
  await inTransaction(
    platform.db,
    (transaction) => messageReportTarget.hiding?.show(platform, transaction, id) ?? Promise.reject(),
  )
  expect(await texts()).toEqual(['很難聽的話', '很難聽的話'])
})

test('who is invited or named in a room has a notice of it, and not in a room that is theirs no longer', async () => {
  const pupil = await newPerson(product, plus)
  const { id: roomId } = await openRoom(owner, { type: 'several', name: '採樣小組', personIds: [friend.id] })
  await ask(owner, 'updateChatrooms', { roomId, action: 'invite', personIds: [pupil.id] })
  await write(owner, roomId, { type: messageTypes.text, text: '@她 記得帶濁度計', mentions: [pupil.id, stranger.id] })
  await untilHeard(product)
  const noticesOf = async (person: TestPerson) =>
    (await person.browser.post('/api/v2/notice/get-notice', {})).json().items as { kind: string }[]
  expect(await noticesOf(pupil)).toMatchObject([
    { kind: 'chatroomMentioned', title: '採樣小組', place: { type: 'chatroom', id: roomId } },
    { kind: 'chatroomInvited', title: '採樣小組' },
  ])
  expect((await noticesOf(stranger)).map(({ kind }) => kind)).not.toContain('chatroomMentioned')
  await block(product.platform, pupil.id, owner.id)
  await ask(pupil, 'updateOwnChatroom', { roomId, action: 'leave' })
  expect(await noticesOf(pupil)).toEqual([])
})
