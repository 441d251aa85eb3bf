import { memberRoles } from '@learntrail/contract/groups/roles'
import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unpacked } from '../../../testing/unpacked.ts'
import { newGroup, place } from '../groups.fixture.ts'
import { groupMembers, groups } from '../groups.tables.ts'

let product: TestApp
let [teacher, pupil, asking, invited] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  ;[teacher, pupil, asking, invited] = [
    await newPerson(product, { displayName: '周老師', fullName: '周美玲' }),
    await newPerson(product, { displayName: '=月亮', fullName: '陳大文' }),
    await newPerson(product, { displayName: '想來的', fullName: '林申請' }),
    await newPerson(product, { displayName: '受邀的', fullName: '吳受邀' }),
  ]
  group = (await newGroup(teacher, { name: '七年一班' })).id
  await product.platform.db.update(groups).set({ type: 'teaching' }).where(eq(groups.id, group))
  await place(product, group, pupil.id, memberRoles.member)
  await teacher.browser.put(`/api/v2/groups/${group}/members/${pupil.id}/number`, { memberNumber: '07' })
  await place(product, group, asking.id, memberRoles.applying)
  await place(product, group, invited.id, memberRoles.invitedAsAdministrator)
})
afterAll(() => product.close())

const take = (by: TestPerson, list: string, form: string, of = group) =>
  by.browser.get(`/api/v2/groups/${of}/${list}/table?form=${form}`)
const linesOf = async (list: string) => (await take(teacher, list, 'csv')).body.split('\r\n')

describe('the members of a class as a file', () => {
  test('have seat number, real name, student number and nickname, and no formula', async () => {
    expect(await linesOf('members')).toEqual([
      '\uFEFF座號,姓名,學號,暱稱,身分,加入日期',
      expect.stringMatching(/^,周美玲,,周老師,群主,\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^07,陳大文,,'=月亮,成員,\d{4}-\d\d-\d\d$/),
      '',
    ])
    const answer = await take(teacher, 'members', 'xlsx')
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('成員名單 七年一班.xlsx'))
    const parts = await unpacked(answer.rawPayload)
    expect(parts.get('xl/sharedStrings.xml')).toContain('陳大文')
    expect(parts.get('xl/worksheets/sheet1.xml')).not.toContain('<f>')
  })

  test('are printed with the class, the day and how many they are', async () => {
    const answer = await take(teacher, 'members', 'paper')
    expect(answer.headers['content-type']).toBe('application/pdf')
    const text = textOf(await PDFDocument.load(answer.rawPayload))
    for (const words of ['成員名單', '七年一班', '共 2 人', '陳大文']) expect(text).toContain(words)
    expect(text).not.toContain('月亮')
    expect(textOf(await PDFDocument.load((await take(teacher, 'members', 'signing')).rawPayload))).toContain('簽名')
  })

  test('fill one page with forty', async () => {
    const { id } = await newGroup(teacher, { name: '四十人' })
    const people = await Promise.all(Array.from({ length: 39 }, () => newPerson(product)))
    const since = product.clock.now()
    await product.platform.db
      .insert(groupMembers)
      .values(
        people.map(({ id: accountId }) => ({ groupId: id, accountId, role: memberRoles.member, level: 2, since })),
      )
    for (const form of ['paper', 'signing'])
      expect((await PDFDocument.load((await take(teacher, 'members', form, id)).rawPayload)).getPageCount()).toBe(1)
  })
})

test('who asks and who is asked are lists of their own', async () => {
  const [head, row] = await linesOf('applications')
  expect(head).toBe('\uFEFF座號,姓名,學號,暱稱,申請時間')
  expect(row).toMatch(/^,林申請,,想來的,\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect((await linesOf('invitations'))[1]).toMatch(/^,,,受邀的,管理員,/)
})

test('whoever does not lead the group takes no list of it', async () => {
  for (const list of ['members', 'applications', 'invitations']) {
    expect((await take(pupil, list, 'csv')).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
    expect((await take(asking, list, 'csv')).statusCode).toBe(403)
  }
  expect((await take(teacher, 'members', 'docx')).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
})
