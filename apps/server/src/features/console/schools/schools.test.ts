import type { AuditEntry } from '@learntrail/contract/console/audit'
import type { ListedSchool, TypedName, WholeSchool } from '@learntrail/contract/console/schools'
import type { Problem } from '@learntrail/contract/errors'
import { durations } from '@learntrail/contract/limits'
import { endOfMinute } from '@learntrail/contract/moments'
import { schoolReachLimits } from '@learntrail/contract/teachers/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { goesTo, newSchool, read } from '../people/people.fixture.ts'

let product: TestApp
let support: TestPerson
let operator: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  support = await newPerson(product, { role: 'support' })
  operator = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

const path = '/api/v2/admin/schools'
const reason = '學校來函'
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code

async function all<Item>(address: string): Promise<Item[]> {
  const found: Item[] = []
  for (let cursor = ''; ; ) {
    const answer = await support.browser.get(`${address}${cursor && `&cursor=${cursor}`}`)
    const page = answer.json<{ items: Item[]; nextCursor: string | null }>()
    found.push(...page.items)
    if (page.nextCursor === null) return found
    cursor = page.nextCursor
  }
}

async function logged(act: string): Promise<AuditEntry[]> {
  return (await operator.browser.get(`/api/v2/admin/audit?act=${act}`)).json<{ items: AuditEntry[] }>().items
}

test('schools are found by name, code, type, county and state, page by page', async () => {
  const made: string[] = []
  for (let place = 0; place < 22; place += 1)
    made.push(
      await newSchool(product, { name: `遠方高中${place}`, searchName: `遠方高中${place}`, code: `ZZ${100 + place}` }),
    )
  const closed = await newSchool(product, {
    name: '昨日國中',
    searchName: '昨日國中',
    code: 'ZZ999',
    type: 'junior_high_school' as const,
    county: 'hualien_county' as const,
    closedAt: product.clock.now(),
  })
  const ids = async (query: string) => (await all<ListedSchool>(`${path}?${query}`)).map(({ id }) => id)
  expect(await ids('find=遠方高中')).toEqual(made)
  for (const query of [
    'find=ZZ999',
    'find=昨日',
    'state=closed&county=hualien_county',
    'find=昨日&type=junior_high_school',
  ])
    expect(await ids(query), query).toEqual([closed])
  for (const query of ['find=昨日&state=open', 'find=昨日&type=high_school', 'find=%25遠'])
    expect(await ids(query), query).toEqual([])
})

test('somebody may act for a grade or a class alone, which is not the whole school', async () => {
  const id = await newSchool(product)
  const someone = await newPerson(product)
  const permit = (reach: object | null) =>
    operator.browser.post(`${path}/${id}/permit`, { account: someone.email, reason, reach })
  const reach = [
    { grade: '高一', className: null },
    { grade: '高二', className: '203' },
  ]
  expect((await permit(reach)).json<WholeSchool>().permitted).toMatchObject([{ reach }])
  expect(codeOf(await someone.browser.get('/api/v2/schools/teacher-codes'))).toBe('SCHOOL_PERMISSION_REQUIRED')
  expect((await read(operator, someone.id)).actsFor).toMatchObject([{ schoolId: id, reach }])
  expect((await permit(null)).json<WholeSchool>().permitted).toMatchObject([{ reach: null }])
  expect((await someone.browser.get('/api/v2/schools/teacher-codes')).statusCode).toBe(200)
  const many = (count: number) => Array.from({ length: count }, (_, one) => ({ grade: '高一', className: `${one}` }))
  expect((await permit(many(schoolReachLimits.classes))).statusCode).toBe(200)
  for (const wrong of [[], many(schoolReachLimits.classes + 1)]) expect((await permit(wrong)).statusCode).toBe(400)
})

test('staff make codes of a school and take them back, in the log', async () => {
  const id = await newSchool(product)
  const other = await newSchool(product)
  const post = (where: string, body: object, by = support) => by.browser.post(`${path}/${where}`, body)
  const made = (await post(`${id}/codes`, { uses: 3, days: 7, reason })).json<WholeSchool>().codes
  expect(made).toMatchObject([{ uses: 3, usedCount: 0 }])
  const [{ id: codeId } = { id: '' }] = made
  expect(codeOf(await post(`${other}/codes/${codeId}/revoke`, { reason }))).toBe('SCHOOL_CODE_NOT_FOUND')
  expect((await post(`${id}/codes/${codeId}/revoke`, { reason })).json<WholeSchool>().codes).toEqual([])
  expect(codeOf(await post(`${id}/codes/${codeId}/revoke`, { reason }))).toBe('SCHOOL_CODE_NOT_FOUND')
  expect((await logged('school.code_made'))[0]).toMatchObject({ subjectId: id, actorId: support.id, data: { codeId } })
  expect((await logged('school.code_revoked'))[0]).toMatchObject({ subjectId: id, data: { codeId } })
})

test('a school’s plan is the plan of those for whom it vouches, and until its end', async () => {
  const id = await newSchool(product)
  const pupil = await newPerson(product, { plan: 'free', trialEndsAt: null })
  const give = (endsAt: string | null) => operator.browser.post(`${path}/${id}/plan`, { endsAt, reason })
  const now = product.clock.now()
  expect(codeOf(await give(new Date(now.getTime() - 1).toISOString()))).toBe('PLAN_END_PASSED')
  const endsAt = endOfMinute(new Date(now.getTime() + durations.day).toISOString())
  expect((await give(endsAt)).json<WholeSchool>().plan).toEqual({ startsAt: now.toISOString(), endsAt, reason })
  const planOf = async () => (await read(operator, pupil.id)).plan
  const found = async () =>
    (await operator.browser.get('/api/v2/admin/people?plan=school')).json<{ items: { id: string }[] }>().items
  expect([await planOf(), await found()]).toEqual(['free', []])

  await goesTo(product, pupil.id, { schoolId: id })
  expect(await planOf()).toBe('free')
  const vouch = (school: string | null) =>
    product.platform.pool.query('update accounts set vouched_school_id = $2 where id = $1', [pupil.id, school])
  await vouch(id)
  expect([await planOf(), (await found()).map((one) => one.id)]).toEqual(['school', [pupil.id]])
  const own = async () => (await pupil.browser.get('/api/v2/subscription/current')).json()
  expect(await own()).toMatchObject({ plan: 'school', isOfSchool: true, endsAt, grant: null })
  const me = (await pupil.browser.get('/api/v2/users/current')).json()
  expect(me).toMatchObject({ subscribePlan: 'school', isStandardEditionUser: true })

  const take = () => operator.browser.post(`${path}/${id}/take-plan`, { reason })
  expect((await take()).json<WholeSchool>().plan).toBeNull()
  expect((await take()).statusCode).toBe(200)
  expect([await planOf(), (await logged('school.plan_taken')).length]).toEqual(['free', 1])
  await give(null)
  expect(await planOf()).toBe('school')
  await vouch(null)
  expect(await planOf()).toBe('free')
})

test('operators say who acts for a school, which holds at once', async () => {
  const id = await newSchool(product)
  const someone = await newPerson(product)
  const permit = (by: TestPerson, act: string, account: string, school = id) =>
    by.browser.post(`${path}/${school}/${act}`, { account, reason })
  const told = (await permit(operator, 'permit', someone.email)).json<WholeSchool>()
  expect(told.permitted).toMatchObject([{ username: someone.username, person: { id: someone.id } }])
  expect((await someone.browser.get('/api/v2/schools/teacher-codes')).statusCode).toBe(200)
  expect((await read(operator, someone.id)).actsFor).toMatchObject([{ schoolId: id }])
  const taken = (await permit(operator, 'take-permission', someone.username)).json<WholeSchool>()
  expect(taken.permitted).toEqual([])
  expect(codeOf(await someone.browser.get('/api/v2/schools/teacher-codes'))).toBe('SCHOOL_PERMISSION_REQUIRED')
  expect((await logged('school.permitted'))[0]).toMatchObject({
    subjectId: id,
    reason,
    data: { accountId: someone.id },
  })
  expect(codeOf(await permit(support, 'permit', someone.email))).toBe('STAFF_LEVEL_REQUIRED')
  expect(codeOf(await permit(operator, 'permit', 'nobody-at-all'))).toBe('ACCOUNT_NOT_FOUND')
  expect(codeOf(await permit(operator, 'permit', someone.email, someone.id))).toBe('SCHOOL_NOT_FOUND')
})

test('whoever looks at a school is kept in the log', async () => {
  const id = await newSchool(product)
  await support.browser.get(`${path}/${id}`)
  expect((await logged('school.looked'))[0]).toMatchObject({ actorId: support.id, subjectId: id })
})

test('all who typed a name are put at the school that they mean', async () => {
  const schoolId = await newSchool(product, { name: '市立漁光高級中學', searchName: '市立漁光高級中學' })
  const typed = { typedSchoolName: '台南市漁光高中', grade: 'high_2' }
  const people: TestPerson[] = []
  for (let place = 0; place < 3; place += 1) {
    const one = await newPerson(product)
    await goesTo(product, one.id, typed)
    people.push(one)
  }
  const names = await all<TypedName>('/api/v2/admin/typed-schools?')
  expect(names.find(({ name }) => name === typed.typedSchoolName)).toMatchObject({
    type: 'high_school',
    people: 3,
    suggestions: [{ id: schoolId }],
  })
  const match = (body: object) =>
    support.browser.post('/api/v2/admin/typed-schools/match', {
      name: typed.typedSchoolName,
      type: 'high_school',
      schoolId,
      ...body,
    })
  expect(codeOf(await match({ schoolId: operator.id }))).toBe('SCHOOL_NOT_FOUND')
  const other = await newSchool(product, { type: 'primary_school' })
  expect(codeOf(await match({ schoolId: other }))).toBe('VALIDATION_FAILED')
  expect((await match({})).json()).toEqual({ moved: 3, left: 0 })
  for (const { id } of people)
    expect((await read(support, id)).school).toEqual({ id: schoolId, name: '市立漁光高級中學' })
  expect((await match({})).json()).toEqual({ moved: 0, left: 0 })
  expect(await all<TypedName>('/api/v2/admin/typed-schools?')).toEqual([])
})
