import { chatLimits } from '@learntrail/contract/chat/limits'
import type { SchoolSilence, SchoolTakenOut } from '@learntrail/contract/chat/school-order'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations } from '@learntrail/contract/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, newSchoolOf, place } from '../../groups/groups.fixture.ts'
import { groups } from '../../groups/groups.tables.ts'
import { ask, openRoom, plus, readRoom, write } from '../chat.fixture.ts'

let product: TestApp
let [officer, teacher, pupil] = [] as unknown as [TestPerson, TestPerson, TestPerson]
let [schoolId, groupId, roomId] = ['', '', '']
beforeAll(async () => {
  product = await createTestApp()
  ;[officer, teacher] = [await newPerson(product, plus), await newPerson(product, { ...plus, fullName: '林老師' })]
})
afterAll(() => product.close())
beforeEach(async () => {
  schoolId = await newSchoolOf(product, officer)
  pupil = await newPerson(product, { ...plus, displayName: '小晴', fullName: '王小明' })
  groupId = (await newGroup(teacher, { name: '二年三班' })).id
  await product.platform.db.update(groups).set({ type: 'school', schoolId }).where(eq(groups.id, groupId))
  await place(product, groupId, pupil.id, memberRoles.member)
  roomId = (await openRoom(teacher, { type: 'group', groupId })).id
})

const path = (rest: string, school = schoolId) => `/api/v2/schools/${school}/rooms/${rest}`
const silences = async (by = officer) =>
  (await by.browser.get(path('silences'))).json<{ items: SchoolSilence[] }>().items
const takenOut = async () => (await officer.browser.get(path('taken-out'))).json<{ items: SchoolTakenOut[] }>().items
const silence = (length: string | null, reason = '') =>
  ask(teacher, 'updateChatrooms', { roomId, action: 'silence', personId: pupil.id, for: length, reason })
const lift = (by: TestPerson, school = schoolId) =>
  by.browser.post(path(`${roomId}/silences/${pupil.id}/lift`, school), {})

describe('who acts for a school', () => {
  test('sees who is silenced in its groups, by whom, until when and why', async () => {
    await silence('day', '一直洗版')
    const until = new Date(product.clock.now().getTime() + durations.day).toISOString()
    expect(await silences()).toMatchObject([
      {
        roomId,
        group: { id: groupId, name: '二年三班' },
        person: { displayName: '小晴' },
        realName: '王小明',
        until,
        reason: '一直洗版',
        silencedBy: '林老師',
      },
    ])
    expect((await readRoom(pupil, roomId)).chatroom.silence).toEqual({ until, reason: '一直洗版' })
    product.clock.advance(durations.day)
    expect(await silences()).toEqual([])
  })

  test('lets somebody write again, which is no longer said to them, and again changes nothing', async () => {
    await silence('lifted')
    expect((await lift(officer)).json()).toEqual({ ok: true })
    expect((await lift(officer)).json()).toEqual({ ok: true })
    expect(await silences()).toEqual([])
    expect((await readRoom(pupil, roomId)).chatroom).toMatchObject({ silence: null, can: { write: true } })
  })

  test('sees what was taken out, by whom, as long as it is kept', async () => {
    const { number } = await write(pupil, roomId, '阿海是笨蛋')
    await ask(teacher, 'updateChatroomMessage', { roomId, number, action: 'takeOut' })
    expect(await takenOut()).toMatchObject([
      { realName: '王小明', removedBy: '林老師', kept: { text: '阿海是笨蛋', files: 0 }, group: { id: groupId } },
    ])
    await product.platform.pool.query('update chatroom_messages set withheld = null where room_id = $1', [roomId])
    expect(await takenOut()).toMatchObject([{ kept: null }])
  })

  test('has nothing to do with groups of others', async () => {
    await silence('day')
    const other = await newSchoolOf(product, officer)
    expect((await lift(officer, other)).json()).toMatchObject({ code: 'CHATROOM_NOT_FOUND' })
    await product.platform.db.update(groups).set({ type: 'private' }).where(eq(groups.id, groupId))
    expect(await silences()).toEqual([])
    expect((await lift(officer)).json()).toMatchObject({ code: 'CHATROOM_NOT_FOUND' })
  })
})

test('to anybody else the school has nothing to show', async () => {
  const stranger = await newPerson(product, plus)
  await newSchoolOf(product, stranger)
  expect((await stranger.browser.get(path('silences'))).json()).toMatchObject({ code: 'SCHOOL_NOT_FOUND' })
  expect((await stranger.browser.get(path('taken-out'))).json()).toMatchObject({ code: 'SCHOOL_NOT_FOUND' })
  expect((await lift(stranger)).json()).toMatchObject({ code: 'SCHOOL_NOT_FOUND' })
})

test('a reason has its length', async () => {
  expect((await silence('hour', '字'.repeat(chatLimits.silenceReason))).statusCode).toBe(200)
  expect((await silence('hour', '字'.repeat(chatLimits.silenceReason + 1))).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
  })
})
