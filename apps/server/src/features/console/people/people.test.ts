import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { AuditEntry } from '@learntrail/contract/console/audit'
import { consoleLimits } from '@learntrail/contract/console/limits'
import type { ListedPerson, WholePerson } from '@learntrail/contract/console/people'
import type { Problem } from '@learntrail/contract/errors'
import { endOfMinute } from '@learntrail/contract/moments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { digestOf } from '../../accounts/password-hash.rules.ts'
import { indexPerson } from '../../people/finding/index-person.service.ts'
import { goesTo, newSchool, peoplePath, read } from './people.fixture.ts'

let product: TestApp
let support: TestPerson
let operator: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
// A recent log-in counts as proof of identity.
beforeEach(async () => {
  support = await newPerson(product, { role: 'support' })
  operator = await newPerson(product, { role: 'operator' })
})

const reason = '本人來電確認'
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code

async function found(query: string): Promise<string[]> {
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const answer = await support.browser.get(`${peoplePath}?${query}${cursor}`)
    const page = answer.json<{ items: ListedPerson[]; nextCursor: string | null }>()
    ids.push(...page.items.map(({ id }) => id))
    if (page.nextCursor === null) return ids
    cursor = `&cursor=${page.nextCursor}`
  }
}

async function logOf(id: string): Promise<AuditEntry[]> {
  const answer = await operator.browser.get(`/api/v2/admin/audit?subjectId=${id}`)
  return answer.json<{ items: AuditEntry[] }>().items
}

/** A person who can be found by name, indexed as the product does it. */
async function named(change: Parameters<typeof newPerson>[1], schoolId?: string): Promise<TestPerson> {
  const person = await newPerson(product, change)
  if (schoolId) await goesTo(product, person.id, { schoolId })
  await inTransaction(product.platform.db, (transaction) => indexPerson(transaction, person.id))
  return person
}

describe('people are found', () => {
  test('by any fact, and by nothing else', async () => {
    const schoolId = await newSchool(product, { name: '望海高級中學', searchName: '望海高級中學' })
    const one = await named(
      { displayName: '海風', fullName: '鄭望海', email: 'Wind.Sea@example.test', username: 'windsea', plan: 'school' },
      schoolId,
    )
    const now = product.clock.now()
    const other = await named({ displayName: '山雨', suspendedAt: now, deletedAt: now, emailVerifiedAt: null })
    const ways = ['海風', '望海', '鄭望海', 'wind.sea@', 'WINDSEA', one.id.toUpperCase()].map(
      (words) => `find=${encodeURIComponent(words)}`,
    )
    for (const way of [...ways, `schoolId=${schoolId}`, 'plan=school']) expect(await found(way), way).toEqual([one.id])
    for (const way of ['find=山雨', 'state=suspended', 'state=leaving', 'state=unconfirmed'])
      expect(await found(way), way).toContain(other.id)
    // An account without an e-mail has none to confirm.
    await named({ displayName: '無信箱', email: null, emailVerifiedAt: null })
    expect(await found('find=無信箱&state=unconfirmed')).toEqual([])
    for (const way of ['find=%25%25', 'find=wind_sea@', 'find=海山', 'find=海風&state=suspended'])
      expect(await found(way), way).toEqual([])
    expect(await found('level=operator')).not.toContain(support.id)
    expect(await found('level=support')).toContain(support.id)
    expect(await found('academicRole=student&find=海風')).toEqual([one.id])
  })

  test('page by page, the newest first, each once', async () => {
    const schoolId = await newSchool(product)
    const made: string[] = []
    for (let place = 0; place < 25; place += 1) {
      const { id } = await newPerson(product)
      await goesTo(product, id, { schoolId })
      made.unshift(id)
    }
    expect(await found(`schoolId=${schoolId}`)).toEqual(made)
  })

  test('and the log keeps that somebody searched, without the name', async () => {
    await found('find=某某人&plan=plus')
    const { items } = (await operator.browser.get(`/api/v2/admin/audit?actorId=${support.id}`)).json<{
      items: AuditEntry[]
    }>()
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ act: 'person.found', data: { plan: 'plus', byName: true } })
    expect(JSON.stringify(items)).not.toContain('某某人')
  })
})

describe('an account', () => {
  test('is told with its ways in, sessions, plan and school; every look is kept', async () => {
    const schoolId = await newSchool(product, { name: '河口國中' })
    const someone = await newPerson(product, { plan: 'plus' })
    await goesTo(product, someone.id, { schoolId })
    await signedIn(product, someone.id)
    const told = await read(support, someone.id)
    expect(told).toMatchObject({ ways: ['email'], plan: 'plus', school: { id: schoolId, name: '河口國中' } })
    expect(told.sessions).toHaveLength(2)
    expect(told.can).toMatchObject({ mail: true, signOut: true, changeSchool: true, changeLevel: false })
    await read(operator, someone.id)
    expect((await logOf(someone.id)).map(({ act, actorId }) => [act, actorId])).toEqual([
      ['person.looked', operator.id],
      ['person.looked', support.id],
    ])
  })

  test('is mailed the link that it needs, and no more often than others are', async () => {
    const mail = (id: string) => support.browser.post(`${peoplePath}/${id}/mail`)
    const unconfirmed = await newPerson(product, { emailVerifiedAt: null })
    expect((await mail(unconfirmed.id)).json()).toEqual({ purpose: 'activation' })
    expect(codeOf(await mail(unconfirmed.id))).toBe('MAIL_TOO_SOON')
    expect((await logOf(unconfirmed.id)).map(({ data }) => data)).toEqual([{ purpose: 'activation' }])
    expect((await mail((await newPerson(product)).id)).json()).toEqual({ purpose: 'reset' })
    const elsewhere = await newPerson(product, { passwordHash: null, method: 'google' })
    expect(codeOf(await mail(elsewhere.id))).toBe('LOGIN_METHOD_CONFLICT')
  })

  test('is signed out everywhere, but not by those who may do less', async () => {
    const out = (by: TestPerson, id: string) => by.browser.post(`${peoplePath}/${id}/sign-out`, { reason })
    const someone = await newPerson(product)
    expect((await out(support, someone.id)).json<WholePerson>().sessions).toEqual([])
    expect(codeOf(await someone.browser.get('/api/v2/sessions/devices'))).toBe('NOT_AUTHENTICATED')
    expect((await logOf(someone.id))[0]).toMatchObject({ act: 'person.signed_out', reason })
    expect(codeOf(await out(support, operator.id))).toBe('STAFF_ABOVE')
    expect((await operator.browser.get('/api/v2/sessions/devices')).statusCode).toBe(200)
  })

  test('is a teacher’s where staff say so, and no longer when they take it back', async () => {
    const set = (id: string, isVerified: boolean) =>
      support.browser.patch(`${peoplePath}/${id}/teacher`, { isVerified, reason })
    const teacher = await newPerson(product)
    await goesTo(product, teacher.id, { schoolId: await newSchool(product), academicRole: 'teacher', grade: null })
    expect((await set(teacher.id, true)).json<WholePerson>().isVerifiedTeacher).toBe(true)
    await set(teacher.id, true)
    expect((await set(teacher.id, false)).json<WholePerson>().isVerifiedTeacher).toBe(false)
    expect((await logOf(teacher.id)).map(({ act }) => act)).toEqual([
      'person.unverified_as_teacher',
      'person.verified_as_teacher',
    ])
    expect(codeOf(await set((await newPerson(product)).id, true))).toBe('NOT_A_TEACHER')
  })

  test('is under 18, or grown-up towards others, where staff say so, unless they say themselves that they are grown-up', async () => {
    const set = (id: string, isGrownUp: boolean) =>
      support.browser.patch(`${peoplePath}/${id}/age`, { isGrownUp, reason })
    const born = (person: TestPerson, birthYear: number) =>
      person.browser.patch('/api/v2/users/current', { profile: { birthYear } })
    const mistaken = await newPerson(product)
    await born(mistaken, 1991)
    expect(codeOf(await set(mistaken.id, false))).toBe('AGE_STATED_OTHERWISE')
    expect((await read(support, mistaken.id)).can.changeAge).toBe(false)
    await born(mistaken, 2011)
    const { isUnder18, grownUpSince, can } = await read(support, mistaken.id)
    expect([isUnder18, grownUpSince, can.changeAge]).toEqual([true, product.clock.now().toISOString(), true])
    for (const _ of ['once', 'again'])
      expect((await set(mistaken.id, false)).json<WholePerson>()).toMatchObject({ isUnder18: true, grownUpSince: null })
    expect((await mistaken.browser.get('/api/v2/users/current')).json()).toMatchObject({ isGrownUp: false })
    for (const _ of ['once', 'again'])
      expect((await set(mistaken.id, true)).json<WholePerson>().grownUpSince).not.toBeNull()
    expect((await mistaken.browser.get('/api/v2/users/current')).json()).toMatchObject({ isGrownUp: true })
    expect((await logOf(mistaken.id)).map(({ act }) => act).filter((act) => act.includes('counted'))).toEqual([
      'person.counted_grown_up',
      'person.counted_under_18',
    ])
    expect(codeOf(await set(operator.id, false))).toBe('AGE_STATED_OTHERWISE')
  })

  test('is put at another school, with a grade that the school has', async () => {
    const move = (id: string, body: object) => support.browser.patch(`${peoplePath}/${id}/school`, { reason, ...body })
    const [high, primary] = [
      await newSchool(product, { name: '雲端高中' }),
      await newSchool(product, { type: 'primary_school' }),
    ]
    const student = await newPerson(product)
    await goesTo(product, student.id, { typedSchoolName: '雲端高中（打字）' })
    const moved = (await move(student.id, { schoolId: high, grade: null })).json<WholePerson>()
    expect(moved).toMatchObject({ school: { id: high, name: '雲端高中' }, gradeName: { tw: '一年級' } })
    expect(await found('find=雲端高中')).toContain(student.id)
    const wrong = [
      { schoolId: primary, grade: null },
      { schoolId: primary, grade: 'high_2' },
    ]
    for (const body of wrong) {
      expect((await move(student.id, body)).json<Problem>().fields?.[0]?.path).toBe('grade')
    }
    const grown = (await move(student.id, { schoolId: primary, grade: 'primary_6' })).json<WholePerson>()
    expect(grown.gradeName?.tw).toBe('六年級')
    const closed = await newSchool(product, { closedAt: product.clock.now() })
    expect(codeOf(await move(student.id, { schoolId: closed, grade: 'high_1' }))).toBe('SCHOOL_NOT_FOUND')
    expect(codeOf(await move(operator.id, { schoolId: high, grade: null }))).toBe('NOT_AT_SCHOOL')
  })
})

describe('operators alone', () => {
  const level = (by: TestPerson, id: string, to: string | null) =>
    by.browser.patch(`${peoplePath}/${id}/level`, { level: to, reason })

  test('make others staff, which holds at once', async () => {
    const someone = await newPerson(product)
    expect((await level(operator, someone.id, 'moderator')).json<WholePerson>().staffLevel).toBe('moderator')
    expect((await someone.browser.get('/api/v2/admin/reports/count')).statusCode).toBe(200)
    // They still count as an adult.
    const { grownUpSince } = (await level(operator, someone.id, null)).json<WholePerson>()
    expect(grownUpSince).toBe(product.clock.now().toISOString())
    expect(codeOf(await someone.browser.get('/api/v2/admin/reports/count'))).toBe('STAFF_REQUIRED')
    expect((await logOf(someone.id)).map(({ data }) => data)).toEqual([
      { from: 'moderator', to: null },
      { from: null, to: 'moderator' },
    ])
    expect(codeOf(await level(support, someone.id, 'support'))).toBe('STAFF_LEVEL_REQUIRED')
    expect(codeOf(await level(operator, operator.id, null))).toBe('LEVEL_OF_ONESELF')
  })

  test('cannot all be taken away, though two take each other’s level at once', async () => {
    const alone = await createTestApp()
    const two = [await newPerson(alone, { role: 'operator' }), await newPerson(alone, { role: 'operator' })] as const
    const answers = await Promise.all([level(two[0], two[1].id, null), level(two[1], two[0].id, null)])
    const codes = answers.map((answer) => (answer.statusCode === 200 ? null : codeOf(answer)))
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    await alone.close()
  })

  test('grant a plan, until a moment that is to come', async () => {
    const grant = (id: string, body: object) => operator.browser.post(`${peoplePath}/${id}/plan`, { reason, ...body })
    const someone = await newPerson(product, { trialEndsAt: null })
    const at = (days: number) => new Date(product.clock.now().getTime() + days * 86_400_000).toISOString()
    const granted = (await grant(someone.id, { plan: 'plus', endsAt: at(30) })).json<WholePerson>()
    expect(granted).toMatchObject({ plan: 'plus', planEndsAt: endOfMinute(at(30)) })
    expect((await grant(someone.id, { plan: 'free', endsAt: null })).json<WholePerson>().plan).toBe('free')
    expect(codeOf(await grant(someone.id, { plan: 'plus', endsAt: at(-1) }))).toBe('PLAN_END_PASSED')
  })

  test('say why, in so many words', async () => {
    const { min, max } = consoleLimits.reason
    const someone = await newPerson(product)
    const rule = async (length: number) => {
      const body = { level: 'support', reason: '字'.repeat(length) }
      const answer = await operator.browser.patch(`${peoplePath}/${someone.id}/level`, body)
      return answer.statusCode === 200 ? null : answer.json<Problem>().fields?.[0]?.rule
    }
    expect([await rule(min), await rule(max)]).toEqual([null, null])
    expect([await rule(min - 1), await rule(max + 1)]).toEqual(['too_short', 'too_long'])
  })
})

test('five minutes after the sign-in the password is asked for again', async () => {
  const staff = await newPerson(product, { role: 'support' })
  const someone = await newPerson(product)
  const out = () => staff.browser.post(`${peoplePath}/${someone.id}/sign-out`, { reason })
  product.clock.advance(accountDurations.proof)
  expect((await out()).statusCode).toBe(200)
  product.clock.advance(1)
  expect(codeOf(await out())).toBe('PROOF_REQUIRED')
  await staff.browser.post('/api/v2/sessions/proof', { password: digestOf('learn-by-doing') })
  expect((await out()).statusCode).toBe(200)
})
