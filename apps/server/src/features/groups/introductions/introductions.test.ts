import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newEPortfolio } from '../../eportfolio/eportfolio.fixture.ts'
import { befriend } from '../../people/index.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { newGroup, place } from '../groups.fixture.ts'

let product: TestApp
let pupil: TestPerson
let stranger: TestPerson
let friend: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  pupil = await newPerson(product)
  stranger = await newPerson(product, { registrationRole: 'other' })
  friend = await newPerson(product, { registrationRole: 'other' })
  await befriend(product.platform, friend.id, pupil.id)
})
afterAll(() => product.close())

const post = async (person: TestPerson, path: string, body: object) => {
  const answer = await person.browser.post(path, body)
  const { code, values, id } = answer.json<{ code?: string; values?: { part: string }; id?: string }>()
  return { told: answer.statusCode === 200 ? null : [code, values?.part], id: id ?? '' }
}
const holds = (part: string) => ['TEXT_HOLDS_CONTACT', part]
const contact = '想聊聊的話，我的 LINE ID：river_2020'

describe('what a grown-up says below something of a stranger under 18', () => {
  const say = (person: TestPerson, targetId: string, content: string) =>
    post(person, '/api/v2/messages/uploadmessage', {
      targetType: 'portfolio',
      targetId,
      content,
      clientId: randomUUID(),
    })
  const reply = (person: TestPerson, messageId: string, content: string) =>
    post(person, '/api/v2/replies/uploadreply', { messageId, content, clientId: randomUUID() })

  test('holds no contact, in a comment, a reply, or by changing one', async () => {
    const { id } = await publish(pupil, { title: '水質' })
    expect((await say(stranger, id, contact)).told).toEqual(holds('LINE ID：river_2020'))
    expect((await say(friend, id, contact)).told).toBeNull()
    expect((await say(await newPerson(product), id, contact)).told).toBeNull()
    const comment = await say(stranger, id, '寫得很清楚，溶氧 3.14 是哪一天量的？')
    expect(comment.told).toBeNull()
    const edit = { id: comment.id, content: contact }
    expect((await post(stranger, '/api/v2/messages/editmessage', edit)).told).toEqual(holds('LINE ID：river_2020'))
    const own = await say(pupil, id, '是 11/27')
    expect((await reply(stranger, own.id, contact)).told).toEqual(holds('LINE ID：river_2020'))
    const answer = await reply(stranger, own.id, '了解')
    const change = { id: answer.id, content: contact }
    expect((await post(stranger, '/api/v2/replies/editreply', change)).told).toEqual(holds('LINE ID：river_2020'))
  })

  test('holds none below what is a grown-up’s either, where it answers somebody under 18', async () => {
    const { id } = await publish(friend, { title: '溪流' })
    expect((await say(stranger, id, contact)).told).toBeNull()
    const asked = await say(pupil, id, '請問在哪裡？')
    expect((await reply(stranger, asked.id, contact)).told).toEqual(holds('LINE ID：river_2020'))
    const answer = await reply(stranger, asked.id, '在溪邊')
    const change = { id: answer.id, content: contact }
    expect((await post(stranger, '/api/v2/replies/editreply', change)).told).toEqual(holds('LINE ID：river_2020'))
  })

  test('holds none below an e-portfolio', async () => {
    const id = await newEPortfolio(product, pupil)
    const path = `/api/v2/ePortfolio/${id}/discussions`
    const body = { content: contact, clientId: randomUUID() }
    expect((await post(stranger, path, body)).told).toEqual(holds('LINE ID：river_2020'))
  })
})

test('a group invites nobody under 18 by a name or a description that holds a contact, unless they know who invites', async () => {
  const invite = (person: TestPerson, groupId: string) =>
    post(person, '/api/v2/api/inviteMembers', { groupId, personIds: [pupil.id], as: 'member' })
  for (const change of [{ name: '加賴 river2020' }, { name: '溪流班', description: '報名 reurl。cc/abc' }]) {
    const group = await newGroup(stranger, change)
    expect((await invite(stranger, group.id)).told?.[0]).toBe('TEXT_HOLDS_CONTACT')
  }
  const plain = await newGroup(stranger, { name: '溪流班 2026', description: '每週六 14:30，一起走 3.5 公里' })
  expect((await invite(stranger, plain.id)).told).toBeNull()
  const known = await newGroup(friend, { name: '加賴 river2020' })
  await place(product, known.id, stranger.id, memberRoles.administrator)
  expect((await invite(stranger, known.id)).told?.[0]).toBe('TEXT_HOLDS_CONTACT')
  expect((await invite(friend, known.id)).told).toBeNull()
})
