import { accountDurations, loginFailures } from '@learntrail/contract/accounts/limits'
import type { Problem } from '@learntrail/contract/errors'
import { durations } from '@learntrail/contract/limits'
import { teacherVerified } from '@learntrail/contract/teachers/events'
import { schoolCodeLimits, schoolDomainLimits, vouchingLimits } from '@learntrail/contract/teachers/limits'
import type { SchoolCode } from '@learntrail/contract/teachers/teachers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'
import { organizations } from '../profiles/profiles.tables.ts'
import { permitSchoolTo } from './permit-school.service.ts'
import { verifyByOwnAddress } from './verify-teacher.service.ts'

let product: TestApp
let school: { id: string; code: string; name: string }
let elsewhere: { id: string; code: string }
beforeAll(async () => {
  product = await createTestApp()
  const [one, other] = await product.platform.db.select().from(schools).orderBy(schools.code).limit(2)
  if (one === undefined || other === undefined) throw new Error('schools were expected')
  ;[school, elsewhere] = [one, other]
  await product.platform.db.update(schools).set({ domain: 'nhsh.tp.edu.tw' }).where(eq(schools.code, school.code))
})
afterAll(() => product.close())

async function newTeacher(academicRole: 'teacher' | 'student' = 'teacher', schoolId = school.id): Promise<TestPerson> {
  const person = await newPerson(product, { registrationRole: academicRole })
  const place = {
    type: 'academic_unit',
    county: 'taipei_city',
    township: 'taipei_neihu',
    schoolType: 'high_school',
  } as const
  const role = academicRole === 'teacher' ? { title: 'homeroom_teacher' } : { grade: 'high_1' }
  const updatedAt = product.clock.now()
  await product.platform.db
    .insert(organizations)
    .values({ accountId: person.id, ...place, ...role, academicRole, schoolId, updatedAt })
  return person
}

const isVerified = async ({ browser }: TestPerson): Promise<boolean> =>
  (await browser.get('/api/v2/users/current')).json().isVerifiedTeacher
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code

let made = 0
const schoolEmail = () => {
  made += 1
  return `teacher${made}@nhsh.tp.edu.tw`
}
const ask = ({ browser }: TestPerson, email: string) => browser.post('/api/v2/users/current/teacher/email', { email })
const open = ({ browser }: Pick<TestPerson, 'browser'>, token: string) =>
  browser.patch('/api/v2/users/current/teacher/email', { token })

describe('by an educational address', () => {
  test('a teacher is verified by the mailed link, once', async () => {
    const teacher = await newTeacher()
    const email = schoolEmail()
    expect((await ask(teacher, email)).json()).toEqual({ email })
    expect(await isVerified(teacher)).toBe(false)
    const token = await product.mails.nextToken(email)
    expect((await open(teacher, token)).json()).toEqual({ email })
    expect(await isVerified(teacher)).toBe(true)
    expect(await recordedEvents(product, teacherVerified, teacher.id)).toEqual([
      { actorId: teacher.id, data: { by: 'email' } },
    ])
    expect(codeOf(await open(teacher, token))).toBe('TOKEN_USED')
    expect(codeOf(await ask(teacher, schoolEmail()))).toBe('TEACHER_VERIFIED_ALREADY')
  })

  test('any other address is refused, and nobody is mailed', async () => {
    const teacher = await newTeacher()
    for (const email of ['chen@gmail.com', 'chen@stu.nhsh.tp.edu.tw', 's1150001@nhsh.tp.edu.tw', 'chen@fg.tp.edu.tw']) {
      expect(codeOf(await ask(teacher, email))).toBe('EMAIL_NOT_EDUCATIONAL')
    }
  })

  test('counts for that very school: who goes to another one is asked again, and keeps what they have', async () => {
    const teacher = await newTeacher()
    const email = schoolEmail()
    await ask(teacher, email)
    await open(teacher, await product.mails.nextToken(email))
    const state = async () => {
      const { isVerifiedTeacher, isTeacherAskedAgain } = (await teacher.browser.get('/api/v2/users/current')).json()
      return [isVerifiedTeacher, isTeacherAskedAgain]
    }
    const badge = async () =>
      (await (await newTeacher('student')).browser.get(`/api/v2/users/${teacher.id}`)).json().isVerifiedTeacher
    expect([await state(), await badge()]).toEqual([[true, false], true])
    await product.platform.db
      .update(organizations)
      .set({ schoolId: elsewhere.id })
      .where(eq(organizations.accountId, teacher.id))
    expect([await state(), await badge()]).toEqual([[true, true], false])
    expect(codeOf(await ask(teacher, schoolEmail()))).toBe('EMAIL_NOT_EDUCATIONAL')
  })

  test('that was confirmed at sign-up verifies as soon as the school is said', async () => {
    const address = schoolEmail()
    const said = async (email: string, emailVerifiedAt: Date | null) => {
      const one = await newTeacher()
      await product.platform.db.update(accounts).set({ email, emailVerifiedAt }).where(eq(accounts.id, one.id))
      await inTransaction(product.platform.db, (transaction) =>
        verifyByOwnAddress(transaction, one.id, product.platform),
      )
      return isVerified(one)
    }
    expect(await said(address, product.clock.now())).toBe(true)
    expect(await said(schoolEmail(), null)).toBe(false)
    expect(await said('chen@gmail.com', product.clock.now())).toBe(false)
  })

  test('is of those that the school says itself, and of nobody else’s', async () => {
    const clerk = await newPerson(product)
    await permitSchoolTo(product.platform, { email: clerk.email, code: elsewhere.code, isTakenBack: false })
    const browser = await signedIn(product, clerk.id)
    const path = `/api/v2/schools/${elsewhere.id}/domains`
    const put = (own: string[], usesListed = true) => browser.put(path, { own, usesListed })
    expect((await put(['@Mail.Else.tp.edu.tw'])).json()).toEqual({
      listed: null,
      usesListed: false,
      own: ['mail.else.tp.edu.tw'],
    })
    const teacher = await newTeacher('teacher', elsewhere.id)
    expect((await ask(teacher, 'chen@mail.else.tp.edu.tw')).statusCode).toBe(200)
    for (const domain of ['gmail.com', 'edu.tw', 'tp.edu.tw', 'nhsh.tp.edu.tw', 'stu.else.tp.edu.tw'])
      expect((await put([domain])).json<Problem>().fields?.[0], domain).toMatchObject({ path: 'own' })
    // A domain that one school claims is no other school's, nor are the domains above it.
    await permitSchoolTo(product.platform, { email: clerk.email, code: school.code, isTakenBack: false })
    const others = (own: string[]) => browser.put(`/api/v2/schools/${school.id}/domains`, { own, usesListed: true })
    for (const domain of ['mail.else.tp.edu.tw', 'else.tp.edu.tw'])
      expect((await others([domain])).json<Problem>().fields?.[0], domain).toMatchObject({ path: 'own' })
    await permitSchoolTo(product.platform, { email: clerk.email, code: school.code, isTakenBack: true })
    const many = (count: number) => Array.from({ length: count }, (_, place) => `d${place}x.tp.edu.tw`)
    expect((await put(many(schoolDomainLimits.count))).statusCode).toBe(200)
    expect((await put(many(schoolDomainLimits.count + 1))).statusCode).toBe(400)
    const foreign = `/api/v2/schools/${school.id}/domains`
    expect(codeOf(await browser.get(foreign))).toBe('SCHOOL_NOT_FOUND')
    expect(codeOf(await browser.put(foreign, { own: [], usesListed: true }))).toBe('SCHOOL_NOT_FOUND')
  })

  test('who learns is no teacher, neither asking nor opening', async () => {
    expect(codeOf(await ask(await newTeacher('student'), schoolEmail()))).toBe('NOT_A_TEACHER')
    const teacher = await newTeacher()
    const email = schoolEmail()
    await ask(teacher, email)
    const token = await product.mails.nextToken(email)
    await product.platform.db
      .update(organizations)
      .set({ academicRole: 'student' })
      .where(eq(organizations.accountId, teacher.id))
    expect(codeOf(await open(teacher, token))).toBe('NOT_A_TEACHER')
    expect(await isVerified(teacher)).toBe(false)
  })

  test('the link holds an hour, and for the account that asked alone', async () => {
    const [teacher, other] = [await newTeacher(), await newTeacher()]
    const email = schoolEmail()
    await ask(teacher, email)
    const token = await product.mails.nextToken(email)
    expect(codeOf(await open(other, token))).toBe('LINK_OF_OTHER_ACCOUNT')
    expect(codeOf(await open({ browser: product.guest() }, token))).toBe('NOT_AUTHENTICATED')
    expect(codeOf(await open(teacher, 'forged'))).toBe('TOKEN_INVALID')
    product.clock.advance(accountDurations.mailLink)
    expect(codeOf(await open({ browser: await signedIn(product, teacher.id) }, token))).toBe('TOKEN_EXPIRED')
  })

  test('an address verifies one teacher, in any letter case', async () => {
    const [first, second, third] = [await newTeacher(), await newTeacher(), await newTeacher()]
    const email = schoolEmail()
    await ask(first, email)
    const token = await product.mails.nextToken(email)
    product.clock.advance(accountDurations.mailAgain)
    await ask(second, email)
    const later = await product.mails.nextToken(email, 1)
    await open(first, token)
    expect(codeOf(await open(second, later))).toBe('TEACHER_EMAIL_IN_USE')
    expect(codeOf(await ask(third, email.toUpperCase()))).toBe('TEACHER_EMAIL_IN_USE')
  })
})

describe('by a code of the school', () => {
  let principal: TestPerson
  beforeEach(async () => {
    principal = await newTeacher()
    await permitSchoolTo(product.platform, { email: principal.email, code: school.code, isTakenBack: false })
    principal = { ...principal, browser: await signedIn(product, principal.id) }
  })

  const makeCode = async (change: object = {}): Promise<SchoolCode> => {
    const body = { schoolId: school.id, uses: 2, days: 7, ...change }
    const answer = await principal.browser.post('/api/v2/schools/teacher-codes', body)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().items[0]
  }
  const codes = async (): Promise<SchoolCode[]> =>
    (await principal.browser.get('/api/v2/schools/teacher-codes')).json().items
  const use = ({ browser }: TestPerson, code: string) => browser.post('/api/v2/users/current/teacher/code', { code })
  const end = (id: string, by = principal) => by.browser.delete(`/api/v2/schools/teacher-codes/${id}`)

  test('a teacher of the school is verified, however the code is typed, and is shown with it', async () => {
    const { id, code } = await makeCode()
    const teacher = await newTeacher()
    const typed = `${code.slice(0, 5).toLowerCase()}- ${code.slice(5)}`
    expect((await use(teacher, typed)).json()).toEqual({ schoolName: school.name })
    expect(await isVerified(teacher)).toBe(true)
    // A repeated call is no second use.
    expect((await use(teacher, code)).statusCode).toBe(200)
    const shown = (await codes()).find((one) => one.id === id)
    expect(shown).toMatchObject({ usedCount: 1, uses: 2, usedBy: [{ id: teacher.id }] })
    await end(id)
  })

  test('is for as many as it says, also when they come at the same moment', async () => {
    const { id, code } = await makeCode({ uses: 1 })
    const teachers = await Promise.all([newTeacher(), newTeacher()])
    const answers = await Promise.all(teachers.map((teacher) => use(teacher, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    await end(id)
  })

  test('is no use to a student, to another school’s teacher, after its time or once it is taken back', async () => {
    const { id, code } = await makeCode()
    expect(codeOf(await use(await newTeacher('student'), code))).toBe('NOT_A_TEACHER')
    expect(codeOf(await use(await newTeacher('teacher', elsewhere.id), code))).toBe('SCHOOL_CODE_OF_OTHER_SCHOOL')
    expect((await use(await newTeacher(), 'short')).statusCode).toBe(400)
    expect(codeOf(await use(await newTeacher(), 'ABCDEFGH23'))).toBe('SCHOOL_CODE_INVALID')
    await end(id)
    expect(codeOf(await use(await newTeacher(), code))).toBe('SCHOOL_CODE_INVALID')
    const late = await makeCode({ days: 7 })
    product.clock.advance(7 * durations.day)
    expect(codeOf(await use(await newTeacher(), late.code))).toBe('SCHOOL_CODE_INVALID')
    expect(await codes()).toEqual([])
  })

  test('guesses are counted, and whoever makes too many waits', async () => {
    product.clock.advance(accountDurations.loginFailureWindow)
    const teacher = await newTeacher()
    const seen: (string | undefined)[] = []
    for (let guess = 0; guess <= loginFailures.address; guess += 1) seen.push(codeOf(await use(teacher, 'ABCDEFGH23')))
    expect(seen.at(-2)).toBe('SCHOOL_CODE_INVALID')
    expect(seen.at(-1)).toBe('TOO_MANY_LOGIN_FAILURES')
    product.clock.advance(accountDurations.loginFailureWindow)
  })

  test('is made and taken back only for a school that one acts for', async () => {
    const { browser } = principal
    const foreign = await browser.post('/api/v2/schools/teacher-codes', { schoolId: elsewhere.id, uses: 1, days: 7 })
    expect(codeOf(foreign)).toBe('SCHOOL_PERMISSION_REQUIRED')
    const { id } = await makeCode()
    expect(codeOf(await end(id, await newTeacher()))).toBe('SCHOOL_PERMISSION_REQUIRED')
    const neighbour = await newTeacher('teacher', elsewhere.id)
    await permitSchoolTo(product.platform, { email: neighbour.email, code: elsewhere.code, isTakenBack: false })
    const other = { ...neighbour, browser: await signedIn(product, neighbour.id) }
    expect(codeOf(await end(id, other))).toBe('SCHOOL_CODE_NOT_FOUND')
    expect((await end(id)).json()).toEqual({ items: [] })
    expect(codeOf(await end(id))).toBe('SCHOOL_CODE_NOT_FOUND')
  })

  test('has bounds: how many may use it, and how many there are', async () => {
    const { browser } = principal
    const { uses } = schoolCodeLimits
    for (const wrong of [{ uses: uses.min - 1 }, { uses: uses.max + 1 }, { days: 8 }]) {
      const body = { schoolId: school.id, uses: 1, days: 7, ...wrong }
      expect((await browser.post('/api/v2/schools/teacher-codes', body)).statusCode).toBe(400)
    }
    await makeCode({ uses: uses.max })
    for (let count = 1; count < schoolCodeLimits.codes; count += 1) await makeCode()
    const body = { schoolId: school.id, uses: 1, days: 7 }
    expect(codeOf(await browser.post('/api/v2/schools/teacher-codes', body))).toBe('SCHOOL_CODE_LIMIT_REACHED')
    expect(await codes()).toHaveLength(schoolCodeLimits.codes)
  })
})

describe('by a colleague', () => {
  const vouch = (by: TestPerson, { id }: Pick<TestPerson, 'id'>) => by.browser.post(`/api/v2/users/${id}/teacher`)
  const known = async (): Promise<TestPerson> => {
    const teacher = await newTeacher()
    const set = { teacherVerifiedAt: product.clock.now(), vouchedSchoolId: school.id }
    await product.platform.db.update(accounts).set(set).where(eq(accounts.id, teacher.id))
    return teacher
  }

  test('a teacher of the same school is verified, who does not go on vouching', async () => {
    const [teacher, newcomer] = [await known(), await newTeacher()]
    expect(codeOf(await vouch(newcomer, teacher))).toBe('VOUCHING_NOT_ALLOWED')
    for (const _ of [1, 2]) expect((await vouch(teacher, newcomer)).statusCode).toBe(200)
    expect(await isVerified(newcomer)).toBe(true)
    expect(await recordedEvents(product, teacherVerified, newcomer.id)).toEqual([
      { actorId: teacher.id, data: { by: 'colleague' } },
    ])
    expect(codeOf(await vouch(newcomer, await newTeacher()))).toBe('VOUCHING_NOT_ALLOWED')
  })

  test('nobody of another school, who learns, or whom one does not see', async () => {
    const teacher = await known()
    expect(codeOf(await vouch(teacher, await newTeacher('teacher', elsewhere.id)))).toBe('TEACHER_OF_OTHER_SCHOOL')
    expect(codeOf(await vouch(teacher, await newTeacher('student')))).toBe('NOT_A_TEACHER')
    expect(codeOf(await vouch(teacher, { id: newId() }))).toBe('USER_NOT_FOUND')
  })

  test('not more than so many a day', async () => {
    const teacher = await known()
    for (let count = 0; count < vouchingLimits.aDay; count += 1)
      expect((await vouch(teacher, await newTeacher())).statusCode).toBe(200)
    expect(codeOf(await vouch(teacher, await newTeacher()))).toBe('VOUCHING_LIMIT_REACHED')
  })
})

describe('who acts for a school', () => {
  test('is told so, until it is taken back', async () => {
    const person = await newTeacher()
    const permissions = async () => (await person.browser.get('/api/v2/users/schoolPermissions')).json().items
    expect(await permissions()).toEqual([])
    const permitting = { email: person.email, code: school.code }
    const [name] = await permitSchoolTo(product.platform, { ...permitting, isTakenBack: false })
    expect(name).toBe(school.name)
    expect(await permissions()).toContainEqual({ schoolId: school.id, schoolName: school.name, reach: null })
    const { schoolPermissions } = (await person.browser.get('/api/v2/users/current')).json()
    expect(schoolPermissions).toContainEqual({ schoolId: school.id, schoolName: school.name, reach: null })
    await permitSchoolTo(product.platform, { ...permitting, isTakenBack: true })
    expect(await permissions()).toEqual([])
  })

  test('has to be somebody, and the school one of the list', async () => {
    const { email } = await newTeacher()
    const isTakenBack = false
    await expect(
      permitSchoolTo(product.platform, { email: 'nobody@example.test', code: school.code, isTakenBack }),
    ).rejects.toThrow('nobody has the e-mail')
    await expect(permitSchoolTo(product.platform, { email, code: 'XXXX', isTakenBack })).rejects.toThrow(
      'No school has the code',
    )
  })

  test('is verified no more after becoming a student, and may be again', async () => {
    const teacher = await newTeacher()
    await product.platform.db.update(accounts).set({ teacherVerifiedAt: null }).where(eq(accounts.id, teacher.id))
    const email = schoolEmail()
    await ask(teacher, email)
    await open(teacher, await product.mails.nextToken(email))
    await product.platform.db.update(accounts).set({ teacherVerifiedAt: null }).where(eq(accounts.id, teacher.id))
    product.clock.advance(accountDurations.mailAgain)
    await ask(teacher, email)
    expect((await open(teacher, await product.mails.nextToken(email, 1))).json()).toEqual({ email })
  })
})
