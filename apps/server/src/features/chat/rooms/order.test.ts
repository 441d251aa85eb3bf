import { randomUUID } from 'node:crypto'
import type { ChatroomMember } from '@learntrail/contract/chat/chatroom'
import { messageTypes } from '@learntrail/contract/chat/facts'
import { chatDurations } from '@learntrail/contract/chat/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations } from '@learntrail/contract/limits'
import type { Notice } from '@learntrail/contract/notices/notices'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { caseOf, report } from '../../reports/reports.fixture.ts'
import { ask, openRoom, plus, readMessages, readRoom, saying, update, write } from '../chat.fixture.ts'
import { forgetTakenOut } from '../messages/take-out.service.ts'

let product: TestApp
let leader: TestPerson
let second: TestPerson
let pupil: TestPerson
let other: TestPerson
let roomId: string

beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  const someone = (displayName: string) => newPerson(product, { ...plus, displayName })
  ;[leader, second, pupil, other] = [
    await someone('林老師'),
    await someone('助教'),
    await someone('小晴'),
    await someone('阿海'),
  ]
  const { id: groupId } = await newGroup(leader, { name: '二年三班' })
  await place(product, groupId, second.id, memberRoles.administrator)
  for (const { id } of [pupil, other]) await place(product, groupId, id, memberRoles.member)
  roomId = (await openRoom(leader, { type: 'group', groupId })).id
})

const refusalOf = async (answer: ReturnType<typeof ask>) => (await answer).json()
const changing = (person: TestPerson, number: number, action: string) =>
  ask(person, 'updateChatroomMessage', { roomId, number, action })
const silencing = (person: TestPerson, personId: string, length: string | null) =>
  ask(person, 'updateChatrooms', { roomId, action: 'silence', personId, for: length })
const saysNow = (person: TestPerson) =>
  ask(person, 'createChatroomMessage', { roomId, clientId: randomUUID(), said: saying('聽得到嗎') })

describe('what somebody said', () => {
  test('is taken out by who leads the group, and its place says by whom', async () => {
    const { number } = await write(pupil, roomId, '阿海是笨蛋')
    const taken = (await changing(second, number, 'takeOut')).json()
    expect(taken.message).toMatchObject({ type: messageTypes.deleted, text: '', removedBy: { displayName: '助教' } })
    const seen = (await readMessages(other, roomId)).items.find((one) => one.number === number)
    expect(seen).toMatchObject({ type: messageTypes.deleted, text: '', removedBy: { id: second.id } })
    const found = await ask(other, 'searchChatroomMessage', { roomId, keyword: '笨蛋' })
    expect(found.json().items).toEqual([])
    // Repeating it changes nothing, even by another administrator.
    expect((await changing(leader, number, 'takeOut')).json().message.removedBy.id).toBe(second.id)
  })

  test('stays where somebody else would take it out', async () => {
    const { number } = await write(leader, roomId, '明天帶水壺')
    expect(await refusalOf(changing(pupil, number, 'takeOut'))).toMatchObject({ code: 'CHATROOM_NO_PERMISSION' })
    const { id: own } = await openRoom(pupil, { type: 'several', personIds: [other.id] })
    const said = await write(other, own, '好')
    const ofSeveral = { roomId: own, number: said.number, action: 'takeOut' }
    expect(await refusalOf(ask(pupil, 'updateChatroomMessage', ofSeveral))).toMatchObject({
      code: 'CHATROOM_TYPE_REFUSED',
    })
    expect((await readMessages(pupil, roomId)).items.map(({ text }) => text)).toContain('明天帶水壺')
  })

  test('is kept for whoever judges it, and then is gone', async () => {
    const { number, id } = await write(pupil, roomId, '阿海是笨蛋')
    await changing(leader, number, 'takeOut')
    await report(other, 'message', id)
    const moderator = await newPerson(product, { role: 'moderator' })
    expect((await caseOf(moderator, id)).frozen).toMatchObject({ text: '阿海是笨蛋' })
    const kept = async () =>
      (await product.platform.pool.query('select withheld from chatroom_messages where id = $1', [id])).rows[0].withheld
    expect(await kept()).toMatchObject({ text: '阿海是笨蛋' })
    product.clock.advance(chatDurations.takenOut - durations.hour)
    await forgetTakenOut(product.platform)
    expect(await kept()).not.toBeNull()
    product.clock.advance(2 * durations.hour)
    await forgetTakenOut(product.platform)
    expect(await kept()).toBeNull()
  })
})

describe('who is silenced', () => {
  const silenceOf = async (viewer: TestPerson, personId: string): Promise<ChatroomMember['silence'] | undefined> =>
    ((await readRoom(viewer, roomId)).userList as ChatroomMember[]).find(({ person }) => person.id === personId)
      ?.silence

  test('says nothing there until the time is over, and reads on', async () => {
    await silencing(leader, pupil.id, 'hour')
    const until = new Date(product.clock.now().getTime() + durations.hour).toISOString()
    expect(await refusalOf(saysNow(pupil))).toMatchObject({ code: 'CHATROOM_SILENCED' })
    const { chatroom } = await readRoom(pupil, roomId)
    expect(chatroom).toMatchObject({ silence: { until }, can: { write: false } })
    await write(other, roomId, '我可以說話')
    expect((await readMessages(pupil, roomId)).items.map(({ text }) => text)).toContain('我可以說話')
    product.clock.advance(durations.hour)
    expect((await saysNow(pupil)).statusCode).toBe(200)
    expect((await readRoom(pupil, roomId)).chatroom).toMatchObject({ silence: null, can: { write: true } })
  })

  test('is heard again once who leads the group says so', async () => {
    await silencing(leader, pupil.id, 'lifted')
    product.clock.advance(3 * durations.day)
    expect(await refusalOf(saysNow(pupil))).toMatchObject({ code: 'CHATROOM_SILENCED' })
    const silence = { until: null, reason: '' }
    expect([await silenceOf(second, pupil.id), await silenceOf(pupil, pupil.id)]).toEqual([silence, silence])
    expect(await silenceOf(other, pupil.id)).toBeNull()
    await silencing(second, pupil.id, null)
    expect((await saysNow(pupil)).statusCode).toBe(200)
    expect(await silenceOf(leader, pupil.id)).toBeNull()
  })

  test('is told, and no longer once it is over', async () => {
    await silencing(leader, pupil.id, 'day')
    const notices = async (): Promise<Notice[]> => {
      await untilHeard(product)
      return (await pupil.browser.post('/api/v2/notice/get-notice', {})).json().items
    }
    expect(await notices()).toMatchObject([
      {
        kind: 'chatroomSilenced',
        title: '二年三班',
        people: [{ displayName: '林老師' }],
        place: { type: 'chatroom', id: roomId },
      },
    ])
    await silencing(leader, pupil.id, null)
    expect(await notices()).toEqual([])
  })

  test('is no one who leads it, nobody from elsewhere, and no pupil’s choice', async () => {
    expect(await refusalOf(silencing(pupil, other.id, 'hour'))).toMatchObject({ code: 'CHATROOM_NO_PERMISSION' })
    expect(await refusalOf(silencing(leader, second.id, 'hour'))).toMatchObject({ code: 'CHATROOM_NO_PERMISSION' })
    expect(await refusalOf(silencing(leader, leader.id, 'hour'))).toMatchObject({ code: 'USER_NOT_FOUND' })
    const elsewhere = await newPerson(product, plus)
    expect(await refusalOf(silencing(leader, elsewhere.id, 'hour'))).toMatchObject({ code: 'USER_NOT_FOUND' })
    expect((await update(leader, roomId, { action: 'close' })).chatroom?.can.moderate).toBe(true)
  })
})
