import type { Problem } from '@learntrail/contract/errors'
import type { ClassLine } from '@learntrail/contract/groups/classes'
import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { importInto, newGroup, newSchoolOf, place } from '../groups.fixture.ts'

let product: TestApp
let schoolId: string
let teacher: TestPerson
let group: Group
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  schoolId = await newSchoolOf(product, await newPerson(product))
  teacher = await newTeacher(schoolId)
  group = await newGroup(teacher, { type: 'teaching' })
})

/** A verified teacher whom a school vouches for. */
async function newTeacher(vouchedSchoolId: string): Promise<TestPerson> {
  const at = product.clock.now()
  const one = await newPerson(product, {
    plan: 'plus',
    registrationRole: 'teacher',
    teacherVerifiedAt: at,
    vouchedSchoolId,
  })
  await product.platform.pool.query(
    `insert into organizations (account_id, type, county, township, school_type, academic_role, school_id, updated_at)
      values ($1, 'academic_unit', 'taipei_city', 'taipei_neihu', 'high_school', 'teacher', $2, now())`,
    [one.id, vouchedSchoolId],
  )
  return one
}

let made = 0
/** A pupil of 高一忠班 in the school's list. */
async function pupil(fullName: string, seatNumber = '', of = schoolId): Promise<TestPerson & { number: string }> {
  const one = await newPerson(product, { vouchedSchoolId: of })
  made += 1
  const number = `112${String(made).padStart(3, '0')}`
  const said = { grade: 'high_1', className: '忠', fullName, seatNumber, studentNumber: number }
  await importInto(product, of, { accountId: one.id, ...said })
  return { ...one, number }
}

type Answered = { added: number; known: number; leftOut: number }
const path = (groupId = group.id) => `/api/v2/groups/${groupId}/class-list`
const read = async (list: string) => (await teacher.browser.post(path(), { list })).json<{ items: ClassLine[] }>().items
const add = (people: [number: string, seat: string][], by = teacher, groupId = group.id) =>
  by.browser.post(`${path(groupId)}/members`, {
    people: people.map(([studentNumber, memberNumber]) => ({ studentNumber, memberNumber })),
  })
const code = (answer: { json(): unknown }) => (answer.json() as Problem).code
const query = async (text: string, ...values: unknown[]) => (await product.platform.pool.query(text, values)).rows
const seats = () =>
  query(
    `select account_id as id, member_number as seat from group_members where group_id = $1 and level = 2
      order by number_order`,
    group.id,
  )

test('a pasted list brings pupils of the school in at once, with their seat numbers, and again nobody twice', async () => {
  const [ming, rain] = [await pupil('王小明'), await pupil('林小雨')]
  const list = `座號\t姓名\t學號\n1\t王小明\t${ming.number}\n2\t林小雨\t${rain.number}\n3\t陳小海\t999999`
  expect((await read(list)).map(({ state, fullName }) => [state, fullName])).toEqual([
    ['new', '王小明'],
    ['new', '林小雨'],
    ['unknown', ''],
  ])
  expect(await seats()).toEqual([])
  const people: [string, string][] = [
    [ming.number, '1'],
    [rain.number, '2'],
  ]
  expect((await add(people)).json()).toEqual({ errorCode: 0, added: 2, known: 0, leftOut: 0 })
  expect((await add(people)).json()).toEqual({ errorCode: 0, added: 0, known: 2, leftOut: 0 })
  expect(await seats()).toEqual([
    { id: ming.id, seat: '1' },
    { id: rain.id, seat: '2' },
  ])
  expect((await read(list)).map(({ state }) => state)).toEqual(['isIn', 'isIn', 'unknown'])
  expect(await query('select member_count as count from groups where id = $1', group.id)).toEqual([{ count: 3 }])
})

test('whoever is in already gets the seat number of the list, and who has none there that of the school', async () => {
  const [ming, rain] = [await pupil('王小明'), await pupil('林小雨', '12')]
  await place(product, group.id, ming.id, memberRoles.member)
  await add([
    [ming.number, '5'],
    [rain.number, ''],
  ])
  expect(await seats()).toEqual([
    { id: ming.id, seat: '5' },
    { id: rain.id, seat: '12' },
  ])
})

test('whoever has not been here yet is expected by those who lead, by what the school says, and seen by nobody else', async () => {
  const [ming, rain] = [await pupil('王小明'), await pupil('林小雨')]
  await query(`update accounts set profile_filled_at = null, display_name = '' where id = $1`, ming.id)
  await add([
    [ming.number, '1'],
    [rain.number, '2'],
  ])
  const members = async (by: TestPerson) => {
    const answer = await by.browser.get(`/api/v2/api/group-members?groupId=${group.id}`)
    return answer.json<{ items: { person: { id: string } }[] }>().items.map(({ person }) => person.id)
  }
  expect(await members(teacher)).toEqual([teacher.id, ming.id, rain.id])
  expect(await members(rain)).toEqual([teacher.id, rain.id])
  const roster = await teacher.browser.get(`/api/v2/groups/${group.id}/roster`)
  expect(roster.json()).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ realName: '王小明' })]),
  })
})

test('a seat that somebody else has is not given twice: nobody comes then', async () => {
  const [other, ming] = [await newPerson(product), await pupil('王小明')]
  await place(product, group.id, other.id, memberRoles.member)
  await query(`update group_members set member_number = '5' where account_id = $1`, other.id)
  expect(code(await add([[ming.number, '5']]))).toBe('GROUP_NUMBER_TAKEN')
  expect(await seats()).toEqual([{ id: other.id, seat: '5' }])
})

test('a whole class of the school comes into a teaching group, by a teacher of that school', async () => {
  await pupil('王小明', '1')
  await pupil('林小雨', '2')
  const ofClass = { grade: 'high_1', className: '忠' }
  const listed = await teacher.browser.get(`/api/v2/groups/${group.id}/classes`)
  expect(listed.json()).toMatchObject({ items: [{ ...ofClass, accounts: 2, members: 0 }] })
  const answer = await teacher.browser.post(`/api/v2/groups/${group.id}/classes`, { classes: [ofClass] })
  expect(answer.json()).toMatchObject({ added: 2, known: 0, leftOut: 0 })
  expect((await seats()).map(({ seat }) => seat)).toEqual(['1', '2'])
})

test('who is banned, kept apart by a block or gone stays out, and who teaches is in no list of pupils', async () => {
  const [banned, apart, gone, colleague] = [
    await pupil('王小明'),
    await pupil('林小雨'),
    await pupil('陳小海'),
    await pupil('張老師'),
  ]
  await query('insert into group_bans (group_id, account_id, since) values ($1, $2, now())', group.id, banned.id)
  await query('insert into blocks (blocker_id, blocked_id, since) values ($1, $2, now())', apart.id, teacher.id)
  await query('update accounts set deleted_at = now() where id = $1', gone.id)
  await query(`update imported_accounts set academic_role = 'teacher' where account_id = $1`, colleague.id)
  const all = [banned, apart, gone, colleague]
  expect((await read(all.map(({ number }) => `${number} 名字`).join('\n'))).map(({ state }) => state)).toEqual([
    'staysOut',
    'staysOut',
    'unknown',
    'unknown',
  ])
  const answer = await add(all.map(({ number }) => [number, '']))
  expect(answer.json<Answered>()).toMatchObject({ added: 0, known: 0, leftOut: 4 })
  expect(await seats()).toEqual([])
})

test('pupils of another school are nobody here, by whichever number', async () => {
  const elsewhere = await newSchoolOf(product, await newPerson(product))
  const stranger = await pupil('王小明', '', elsewhere)
  expect(await read(`1 王小明 ${stranger.number}`)).toMatchObject([{ state: 'unknown', fullName: '' }])
  expect((await add([[stranger.number, '1']])).json<Answered>()).toMatchObject({ added: 0, leftOut: 1 })
})

test('is for whoever leads a teaching group and teaches at a school that answers for it', async () => {
  const ming = await pupil('王小明')
  const people: [string, string][] = [[ming.number, '1']]
  await query('update accounts set vouched_school_id = null where id = $1', teacher.id)
  expect(code(await add(people))).toBe('SCHOOL_PERMISSION_REQUIRED')
  expect(code(await teacher.browser.post(path(), { list: '1 王小明 112001' }))).toBe('SCHOOL_PERMISSION_REQUIRED')
  const colleague = await newTeacher(schoolId)
  await place(product, group.id, colleague.id, memberRoles.member)
  expect(code(await add(people, colleague))).toBe('GROUP_ADMIN_REQUIRED')
  const open = await newGroup(colleague, { type: 'open' })
  expect(code(await add(people, colleague, open.id))).toBe('SCHOOL_PERMISSION_REQUIRED')
  expect(code(await add(people, ming))).toBe('SCHOOL_PERMISSION_REQUIRED')
  const own = await newGroup(colleague, { type: 'teaching' })
  await colleague.browser.put(`/api/v2/groups/${own.id}/archive`, { isArchived: true })
  expect(code(await add(people, colleague, own.id))).toBe('GROUP_ARCHIVED')
  expect(await seats()).toEqual([{ id: colleague.id, seat: '' }])
})

test('as many come as there is room for, or nobody, and a call takes as many lines as a list has', async () => {
  const ming = await pupil('王小明')
  await query('update groups set member_count = $2 where id = $1', group.id, groupLimits.members)
  expect(code(await add([[ming.number, '1']]))).toBe('GROUP_FULL')
  const many = (count: number) => Array.from({ length: count }, (_, at): [string, string] => [`x${at}`, ''])
  expect((await add(many(groupLimits.numberList.lines))).statusCode).toBe(200)
  expect(code(await add(many(groupLimits.numberList.lines + 1)))).toBe('VALIDATION_FAILED')
  expect(
    code(
      await add([
        ['x1', '7'],
        ['x2', '07'],
      ]),
    ),
  ).toBe('VALIDATION_FAILED')
})
