import { randomUUID } from 'node:crypto'
import { messageTypes } from '@learntrail/contract/chat/facts'
import { chatDurations, chatLimits } from '@learntrail/contract/chat/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recount } from '../../../platform/counts/recount.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { befriend, block, listHidden } from '../../people/index.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { chatErasure } from '../chat.erasure.ts'
import { ask, openRoom, readMessages, readRoom, saying, unreadOf, update, write } from '../chat.fixture.ts'
import { chatCounters, removeClosedRooms } from '../chat.jobs.ts'
import { chatrooms } from '../chat.tables.ts'
import { listRoomIds } from './rooms.repository.ts'

let product: TestApp
const plus = { plan: 'plus' } as const
const adult = { ...plus, registrationRole: 'other' } as const
const someone = (change: Parameters<typeof newPerson>[1] = plus) => newPerson(product, change)

beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const refusalOf = async (answering: ReturnType<typeof ask>) => {
  const { code, errorCode } = (await answering).json<{ code: string; errorCode?: number }>()
  return { code, errorCode }
}
const direct = (personId: string, clientId: string = randomUUID()) => ({ type: 'direct', personId, clientId })

test('the rooms of many are asked for at once, and each has those that are theirs', async () => {
  const [one, other, third] = await Promise.all([someone(), someone(), someone()])
  const both = await openRoom(one, { type: 'several', personIds: [other.id] })
  const own = await openRoom(one, { type: 'direct', personId: third.id })
  await block(product.platform, third.id, one.id)
  const { pool, db } = product.platform
  const found = await listRoomIds(pool, [one.id, other.id, third.id])
  expect([...found]).toEqual(
    expect.arrayContaining([
      [one.id, [both.id]],
      [other.id, [both.id]],
    ]),
  )
  expect([...found.values()].flat()).not.toContain(own.id)
  expect(await listHidden(db, [one.id, other.id, third.id])).toEqual(
    new Map([
      [one.id, [third.id]],
      [third.id, [one.id]],
    ]),
  )
})

describe('rooms of two', () => {
  test('there is one for each pair, also when both open it at the same moment', async () => {
    const [one, other] = [await someone(), await someone()]
    const answers = await Promise.all([
      ask(one, 'createChatrooms', direct(other.id)),
      ask(other, 'createChatrooms', direct(one.id)),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    const made = answers.find(({ statusCode }) => statusCode === 200)?.json()
    expect(refused).toMatchObject({ code: 'CHATROOM_EXISTS', errorCode: -2, values: { roomId: made.chatroom.id } })
  })

  test('sent again by the same browser, it is the same room; who is not there or blocks is nobody', async () => {
    const [one, other] = [await someone(), await someone()]
    const clientId = randomUUID()
    const first = (await ask(one, 'createChatrooms', direct(other.id, clientId))).json()
    const again = (await ask(one, 'createChatrooms', direct(other.id, clientId))).json()
    expect(again.chatroom.id).toBe(first.chatroom.id)
    expect(first.errorCode).toBe(0)
    expect(await refusalOf(ask(one, 'createChatrooms', direct(randomUUID())))).toMatchObject({ code: 'USER_NOT_FOUND' })
    expect(await refusalOf(ask(one, 'createChatrooms', direct(one.id)))).toMatchObject({ code: 'USER_NOT_FOUND' })
    await block(product.platform, other.id, one.id)
    expect(
      await refusalOf(ask(one, 'createChatroomMessage', { roomId: first.chatroom.id, clientId, said: saying('嗨') })),
    ).toMatchObject({
      code: 'CHATROOM_NOT_FOUND',
    })
    expect((await ask(other, 'getChatroomslist')).json().items).toEqual([])
  })

  test('whoever leaves, renames or closes a room of two is told that this is for rooms of several', async () => {
    const [one, other] = [await someone(), await someone()]
    const { id: roomId, other: shown, name } = await openRoom(one, { type: 'direct', personId: other.id })
    expect([name, shown?.id]).toEqual(['', other.id])
    for (const change of [{ action: 'leave' }, { action: 'close' }, { action: 'rename', name: '新名字' }])
      expect(await refusalOf(ask(one, 'updateChatrooms', { roomId, ...change }))).toMatchObject({
        code: 'CHATROOM_TYPE_REFUSED',
      })
  })
})

describe('somebody under age', () => {
  test('a grown-up who is not close asks: words without links, once, and goes on after a yes', async () => {
    const [stranger, pupil] = [await someone(adult), await someone({ ...plus, displayName: 'amylin' })]
    const room = await openRoom(stranger, { type: 'direct', personId: pupil.id })
    expect(room.contact).toEqual({ state: 'asked', isMine: true })
    const send = (person: TestPerson, said: object) =>
      ask(person, 'createChatroomMessage', { roomId: room.id, clientId: randomUUID(), said })
    expect(await refusalOf(send(stranger, { type: 6, sticker: 'days/cheer' }))).toMatchObject({
      code: 'CHATROOM_WAITS',
    })
    for (const [text, part] of [
      ['看 https://example.com 就好', 'https://example.com'],
      ['加我的 LINE：am\u200byq', 'LINE：am\u200byq'],
      [`@${pupil.displayName} 打給我 ０９１２－３４５－６７８`, '０９１２－３４５－６７８'],
    ] as const)
      expect((await send(stranger, saying(text, [pupil.id]))).json()).toMatchObject({
        status: 403,
        code: 'TEXT_HOLDS_CONTACT',
        values: { part },
      })
    await write(stranger, room.id, saying(`@${pupil.displayName} 妳好，我是科展的評審。`, [pupil.id]))
    expect(await refusalOf(send(stranger, saying('在嗎')))).toMatchObject({ code: 'CHATROOM_WAITS' })
    expect(await refusalOf(send(pupil, saying('您好')))).toMatchObject({ code: 'CHATROOM_WAITS' })
    expect((await readRoom(pupil, room.id)).chatroom.can).toMatchObject({ answer: true, write: false })
    expect(
      await refusalOf(ask(stranger, 'updateChatrooms', { roomId: room.id, action: 'answer', isAccepted: true })),
    ).toMatchObject({
      code: 'CHATROOM_TYPE_REFUSED',
    })
    await update(pupil, room.id, { action: 'answer', isAccepted: true })
    await write(pupil, room.id, '您好')
    await write(stranger, room.id, '這是簡章 https://example.com')
    expect((await readMessages(stranger, room.id)).items.map(({ type }) => type)).toEqual([0, 1, 0, 0])
  })

  test('a no takes the room from whoever was asked, and is not told', async () => {
    const [stranger, pupil] = [await someone(adult), await someone()]
    const room = await openRoom(stranger, { type: 'direct', personId: pupil.id })
    await write(stranger, room.id, '妳好')
    expect((await update(pupil, room.id, { action: 'answer', isAccepted: false })).chatroom).toBeNull()
    expect(await unreadOf(pupil)).toMatchObject({ total: 0 })
    expect((await readRoom(stranger, room.id)).chatroom.contact).toEqual({ state: 'asked', isMine: true })
    expect((await openRoom(pupil, { type: 'direct', personId: stranger.id })).contact).toMatchObject({
      state: 'accepted',
    })
  })

  test('friends, and those who lead a shared group, need not ask; grown-ups bring nobody else in', async () => {
    const [friend, leader, stranger, pupil] = [
      await someone(adult),
      await someone(adult),
      await someone(adult),
      await someone(),
    ]
    await befriend(product.platform, friend.id, pupil.id)
    const { id } = await newGroup(leader)
    await place(product, id, pupil.id, memberRoles.member)
    expect((await openRoom(friend, { type: 'direct', personId: pupil.id })).contact).toBeNull()
    expect((await openRoom(leader, { type: 'direct', personId: pupil.id })).contact).toBeNull()
    const several = { type: 'several', name: '小組', personIds: [pupil.id], clientId: randomUUID() }
    expect(await refusalOf(ask(stranger, 'createChatrooms', several))).toMatchObject({
      code: 'CHATROOM_CONTACT_REFUSED',
    })
  })
})

describe('rooms of several', () => {
  test('who is invited reads from then on; who is in already is said so; who leaves first hands over', async () => {
    const [owner, early, late] = [await someone(), await someone(), await someone()]
    const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [early.id] })
    await write(owner, roomId, '只有我們兩個')
    await update(owner, roomId, { action: 'invite', personIds: [late.id] })
    expect(await refusalOf(ask(owner, 'updateChatrooms', { roomId, action: 'invite', personIds: [early.id] }))).toEqual(
      {
        code: 'CHATROOM_ALREADY_JOINED',
        errorCode: 1,
      },
    )
    await write(early, roomId, '歡迎')
    const seen = await readMessages(late, roomId)
    expect(seen.items.map(({ text, notice }) => notice?.type ?? text)).toEqual(['invited', '歡迎'])
    expect(seen.items[0]?.notice?.people.map(({ id }) => id)).toEqual([late.id])
    expect(await refusalOf(ask(late, 'updateChatrooms', { roomId, action: 'rename', name: '我的' }))).toEqual({
      code: 'CHATROOM_NO_PERMISSION',
      errorCode: -5,
    })
    expect((await update(owner, roomId, { action: 'leave' })).chatroom).toBeNull()
    const { userList, chatroom } = await readRoom(late, roomId)
    expect(userList.map(({ person, isAdministrator }) => [person.id, isAdministrator])).toEqual([
      [early.id, true],
      [late.id, false],
    ])
    expect(chatroom.memberCount).toBe(2)
    await update(early, roomId, { action: 'remove', personId: late.id })
    expect(await refusalOf(ask(late, 'getChatroomInfo', { roomId }))).toMatchObject({ code: 'CHATROOM_NOT_FOUND' })
  })

  test('closed, it is read; opened again it is written in; after 14 days it is gone', async () => {
    const [owner, friend] = [await someone(), await someone()]
    const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [friend.id] })
    await update(owner, roomId, { action: 'close' })
    const said = { roomId, clientId: randomUUID(), said: saying('還在嗎') }
    expect(await refusalOf(ask(friend, 'createChatroomMessage', said))).toMatchObject({ code: 'CHATROOM_CLOSED' })
    expect((await readMessages(friend, roomId)).items.at(-1)?.notice?.type).toBe('closed')
    product.clock.advance(chatDurations.closed)
    await removeClosedRooms(product.platform)
    await update(owner, roomId, { action: 'reopen' })
    await write(friend, roomId, '回來了')
    await update(owner, roomId, { action: 'close' })
    product.clock.advance(chatDurations.closed + 1)
    // Even before the job has deleted the room.
    expect(await refusalOf(ask(owner, 'updateChatrooms', { roomId, action: 'reopen' }))).toMatchObject({
      code: 'CHATROOM_NOT_FOUND',
    })
    await removeClosedRooms(product.platform)
    const { rows } = await product.platform.pool.query('select 1 from chatrooms where id = $1', [roomId])
    expect(rows).toEqual([])
  })

  describe('is gone with its last member', () => {
    /** A room with a file of somebody who has left, of which one is left. */
    async function left() {
      const [owner, friend] = [await someone(), await someone()]
      const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [friend.id] })
      const [file] = await uploadFiles(friend, [{ name: 'a.txt', content: Buffer.from(randomUUID()) }])
      await write(friend, roomId, { type: messageTypes.file, fileIds: [file?.id] })
      await update(friend, roomId, { action: 'leave' })
      return { owner, roomId, fileId: file?.id }
    }
    const stateOf = async ({ roomId, fileId }: { roomId: string; fileId: string | undefined }) => {
      const { pool } = product.platform
      const { rowCount } = await pool.query('select 1 from chatrooms where id = $1', [roomId])
      const { rows } = await pool.query('select let_go_at is not null as "isLetGo" from files where id = $1', [fileId])
      return { rooms: rowCount, ...rows[0] }
    }

    test('who leaves, and the files of all who wrote in it are let go of', async () => {
      const room = await left()
      expect(await stateOf(room)).toEqual({ rooms: 1, isLetGo: false })
      await update(room.owner, room.roomId, { action: 'leave' })
      expect(await stateOf(room)).toEqual({ rooms: 0, isLetGo: true })
    })

    test('whose account ends, as well', async () => {
      const room = await left()
      const { platform } = product
      for (const step of chatErasure)
        await inTransaction(platform.db, (transaction) =>
          step.erase({ platform, transaction, personId: room.owner.id, limit: 100 }),
        )
      expect(await stateOf(room)).toEqual({ rooms: 0, isLetGo: true })
    })

    test('and so are the files of what was withheld in it', async () => {
      const room = await left()
      await product.platform.pool.query(
        `update chatroom_messages set withheld = jsonb_build_object('fileIds', file_ids), file_ids = '{}'
         where room_id = $1 and file_ids <> '{}'`,
        [room.roomId],
      )
      await update(room.owner, room.roomId, { action: 'leave' })
      expect(await stateOf(room)).toEqual({ rooms: 0, isLetGo: true })
    })
  })

  test('so many are made and no more, with so many people and no more', async () => {
    const [owner, friend] = [await someone(), await someone()]
    const at = product.clock.now()
    const made = Array.from({ length: chatLimits.made - 1 }, () => ({
      id: randomUUID(),
      type: 'several' as const,
      name: '房',
      madeBy: owner.id,
      clientId: randomUUID(),
      at,
      createdAt: at,
    }))
    await product.platform.db.insert(chatrooms).values(made)
    const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [friend.id] })
    const more = { type: 'several', name: '再一間', personIds: [friend.id], clientId: randomUUID() }
    expect(await refusalOf(ask(owner, 'createChatrooms', more))).toEqual({
      code: 'CHATROOM_LIMIT_REACHED',
      errorCode: -3,
    })
    await product.platform.pool.query('update chatrooms set member_count = $2 where id = $1', [
      roomId,
      chatLimits.members - 1,
    ])
    await update(owner, roomId, { action: 'invite', personIds: [(await someone()).id] })
    const oneMore = { roomId, action: 'invite', personIds: [(await someone()).id] }
    expect(await refusalOf(ask(owner, 'updateChatrooms', oneMore))).toMatchObject({ code: 'CHATROOM_FULL' })
    await recount(product.platform.db, chatCounters)
  })
})

test('how far somebody has read is shown to their friends and groups, in a room of several to nobody else', async () => {
  const [owner, mate, friend, stranger] = [await someone(), await someone(), await someone(), await someone()]
  const { id: groupId } = await newGroup(owner)
  await place(product, groupId, mate.id, memberRoles.member)
  await befriend(product.platform, owner.id, friend.id)
  const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [mate.id, friend.id, stranger.id] })
  const { number } = await write(owner, roomId, '誰看過了')
  for (const person of [mate, friend, stranger]) await ask(person, 'readChatroom', { roomId, number })
  const shownTo = async (viewer: TestPerson) => {
    const { userList } = await readRoom(viewer, roomId)
    return userList.flatMap(({ person, readNumber }) => (readNumber === null ? [] : [person.id])).toSorted()
  }
  expect(await shownTo(owner)).toEqual([owner.id, mate.id, friend.id].toSorted())
  expect(await shownTo(mate)).toEqual([owner.id, mate.id].toSorted())
  expect(await shownTo(stranger)).toEqual([stranger.id])
  const direct = await openRoom(stranger, { type: 'direct', personId: friend.id })
  expect((await readRoom(friend, direct.id)).userList.map(({ readNumber }) => readNumber)).not.toContain(null)
})

describe('the room of a group', () => {
  test('is made with the group where that is asked for, once, and whoever comes in later is in it', async () => {
    const [leader, member] = [await someone(), await someone()]
    const made = { type: 'open', name: '高一忠', clientId: randomUUID() } as const
    const body = (withRoom: boolean) => ({ ...made, handle: `r-${made.clientId.slice(0, 8)}`, withRoom })
    const first = await leader.browser.post('/api/v2/api/addGroup', body(true))
    const again = await leader.browser.post('/api/v2/api/addGroup', body(true))
    const { id } = first.json<{ group: { id: string } }>().group
    expect(again.json()).toMatchObject({ group: { id } })
    await place(product, id, member.id, memberRoles.member)
    const ofGroup = (person: TestPerson, groupId: string) => ask(person, 'getGroupSystemChatroom', { groupId })
    expect((await ofGroup(member, id)).json()).toMatchObject({ chatroom: { type: 'group', memberCount: 2 } })
    const without = await newGroup(leader)
    expect((await ofGroup(leader, without.id)).json()).toMatchObject({ chatroom: null, canOpen: true })
  })

  test('its people follow the group, and who leads the group leads the room', async () => {
    const [leader, early, late] = [await someone(), await someone(), await someone()]
    const { id: groupId } = await newGroup(leader, { name: '二年三班' })
    await place(product, groupId, early.id, memberRoles.member)
    expect(
      await refusalOf(ask(early, 'createChatrooms', { type: 'group', groupId, clientId: randomUUID() })),
    ).toMatchObject({
      code: 'GROUP_ADMIN_REQUIRED',
    })
    const room = await openRoom(leader, { type: 'group', groupId })
    expect(room).toMatchObject({ name: '二年三班', memberCount: 2, groupId })
    await write(leader, room.id, '明天帶水壺')
    await place(product, groupId, late.id, memberRoles.member)
    expect((await readMessages(late, room.id)).items.map(({ text }) => text)).toContain('明天帶水壺')
    expect(await unreadOf(late)).toMatchObject({ total: 0 })
    await place(product, groupId, late.id, memberRoles.administrator)
    const { userList } = await readRoom(late, room.id)
    expect(userList.find(({ person }) => person.id === late.id)?.isAdministrator).toBe(true)
    const left = await early.browser.delete(`/api/v2/api/exitGroup?groupId=${groupId}`)
    expect(left.statusCode).toBe(200)
    expect(await refusalOf(ask(early, 'getChatroomInfo', { roomId: room.id }))).toMatchObject({
      code: 'CHATROOM_NOT_FOUND',
    })
    expect((await readRoom(leader, room.id)).chatroom.memberCount).toBe(2)
    expect(
      await refusalOf(ask(leader, 'createChatrooms', { type: 'group', groupId, clientId: randomUUID() })),
    ).toMatchObject({
      errorCode: -2,
    })
    expect(await recount(product.platform.db, chatCounters)).toEqual([])
  })

  test('at night only those who lead write', async () => {
    const [leader, member] = [await someone(), await someone()]
    const { id: groupId } = await newGroup(leader)
    await place(product, groupId, member.id, memberRoles.member)
    const room = await openRoom(leader, { type: 'group', groupId })
    const minute = Math.floor(product.clock.now().getTime() / 60_000 + 480) % 1_440
    const rest = { from: minute, until: (minute + 60) % 1_440 }
    expect(await refusalOf(ask(member, 'updateGroupChatroom', { groupId, rest }))).toMatchObject({
      code: 'CHATROOM_NO_PERMISSION',
    })
    expect((await ask(leader, 'updateGroupChatroom', { groupId, rest })).json().chatroom.rest).toEqual(rest)
    const said = { roomId: room.id, clientId: randomUUID(), said: saying('睡不著') }
    expect(await refusalOf(ask(member, 'createChatroomMessage', said))).toMatchObject({ code: 'CHATROOM_RESTING' })
    await write(leader, room.id, '早點睡')
    const closed = (await ask(leader, 'deleteGroupSystemChatroom', { groupId })).json()
    expect(closed.chatroom.closedAt).not.toBeNull()
    expect((await ask(member, 'getGroupSystemChatroom', { groupId })).json()).toMatchObject({ canOpen: false })
  })
})

test('the list has what was said last on top, is found by name, and pages go on', async () => {
  const owner = await someone()
  const rooms: string[] = []
  for (let round = 0; round < 22; round += 1) {
    product.clock.advance(1_000)
    const friend = await someone()
    rooms.push((await openRoom(owner, { type: 'several', name: `第${round}室`, personIds: [friend.id] })).id)
  }
  product.clock.advance(1_000)
  await write(owner, rooms[3] ?? '', '最新的一句')
  const first = (await ask(owner, 'getChatroomslist')).json()
  expect(first.items[0]).toMatchObject({ id: rooms[3], last: { text: '最新的一句' } })
  const second = (await ask(owner, 'getChatroomslist', { cursor: first.nextCursor })).json()
  const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
  expect(ids.toSorted()).toEqual(rooms.toSorted())
  const found = (await ask(owner, 'getChatroomslist', { keyword: '第21' })).json()
  expect(found.items.map(({ id }: { id: string }) => id)).toEqual([rooms[21]])
  const batch = (await ask(owner, 'getUserAllChatroomInBatches')).json()
  expect(batch.items.map(({ id }: { id: string }) => id)).toEqual(rooms.toSorted())
  expect((await ask(owner, 'getUserChatroomCount')).json()).toMatchObject({
    made: 22,
    joined: 22,
    limit: chatLimits.made,
  })
  expect((await ask(owner, 'getAllChatroomUserInfo')).json().items).toHaveLength(22)
  const named = (await ask(owner, 'getChatroomsById', { roomIds: [rooms[5], randomUUID()] })).json()
  expect(named.items.map(({ id }: { id: string }) => id)).toEqual([rooms[5]])
})

test('without the plan one reads, mutes and leaves, and writes nothing', async () => {
  const [owner, lost] = [await someone(), await someone()]
  const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [lost.id] })
  await product.platform.pool.query(`update accounts set plan = 'free', trial_ends_at = null where id = $1`, [lost.id])
  await write(owner, roomId, '還看得到嗎')
  const person = { ...lost, browser: await signedIn(product, lost.id) }
  expect((await readMessages(person, roomId)).items.at(-1)?.text).toBe('還看得到嗎')
  const said = { roomId, clientId: randomUUID(), said: saying('看得到') }
  expect(await refusalOf(ask(person, 'createChatroomMessage', said))).toMatchObject({
    code: 'FEATURE_REQUIRED',
    errorCode: -5,
  })
  expect(await refusalOf(ask(person, 'updateChatrooms', { roomId, action: 'close' }))).toMatchObject({
    code: 'FEATURE_REQUIRED',
  })
  expect(
    (await ask(person, 'updateOwnChatroom', { roomId, action: 'mute', isMuted: true })).json().chatroom.isMuted,
  ).toBe(true)
  expect(await unreadOf(person)).toMatchObject({ total: 0 })
  expect((await ask(person, 'updateOwnChatroom', { roomId, action: 'leave' })).json().chatroom).toBeNull()
})

test('what is wrong in a call has the number of the specification', async () => {
  const owner = await someone()
  const bad = await ask(owner, 'createChatrooms', { type: 'several', name: '', personIds: [], clientId: 'x' })
  expect(bad.json()).toMatchObject({ code: 'VALIDATION_FAILED', errorCode: -4 })
  const guest = await product.guest().get('/api/v2/chatroom/getUnreadChatroomCount')
  expect(guest.json()).toMatchObject({ code: 'NOT_AUTHENTICATED', errorCode: -5 })
  const name = '長'.repeat(chatLimits.name)
  const friend = await someone()
  expect((await openRoom(owner, { type: 'several', name, personIds: [friend.id] })).name).toBe(name)
  const long = { type: 'several', name: `${name}長`, personIds: [friend.id], clientId: randomUUID() }
  expect(await refusalOf(ask(owner, 'createChatrooms', long))).toMatchObject({ code: 'VALIDATION_FAILED' })
})
