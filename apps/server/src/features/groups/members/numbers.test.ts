import type { Problem } from '@learntrail/contract/errors'
import { groupLimits } from '@learntrail/contract/groups/limits'
import type { GroupMember, NumberedLine } from '@learntrail/contract/groups/members'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../groups.fixture.ts'

let product: TestApp
let group: string
let [teacher, helper, ann, ben] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  ;[teacher, helper, ann, ben] = [
    await newPerson(product),
    await newPerson(product),
    await newPerson(product),
    await newPerson(product),
  ] as [TestPerson, TestPerson, TestPerson, TestPerson]
  group = (await newGroup(teacher)).id
  await place(product, group, helper.id, memberRoles.administrator)
  for (const { id } of [ann, ben]) await place(product, group, id, memberRoles.member)
})
afterAll(() => product.close())

const give = ({ browser }: TestPerson, to: TestPerson, memberNumber: string, groupId = group) =>
  browser.put(`/api/v2/groups/${groupId}/members/${to.id}/number`, { memberNumber })

/** Returns all members, read page by page. */
async function listed({ browser }: TestPerson, groupId = group): Promise<GroupMember[]> {
  const all: GroupMember[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor === '' ? '' : `&cursor=${cursor}`
    const answer = await browser.get(`/api/v2/api/group-members?groupId=${groupId}${after}`)
    const page = answer.json<{ items: GroupMember[]; nextCursor: string | null }>()
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return all
}
const numberOf = async (viewer: TestPerson, of: TestPerson) =>
  (await listed(viewer)).find(({ person }) => person.id === of.id)?.memberNumber
const code = (answer: { json<T>(): T }) => answer.json<Problem>().code

describe('a seat number', () => {
  test('is for administrators and for the member, and for nobody else', async () => {
    expect((await give(helper, ann, '７')).json()).toEqual({ errorCode: 0, memberNumber: '7' })
    await give(teacher, ben, 'a12')
    expect(await Promise.all([teacher, helper, ann, ben].map((viewer) => numberOf(viewer, ann)))).toEqual([
      '7',
      '7',
      '7',
      '',
    ])
    expect(await numberOf(ben, ben)).toBe('A12')
    expect((await give(teacher, ann, '')).json()).toEqual({ errorCode: 0, memberNumber: '' })
    expect(await numberOf(teacher, ann)).toBe('')
  })

  test('is given by administrators alone, to members alone, in a group that is not put away', async () => {
    expect(code(await give(ann, ann, '7'))).toBe('GROUP_ADMIN_REQUIRED')
    const stranger = await newPerson(product)
    expect(code(await give(stranger, ann, '7', (await newGroup(teacher, { type: 'private' })).id))).toBe(
      'GROUP_NOT_FOUND',
    )
    expect(code(await give(teacher, stranger, '7'))).toBe('GROUP_ROLE_CHANGED')
    await teacher.browser.put(`/api/v2/groups/${group}/archive`, { isArchived: true })
    expect(code(await give(teacher, ann, '7'))).toBe('GROUP_ARCHIVED')
    expect(await numberOf(teacher, ann)).toBe('')
  })

  test('has three letters or digits, and not one more', async () => {
    const most = 'Z'.repeat(groupLimits.memberNumber)
    expect((await give(teacher, ann, most)).statusCode).toBe(200)
    for (const [typed, rule] of [
      [`${most}Z`, { rule: 'too_long', limit: 3 }],
      ['七號', { rule: 'member_number' }],
      ['1-2', { rule: 'member_number' }],
    ] as const) {
      const answer = await give(teacher, ann, typed)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<Problem>().fields).toEqual([expect.objectContaining(rule)])
    }
    expect(await numberOf(teacher, ann)).toBe(most)
  })

  test('is one person’s in the group, however it is written, and also at the same moment', async () => {
    await give(teacher, ann, '7')
    for (const written of ['7', '07', '００７']) {
      const refused = await give(teacher, ben, written)
      expect(refused.json()).toMatchObject({ code: 'GROUP_NUMBER_TAKEN', values: { name: ann.displayName } })
    }
    // The same person's number in another notation.
    expect((await give(teacher, ann, '07')).statusCode).toBe(200)
    const atOnce = await Promise.all([give(teacher, ben, '9'), give(helper, helper, '9')])
    expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    // In another group the number is free.
    const other = (await newGroup(teacher)).id
    await place(product, other, ben.id, memberRoles.member)
    expect((await give(teacher, ben, '7', other)).statusCode).toBe(200)
  })

  test('of whoever is leaving the product is free for another', async () => {
    await give(teacher, ann, '7')
    await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [ann.id])
    expect((await give(teacher, ben, '7')).statusCode).toBe(200)
    expect(await numberOf(teacher, ben)).toBe('7')
  })

  test('comes along into the group of the new year', async () => {
    await give(teacher, ann, '7')
    const next = await teacher.browser.post(`/api/v2/groups/${group}/next`, {
      clientId: crypto.randomUUID(),
      name: '八年一班',
      handle: `next-${group.slice(-12)}`,
    })
    const { groupId } = next.json<{ groupId: string }>()
    const numbers = (await listed(teacher, groupId)).map(({ person, memberNumber }) => [person.id, memberNumber])
    expect(Object.fromEntries(numbers)).toMatchObject({ [ann.id]: '7', [ben.id]: '' })
  })
})

describe('a list of seat numbers', () => {
  const read = async ({ browser }: TestPerson, list: string) =>
    (await browser.post(`/api/v2/groups/${group}/number-list`, { list })).json<{ items: NumberedLine[] }>().items
  const meant = async (by: TestPerson, list: string) =>
    (await read(by, list)).map(({ memberNumber, people }) => [memberNumber, people.map(({ person: { id } }) => id)])
  const put = ({ browser }: TestPerson, ...numbers: [TestPerson, string][]) =>
    browser.put(`/api/v2/groups/${group}/numbers`, {
      numbers: numbers.map(([{ id: personId }, memberNumber]) => ({ personId, memberNumber })),
    })

  test('names members by nickname, account name, my own note and the real name that I see', async () => {
    const { pool } = product.platform
    await teacher.browser.put(`/api/v2/users/${ann.id}/remark`, { remark: '班長' })
    const names = await pool.query<{ username: string }>('select username from accounts where id = $1', [ben.id])
    const list = ['座號\t姓名', `1\t${helper.displayName}`, `2\t${names.rows[0]?.username}`, '3\t班長', '4\t沒有這個人']
    expect(await meant(teacher, list.join('\n'))).toEqual([
      ['1', [helper.id]],
      ['2', [ben.id]],
      ['3', [ann.id]],
      ['4', []],
    ])
    // The remark on the name is the teacher's and nobody else's.
    expect(await meant(helper, '3 班長')).toEqual([['3', []]])
    await pool.query("update accounts set full_name = '陳信宏' where id = $1", [ann.id])
    expect(await meant(teacher, '5 陳信宏')).toEqual([['5', []]])
    await pool.query(
      `insert into profiles (account_id, audiences) values ($1, '{"fullName":"everybody"}')
       on conflict (account_id) do update set audiences = excluded.audiences`,
      [ann.id],
    )
    expect(await meant(teacher, '5 陳 信宏')).toEqual([['5', [ann.id]]])
  })

  test('names nobody who is not in the group, and several of one name', async () => {
    const stranger = await newPerson(product)
    const namesake = await newPerson(product, { displayName: ann.displayName })
    await place(product, group, namesake.id, memberRoles.member)
    const [both, nobody] = await meant(teacher, `1 ${ann.displayName}\n2 ${stranger.displayName}`)
    expect(both).toEqual(['1', expect.arrayContaining([ann.id, namesake.id])])
    expect(nobody).toEqual(['2', []])
  })

  test('is read for administrators alone, and only so long', async () => {
    const post = ({ browser }: TestPerson, list: string) =>
      browser.post(`/api/v2/groups/${group}/number-list`, { list })
    expect(code(await post(ann, '7 小雨'))).toBe('GROUP_ADMIN_REQUIRED')
    const { characters, lines } = groupLimits.numberList
    expect((await post(teacher, Array.from({ length: lines }, () => '7').join('\n'))).statusCode).toBe(200)
    const oneMore = await post(teacher, Array.from({ length: lines + 1 }, () => '7').join('\n'))
    expect(oneMore.json<Problem>().fields).toEqual([{ path: 'list', rule: 'too_many_lines', limit: lines }])
    expect((await post(teacher, '字'.repeat(characters))).statusCode).toBe(200)
    expect((await post(teacher, '字'.repeat(characters + 1))).json<Problem>().fields).toEqual([
      { path: 'list', rule: 'too_long', limit: characters },
    ])
  })

  test('is stored as a whole or not at all; two change places, and the same again changes nothing', async () => {
    expect((await put(teacher, [ann, '1'], [ben, '2'])).json()).toEqual({ errorCode: 0, changed: 2 })
    expect((await put(teacher, [ann, '2'], [ben, '1'], [helper, ''])).json()).toEqual({ errorCode: 0, changed: 2 })
    expect((await put(teacher, [ann, '2'], [ben, '1'])).json()).toEqual({ errorCode: 0, changed: 0 })
    const events = await product.platform.pool.query(
      "select data->>'personId' as id from events where kind = 'group.member-numbered' and subject_id = $1",
      [group],
    )
    expect(events.rows).toHaveLength(4)
    const stranger = await newPerson(product)
    expect(code(await put(teacher, [ann, '9'], [stranger, '8']))).toBe('GROUP_ROLE_CHANGED')
    expect(code(await put(teacher, [ann, '01'], [helper, '9']))).toBe('GROUP_NUMBER_TAKEN')
    expect(code(await put(ann, [ann, '9']))).toBe('GROUP_ADMIN_REQUIRED')
    for (const twice of [put(teacher, [ann, '7'], [ben, '07']), put(teacher, [ann, '7'], [ann, '8'])])
      expect((await twice).json<Problem>().fields).toEqual([{ path: 'numbers', rule: 'duplicate' }])
    expect([await numberOf(teacher, ann), await numberOf(teacher, ben)]).toEqual(['2', '1'])
  })
})

test('administrators have members by their numbers, page by page, and members by when they came', async () => {
  const given = ['B2', '10', '', '2', 'A10', '2A', 'A2', '1', 'AB1', '']
  const pupils: TestPerson[] = []
  // More than a page, with members without a number, who come last.
  for (let at = 0; at < 30; at += 1) {
    const pupil = await newPerson(product)
    await place(product, group, pupil.id, memberRoles.member)
    pupils.push(pupil)
    const number = given[at] ?? ''
    if (number !== '') expect((await give(teacher, pupil, number)).statusCode).toBe(200)
    product.clock.advance(1_000)
  }
  const forTeacher = await listed(teacher)
  expect(forTeacher).toHaveLength(34)
  expect(new Set(forTeacher.map(({ person }) => person.id)).size).toBe(34)
  expect(forTeacher.slice(0, 2).map(({ person }) => person.id)).toEqual([teacher.id, helper.id])
  expect(forTeacher.slice(2, 11).map(({ memberNumber }) => memberNumber)).toEqual([
    '1',
    '2',
    '2A',
    '10',
    'A2',
    'A10',
    'AB1',
    'B2',
    '',
  ])
  const came = (await listed(ann)).map(({ person }) => person.id)
  expect(came.slice(-30)).toEqual(pupils.map(({ id }) => id))
})
