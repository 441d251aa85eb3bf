import type { Problem } from '@learntrail/contract/errors'
import type { GroupMember } from '@learntrail/contract/groups/members'
import { type GroupType, memberRoles } from '@learntrail/contract/groups/roles'
import type { RosterEntry } from '@learntrail/contract/groups/roster'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { updateAccount } from '../../accounts/index.ts'
import { importedAccounts } from '../../profiles/account-import/imported-accounts.tables.ts'
import { organizations } from '../../profiles/profiles.tables.ts'
import { importInto, newGroup, newSchoolOf, place } from '../groups.fixture.ts'
import { groups } from '../groups.tables.ts'

let product: TestApp
let schoolNumber = ''
let [teacher, helper, imported, typed] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
  ;[teacher, helper, imported, typed] = [
    await newPerson(product, { fullName: '周老師' }),
    await newPerson(product, { fullName: '小老師' }),
    await newPerson(product, { displayName: '月亮', fullName: '自己打的' }),
    await newPerson(product, { displayName: '星星', fullName: '陳大文' }),
  ] as [TestPerson, TestPerson, TestPerson, TestPerson]
  const schoolId = await newSchoolOf(product, teacher)
  await importInto(product, schoolId, { accountId: imported.id, grade: 'high_1', className: '忠' })
  await updateAccount(product.platform.db, imported.id, { vouchedSchoolId: schoolId })
  const [said] = await product.platform.db
    .select()
    .from(importedAccounts)
    .where(eq(importedAccounts.accountId, imported.id))
  schoolNumber = said?.studentNumber ?? ''
  await product.platform.db.insert(organizations).values({
    accountId: typed.id,
    type: 'academic_unit',
    county: '臺北市',
    township: '中正區',
    studentId: '9900',
    updatedAt: product.clock.now(),
  })
})
afterAll(() => product.close())

const turn = (id: string, type: GroupType) => product.platform.db.update(groups).set({ type }).where(eq(groups.id, id))

/** A group of the type with `helper` as an administrator and two members, the imported one with number 12. */
async function groupOf(type: GroupType): Promise<string> {
  const { id } = await newGroup(teacher)
  await turn(id, type)
  await place(product, id, helper.id, memberRoles.administrator)
  for (const { id: person } of [imported, typed]) await place(product, id, person, memberRoles.member)
  await teacher.browser.put(`/api/v2/groups/${id}/members/${imported.id}/number`, { memberNumber: '12' })
  return id
}
const read = ({ browser }: TestPerson, id: string) => browser.get(`/api/v2/groups/${id}/roster`)
const found = async ({ browser }: TestPerson, groupId: string, keyword: string) => {
  const answer = await browser.get(
    `/api/v2/api/group-members?groupId=${groupId}&keyword=${encodeURIComponent(keyword)}`,
  )
  return answer.json<{ items: GroupMember[] }>().items.map(({ person }) => person.id)
}

describe('the roster of a class', () => {
  test.each(['teaching', 'school'] as const)(
    'of type %s says who is who, as the school says it before they do',
    async (type) => {
      const id = await groupOf(type)
      for (const leader of [teacher, helper]) {
        const { items } = (await read(leader, id)).json<{ items: RosterEntry[] }>()
        expect(items.slice(0, 2)).toEqual([
          { personId: imported.id, memberNumber: '12', realName: '林小雨', studentNumber: schoolNumber },
          { personId: typed.id, memberNumber: '', realName: '陳大文', studentNumber: '9900' },
        ])
        expect(items.map(({ personId }) => personId).slice(2)).toEqual([helper.id, teacher.id])
      }
    },
  )

  test.each(['open', 'private'] as const)('says seat numbers alone in a group of type %s', async (type) => {
    const { items } = (await read(teacher, await groupOf(type))).json<{ items: RosterEntry[] }>()
    expect(items[0]).toEqual({ personId: imported.id, memberNumber: '12', realName: '', studentNumber: '' })
    expect(items.every(({ realName, studentNumber }) => realName + studentNumber === '')).toBe(true)
  })

  test('has who asks to be let in, and not who is asked', async () => {
    const id = await groupOf('teaching')
    const [applying, invited] = [await newPerson(product, { fullName: '想加入' }), await newPerson(product)]
    await place(product, id, applying.id, memberRoles.applying)
    await place(product, id, invited.id, memberRoles.invitedAsMember)
    const { items } = (await read(teacher, id)).json<{ items: RosterEntry[] }>()
    expect(items).toContainEqual({ personId: applying.id, memberNumber: '', realName: '想加入', studentNumber: '' })
    expect(items.map(({ personId }) => personId)).not.toContain(invited.id)
  })

  test('is for administrators alone', async () => {
    const id = await groupOf('teaching')
    expect((await read(imported, id)).json<Problem>().code).toBe('GROUP_ADMIN_REQUIRED')
    await turn(id, 'private')
    expect((await read(await newPerson(product), id)).json<Problem>().code).toBe('GROUP_NOT_FOUND')
  })

  test('finds members for whoever leads by all that it says, and for members by none of it', async () => {
    const id = await groupOf('teaching')
    for (const keyword of ['林小雨', '小雨', schoolNumber, '12'])
      expect(await found(helper, id, keyword)).toEqual([imported.id])
    expect(await found(teacher, id, '陳大文')).toEqual([typed.id])
    for (const keyword of ['林小雨', '9900', '12']) expect(await found(typed, id, keyword)).toEqual([])
    await turn(id, 'private')
    expect(await found(teacher, id, '陳大文')).toEqual([])
  })
})

describe('the pupils of all my classes', () => {
  const known = async ({ browser }: TestPerson) =>
    (await browser.get('/api/v2/teaching/pupils')).json<{ items: RosterEntry[] }>().items

  test('are known to whoever leads them by seat number and real name, each once', async () => {
    const leader = await newPerson(product, { plan: 'plus' })
    const [one, two, open] = [await newGroup(leader), await newGroup(leader), await newGroup(leader)]
    for (const { id } of [one, two]) await turn(id, 'teaching')
    await turn(open.id, 'open')
    const stranger = await newPerson(product)
    for (const { id } of [one, two]) await place(product, id, typed.id, memberRoles.member)
    await place(product, one.id, imported.id, memberRoles.member)
    await place(product, one.id, helper.id, memberRoles.administrator)
    await place(product, open.id, stranger.id, memberRoles.member)
    const number = (id: string, { id: of }: TestPerson, memberNumber: string) =>
      leader.browser.put(`/api/v2/groups/${id}/members/${of}/number`, { memberNumber })
    await number(one.id, typed, '7')
    await number(one.id, imported, '12')
    const said = [
      { personId: imported.id, memberNumber: '12', realName: '林小雨', studentNumber: schoolNumber },
      { personId: typed.id, memberNumber: '7', realName: '陳大文', studentNumber: '9900' },
    ].toSorted((left, right) => left.personId.localeCompare(right.personId))
    expect(await known(leader)).toEqual(said)
    // Where two classes differ, neither number identifies the pupil.
    await number(two.id, typed, '8')
    expect((await known(leader)).find(({ personId }) => personId === typed.id)?.memberNumber).toBe('')
    expect(await known(typed)).toEqual([])
  })
})

describe('whoever has an account from their school and has not logged in', () => {
  const notBegun = async (type: GroupType) => {
    const id = await groupOf(type)
    const pupil = await newPerson(product)
    await place(product, id, pupil.id, memberRoles.member)
    await updateAccount(product.platform.db, pupil.id, { profileFilledAt: null, displayName: '', fullName: '王小明' })
    return { id, pupil }
  }

  test.each(['teaching', 'school'] as const)(
    'stands in a class of type %s by the school’s name, for its leaders',
    async (type) => {
      const { id, pupil } = await notBegun(type)
      for (const leader of [teacher, helper]) {
        const { items } = (await read(leader, id)).json<{ items: RosterEntry[] }>()
        expect(items).toContainEqual({ personId: pupil.id, memberNumber: '', realName: '王小明', studentNumber: '' })
        const listed = await leader.browser.get(`/api/v2/api/group-members?groupId=${id}&keyword=`)
        expect(listed.json<{ items: GroupMember[] }>().items.map(({ person }) => person)).toContainEqual({
          id: pupil.id,
          displayName: '',
          avatar: null,
          isDeleted: false,
        })
        expect(await found(leader, id, '小明')).toEqual([pupil.id])
      }
    },
  )

  test('is nobody to the others in the class, and to the leaders of any other group', async () => {
    const { id, pupil } = await notBegun('teaching')
    expect(await found(typed, id, '')).not.toContain(pupil.id)
    const open = await notBegun('open')
    expect(await found(teacher, open.id, '')).not.toContain(open.pupil.id)
    const { items } = (await read(teacher, open.id)).json<{ items: RosterEntry[] }>()
    expect(items.map(({ personId }) => personId)).not.toContain(open.pupil.id)
  })

  test('is gone from the class with their account', async () => {
    const { id, pupil } = await notBegun('school')
    await updateAccount(product.platform.db, pupil.id, { deletedAt: product.clock.now() })
    expect(await found(teacher, id, '')).not.toContain(pupil.id)
  })
})
