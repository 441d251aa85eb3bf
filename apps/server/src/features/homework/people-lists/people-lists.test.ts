import { memberRoles } from '@learntrail/contract/groups/roles'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { groups } from '../../groups/groups.tables.ts'
import { ask, correct, handIn, homeworkPath, makeTeam } from '../homework.fixture.ts'

let product: TestApp
let [teacher, helper, one, two] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  ;[teacher, helper, one, two] = [
    await newPerson(product, { fullName: '周美玲' }),
    await newPerson(product),
    await newPerson(product, { displayName: '月亮', fullName: '陳大文' }),
    await newPerson(product, { displayName: '星星', fullName: '林小雨' }),
  ]
  group = (await newGroup(teacher)).id
  await product.platform.db.update(groups).set({ type: 'school' }).where(eq(groups.id, group))
  for (const { id } of [one, two]) await place(product, group, id, memberRoles.member)
  await place(product, group, helper.id, memberRoles.administrator)
})
afterAll(() => product.close())

const take = (by: TestPerson, id: string, list: string) =>
  by.browser.get(`${homeworkPath}/questions/${id}/${list}/table?form=csv`)
const linesOf = async (id: string, list: string) => (await take(teacher, id, list)).body.split('\r\n')
const moment = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`

test('who handed in says how it stands, and whether the score is released', async () => {
  const { id } = await ask(product, teacher, group)
  const { handIn: work } = await handIn(one, id)
  await correct(teacher, work.id, { score: 90 })
  expect(await linesOf(id, 'hand-ins')).toEqual([
    '\uFEFF座號,姓名,學號,暱稱,狀態,繳交時間,分數,發還',
    expect.stringMatching(new RegExp(`^,陳大文,,月亮,(待批改|批改完成),${moment},90,(未發還|已發還)$`)),
    ',林小雨,,星星,缺交,,,',
    '',
  ])
  await teacher.browser.post(`${homeworkPath}/questions/${id}/release`)
  expect((await linesOf(id, 'hand-ins'))[1]).toMatch(new RegExp(`,批改完成,${moment},90,已發還$`))
})

test('each of a team has a line of their own, and the teams are a list', async () => {
  const { id } = await ask(product, teacher, group, { teamSize: 2 })
  await makeTeam(one, id, [two])
  await handIn(one, id)
  expect((await linesOf(id, 'hand-ins')).filter((line) => line.includes('待批改'))).toHaveLength(2)
  expect(await linesOf(id, 'teams')).toEqual([
    '\uFEFF組別,座號,姓名,學號,暱稱',
    '第 1 組,,陳大文,,月亮',
    '第 1 組,,林小雨,,星星',
    '',
  ])
})

test('scores are for those who correct, teams for those who lead, and pupils take neither', async () => {
  const { id } = await ask(product, teacher, group)
  expect((await take(helper, id, 'hand-ins')).json()).toMatchObject({ code: 'HOMEWORK_NO_PERMISSION' })
  expect((await take(one, id, 'hand-ins')).json()).toMatchObject({ code: 'HOMEWORK_NO_PERMISSION' })
  expect((await take(one, id, 'teams')).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
  expect((await take(helper, id, 'teams')).json()).toMatchObject({ code: 'HOMEWORK_NO_TEAMS' })
  expect((await take(await newPerson(product), id, 'hand-ins')).json()).toMatchObject({ code: 'HOMEWORK_NOT_FOUND' })
})
