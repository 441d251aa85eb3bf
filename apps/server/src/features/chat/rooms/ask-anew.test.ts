import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untilJobsDone } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { befriend } from '../../people/index.ts'
import { noteComeOfAge } from '../../profiles/ages/ages.service.ts'
import { ask, openRoom, plus, readMessages, readRoom, saying, update, write } from '../chat.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const someone = (change: Parameters<typeof newPerson>[1] = {}) => newPerson(product, { ...plus, ...change })
const adult = { registrationRole: 'other' } as const

async function born(person: TestPerson, birthYear: number) {
  const answer = await person.browser.patch('/api/v2/users/current', { profile: { birthYear } })
  expect(answer.statusCode, answer.body).toBe(200)
  await untilJobsDone(product.platform)
}

const refusalOf = async (answering: ReturnType<typeof ask>) => (await answering).json<{ code?: string }>().code ?? null
const send = (person: TestPerson, roomId: string, text = '在嗎') =>
  refusalOf(ask(person, 'createChatroomMessage', { roomId, clientId: randomUUID(), said: saying(text) }))
const direct = (personId: string) => ({ type: 'direct', personId }) as const
const several = (...people: TestPerson[]) => ({ type: 'several', personIds: people.map(({ id }) => id) }) as const
const noticesIn = async (person: TestPerson, roomId: string) =>
  (await readMessages(person, roomId)).items.flatMap(({ notice }) => (notice === null ? [] : [notice.type]))

test('a grown-up who claims to be 15 still asks first, and brings nobody under age into a room', async () => {
  const [stranger, pupil] = [await someone(adult), await someone()]
  await born(stranger, 1991)
  await born(stranger, 2011)
  const room = await openRoom(stranger, direct(pupil.id))
  expect(room.contact).toEqual({ state: 'asked', isMine: true })
  expect(await send(stranger, room.id, '看 https://example.com')).toBe('TEXT_HOLDS_CONTACT')
  const bringing = { type: 'several', name: '小組', personIds: [pupil.id], clientId: randomUUID() }
  expect(await refusalOf(ask(stranger, 'createChatrooms', bringing))).toBe('CHATROOM_CONTACT_REFUSED')
})

describe('a room of two that was open', () => {
  test('waits for a new yes once one of them counts as grown-up, and both are told', async () => {
    const [one, other] = [await someone(), await someone()]
    const { id } = await openRoom(one, direct(other.id))
    await write(one, id, '這題怎麼算')
    await write(other, id, '先畫圖')
    await born(one, 1991)
    for (const person of [one, other]) {
      expect(await noticesIn(person, id)).toEqual(['askedAnew'])
      expect(await send(person, id)).toBe('CHATROOM_WAITS')
    }
    // Counting as under 18 again opens nothing.
    await born(one, 2011)
    expect(await send(one, id)).toBe('CHATROOM_WAITS')
    expect(await noticesIn(one, id)).toEqual(['askedAnew'])
    expect((await readRoom(other, id)).chatroom.can.answer).toBe(true)
    await update(other, id, { action: 'answer', isAccepted: true })
    expect([await send(one, id), await send(other, id)]).toEqual([null, null])
  })

  test('asks also when the year ends in which somebody became 18, and when somebody turns out to be younger', async () => {
    const own = await createTestApp()
    const before = product
    product = own
    own.clock.advance(new Date('2026-12-31T15:00:00Z').getTime() - own.clock.now().getTime())
    const [older, younger, grownUp] = [await someone(), await someone(), await someone(adult)]
    await born(older, 2008)
    await born(younger, 2010)
    const { id } = await openRoom(older, direct(younger.id))
    await write(older, id, '新年快樂')
    own.clock.advance(3_600_000)
    await noteComeOfAge(own.platform)
    await untilJobsDone(own.platform)
    expect([await noticesIn(younger, id), await send(older, id)]).toEqual([['askedAnew'], 'CHATROOM_WAITS'])

    await born(younger, 2000)
    const talk = await openRoom(grownUp, direct(younger.id))
    await write(grownUp, talk.id, '您好')
    expect(talk.contact).toBeNull()
    await born(younger, 2010)
    expect([await noticesIn(younger, talk.id), await send(grownUp, talk.id)]).toEqual([['askedAnew'], 'CHATROOM_WAITS'])
    await own.close()
    product = before
  })

  test('asks a yes again that was given before, and nothing of friends', async () => {
    const [stranger, friend, pupil] = [await someone(adult), await someone(adult), await someone()]
    await befriend(product.platform, friend.id, pupil.id)
    const asked = await openRoom(stranger, direct(pupil.id))
    await write(stranger, asked.id, '妳好，我是科展的評審。')
    await update(pupil, asked.id, { action: 'answer', isAccepted: true })
    const close = await openRoom(friend, direct(pupil.id))
    await write(friend, close.id, '嗨')
    await born(pupil, 2000)
    expect([await send(stranger, asked.id), await send(friend, close.id)]).toEqual([null, null])
    await born(pupil, 2011)
    expect([await send(stranger, asked.id), await send(friend, close.id)]).toEqual(['CHATROOM_WAITS', null])
  })

  test('stays declined, and friends need no answer', async () => {
    const [stranger, pupil, other] = [await someone(adult), await someone(), await someone()]
    const declined = await openRoom(stranger, direct(pupil.id))
    await write(stranger, declined.id, '妳好')
    await update(pupil, declined.id, { action: 'answer', isAccepted: false })
    await born(pupil, 2010)
    await born(pupil, 2000)
    await born(pupil, 2010)
    expect(await refusalOf(ask(pupil, 'getChatroomInfo', { roomId: declined.id }))).toBe('CHATROOM_NOT_FOUND')

    const waits = await openRoom(stranger, direct(other.id))
    await write(stranger, waits.id, '妳好')
    await befriend(product.platform, stranger.id, other.id)
    await untilJobsDone(product.platform)
    expect((await readRoom(stranger, waits.id)).chatroom.can.write).toBe(true)
    expect([await send(stranger, waits.id), await send(other, waits.id)]).toEqual([null, null])
  })
})

describe('a room of several that was open', () => {
  test('is read, and written in by whoever has come of age once they are friends, or were agreed to', async () => {
    const [one, friend, mate] = [await someone(), await someone(), await someone()]
    await befriend(product.platform, one.id, friend.id)
    const { id } = await openRoom(one, several(friend, mate))
    await born(one, 1991)
    expect(await noticesIn(mate, id)).toEqual(['made', 'friendsFirst'])
    expect([await send(one, id), await send(mate, id)]).toEqual(['CHATROOM_FRIENDS_FIRST', null])
    const { chatroom } = await readRoom(one, id)
    expect(chatroom.can).toMatchObject({ write: false, rename: false, invite: false, leave: true })
    expect(chatroom.contact).toEqual({ state: 'asked', isMine: true })
    const another = await someone()
    for (const change of [
      { action: 'rename', name: '加我' },
      { action: 'invite', personIds: [another.id] },
      { action: 'setPicture', fileId: randomUUID() },
    ])
      expect(await refusalOf(ask(one, 'updateChatrooms', { roomId: id, ...change })), change.action).toBe(
        'CHATROOM_FRIENDS_FIRST',
      )

    const pair = await openRoom(one, direct(mate.id))
    await write(one, pair.id, '我滿 18 歲了，還能一起聊嗎')
    expect(await send(one, id)).toBe('CHATROOM_FRIENDS_FIRST')
    await update(mate, pair.id, { action: 'answer', isAccepted: true })
    expect((await readRoom(one, id)).chatroom.can.write).toBe(true)
    expect(await send(one, id)).toBeNull()
  })

  test('is written in again once nobody is left to ask', async () => {
    const [one, mate] = [await someone(), await someone()]
    const { id } = await openRoom(mate, several(one))
    await born(one, 1991)
    expect(await send(one, id)).toBe('CHATROOM_FRIENDS_FIRST')
    await befriend(product.platform, one.id, mate.id)
    await untilJobsDone(product.platform)
    expect(await send(one, id)).toBeNull()
  })

  test('is no way around it for grown-ups whom somebody under age brings in, or who come back', async () => {
    const [pupil, friend, mate] = [await someone(), await someone(adult), await someone()]
    await befriend(product.platform, friend.id, pupil.id)
    const { id } = await openRoom(pupil, several(friend))
    expect(await send(friend, id)).toBeNull()
    await update(pupil, id, { action: 'invite', personIds: [mate.id] })
    expect(await send(friend, id)).toBe('CHATROOM_FRIENDS_FIRST')
    await update(friend, id, { action: 'leave' })
    await update(pupil, id, { action: 'invite', personIds: [friend.id] })
    expect(await send(friend, id)).toBe('CHATROOM_FRIENDS_FIRST')
    await update(mate, id, { action: 'leave' })
    expect((await readRoom(friend, id)).chatroom.can.write).toBe(true)
    const fresh = await openRoom(pupil, several(friend, mate))
    expect([await send(friend, fresh.id), await send(mate, fresh.id)]).toEqual(['CHATROOM_FRIENDS_FIRST', null])
  })
})
