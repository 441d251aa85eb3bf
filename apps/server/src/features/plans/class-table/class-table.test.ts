import { memberRoles } from '@learntrail/contract/groups/roles'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { groups } from '../../groups/groups.tables.ts'
import { finished, join, newPlan, progressOf } from '../plans.fixture.ts'
import { planLines, planSigners } from '../signing/signing.tables.ts'

let product: TestApp
let [teacher, one, two, three] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  ;[teacher, one, two, three] = [
    await newPerson(product, { fullName: '周美玲' }),
    await newPerson(product, { displayName: '月亮', fullName: '陳大文' }),
    await newPerson(product, { displayName: '星星', fullName: '林小雨' }),
    await newPerson(product, { displayName: '太陽', fullName: '張小明' }),
  ]
  group = (await newGroup(teacher)).id
  await product.platform.db.update(groups).set({ type: 'school' }).where(eq(groups.id, group))
  for (const { id } of [one, two, three]) await place(product, group, id, memberRoles.member)
})
afterAll(() => product.close())

const path = () => `/api/v2/sdl-service/groups/${group}/table`
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code

/** Asks the teacher to sign, straight in the tables. */
async function askTeacher(planId: string) {
  const lineId = crypto.randomUUID()
  const askedAt = product.clock.now()
  const { db } = product.platform
  await db.insert(planLines).values({ planId, id: lineId, position: 0, role: 'adviser', label: '', askedAt })
  await db.insert(planSigners).values({ planId, lineId, personId: teacher.id, askedAt })
}

test('a class is told pupil by pupil, with the plan that the teacher was asked to sign', async () => {
  const plan = { startedAt: '2026-09-01', endedAt: '2026-12-31', progress: progressOf(3) }
  const { _id } = await newPlan(one, plan)
  await newPlan(two, { projectName: '沒有請老師簽' })
  await join(one, _id, three)
  await askTeacher(_id)
  const { body, headers } = await teacher.browser.get(`${path()}?form=csv`)
  const moment = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`
  const said = `${finished.projectName},撰寫中,2026-09-01～2026-12-31,3,,${moment}`
  expect(body.split('\r\n')).toEqual([
    '\uFEFF座號,姓名,學號,暱稱,計畫名稱,進度,期間,預計節數,完成節數,最近更新',
    expect.stringMatching(new RegExp(`^,陳大文,,月亮,${said}$`)),
    ',林小雨,,星星,,還沒有請你簽的計畫,,,,',
    expect.stringMatching(new RegExp(`^,張小明,,太陽,${said}$`)),
    '',
  ])
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('自主學習計畫一覽')
})

test.each(['xlsx', 'paper'])('it comes as %s as well', async (form) => {
  const answer = await teacher.browser.get(`${path()}?form=${form}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.length).toBeGreaterThan(1_000)
})

test('it is for those who lead the class', async () => {
  expect(codeOf(await one.browser.get(`${path()}?form=csv`))).toBe('GROUP_ADMIN_REQUIRED')
  const stranger = await newPerson(product)
  expect(codeOf(await stranger.browser.get(`${path()}?form=csv`))).toBe('GROUP_NOT_FOUND')
})
