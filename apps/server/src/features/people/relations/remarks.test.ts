import { memberRoles } from '@learntrail/contract/groups/roles'
import type { PersonCard } from '@learntrail/contract/people/person-card'
import type { ListedPerson } from '@learntrail/contract/people/relations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openRoom, readRoom } from '../../chat/chat.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { befriend, block } from '../index.ts'
import { unblock } from './blocks.service.ts'

let product: TestApp
let [me, other] = [] as unknown as [TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  ;[me, other] = [await newPerson(product, { plan: 'plus' }), await newPerson(product, { plan: 'plus' })]
})
afterAll(() => product.close())

const note = (remark: string, on = other, by = me) => by.browser.put(`/api/v2/users/${on.id}/remark`, { remark })
const cardOf = async (person: TestPerson, by = me) =>
  (await by.browser.get(`/api/v2/users/${person.id}`)).json<PersonCard>()
const stored = async () =>
  (await product.platform.pool.query('select * from person_remarks where owner_id = $1', [me.id])).rows

test('what I note on a person stands beside their name for me alone, and is changed and taken away', async () => {
  expect((await note('  小雨的哥哥 ')).json()).toMatchObject({ relation: { remark: '小雨的哥哥', friendship: 'none' } })
  expect((await cardOf(other)).relation.remark).toBe('小雨的哥哥')
  for (const [by, person] of [
    [other, other],
    [other, me],
    [await newPerson(product), other],
  ] as const)
    expect((await cardOf(person, by)).relation.remark).toBe('')
  await note('排球隊')
  expect((await cardOf(other)).relation.remark).toBe('排球隊')
  expect((await note('')).json()).toMatchObject({ relation: { remark: '' } })
  expect(await stored()).toEqual([])
})

describe('a note', () => {
  test.each([
    ['長'.repeat(10), 200],
    ['長'.repeat(11), 400],
  ])('%j is answered %i', async (remark, status) => {
    const answer = await note(remark)
    expect(answer.statusCode).toBe(status)
    expect(await stored()).toHaveLength(status === 200 ? 1 : 0)
  })

  test('is of somebody whom I may come across, and of nobody else', async () => {
    const leaving = await newPerson(product, { deletedAt: product.clock.now() })
    const blocker = await newPerson(product)
    await block(product.platform, blocker.id, me.id)
    for (const person of [leaving, blocker, me])
      expect((await note('誰', person)).json()).toMatchObject({ code: 'USER_NOT_FOUND' })
    expect(await stored()).toEqual([])
  })

  test('stands in lists of people, of a group and of a room', async () => {
    await befriend(product.platform, me.id, other.id)
    await note('排球隊')
    const friends = await me.browser.get(`/api/v2/users/${me.id}/users-with-search-keyword?list=friends`)
    expect(friends.json<{ items: ListedPerson[] }>().items).toMatchObject([{ relation: { remark: '排球隊' } }])
    const { id: groupId } = await newGroup(me)
    await place(product, groupId, other.id, memberRoles.member)
    const members = await me.browser.get(`/api/v2/api/group-members?groupId=${groupId}`)
    expect(members.json().items).toMatchObject([
      { person: { id: me.id }, relation: { remark: '' } },
      { person: { id: other.id }, relation: { remark: '排球隊' } },
    ])
    const { id: roomId, remark } = await openRoom(me, { type: 'direct', personId: other.id })
    expect(remark).toBe('排球隊')
    const seen = async (by: TestPerson) => {
      const { chatroom, userList } = await readRoom(by, roomId)
      return [chatroom.remark, ...userList.map((one) => one.remark).toSorted()]
    }
    expect(await seen(me)).toEqual(['排球隊', '', '排球隊'])
    expect(await seen(other)).toEqual(['', '', ''])
  })

  test('stays through a block, and stands in the list of whom I block', async () => {
    await note('排球隊')
    await block(product.platform, me.id, other.id)
    const blocked = await me.browser.get(`/api/v2/users/${me.id}/users-with-search-keyword?list=block`)
    expect(blocked.json()).toMatchObject({ items: [{ relation: { remark: '排球隊' } }] })
    await unblock(product.platform, me.id, other.id)
    expect((await cardOf(other)).relation.remark).toBe('排球隊')
  })
})
