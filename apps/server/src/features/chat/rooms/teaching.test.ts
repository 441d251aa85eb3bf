import type { TeachingRoom } from '@learntrail/contract/chat/teaching'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../../testing/people.ts'
import { newTeacher } from '../../../testing/teachers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { newClass } from '../../guardians/guardians.fixture.ts'
import { openRoom, update, write } from '../chat.fixture.ts'

let product: TestApp
let teacher: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newTeacher(product)
  other = await newTeacher(product)
})
afterAll(() => product.close())

const rooms = async (by: TestPerson) =>
  (await by.browser.get('/api/v2/teaching/rooms')).json<{ items: TeachingRoom[] }>().items

test('the rooms of the classes that somebody leads, with what they have not read of each', async () => {
  const led = await newClass(product, teacher)
  const { id: roomId } = await openRoom(teacher, { type: 'group', groupId: led })
  await newClass(product, teacher)
  const { id: open } = await newGroup(teacher)
  await openRoom(teacher, { type: 'group', groupId: open })
  await place(product, led, other.id, memberRoles.member)
  expect(await rooms(teacher)).toEqual([{ groupId: led, roomId, unread: 0 }])
  for (const word of ['老師好', '明天要帶尺嗎']) await write(other, roomId, word)
  expect(await rooms(teacher)).toEqual([{ groupId: led, roomId, unread: 2 }])
  expect(await rooms(other)).toEqual([])

  await update(teacher, roomId, { action: 'mute', isMuted: true })
  expect(await rooms(teacher)).toEqual([{ groupId: led, roomId, unread: 0 }])
  await product.platform.pool.query('update groups set archived_at = $2 where id = $1', [led, product.clock.now()])
  expect(await rooms(teacher)).toEqual([])
})

test('of as many classes as the home shows, and of no more', async () => {
  for (let made = 0; made < groupLimits.forTeacher; made += 1) {
    const groupId = await newClass(product, other)
    await openRoom(other, { type: 'group', groupId })
  }
  expect(await rooms(other)).toHaveLength(groupLimits.forTeacher)
  await openRoom(other, { type: 'group', groupId: await newClass(product, other) })
  expect(await rooms(other)).toHaveLength(groupLimits.forTeacher)
})
