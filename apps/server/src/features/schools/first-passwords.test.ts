import type { Problem } from '@learntrail/contract/errors'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { schoolLimits } from '@learntrail/contract/schools/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids/ids.ts'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts, identities } from '../accounts/accounts.tables.ts'
import { addPermissions } from '../accounts/index.ts'
import { digestOf } from '../accounts/password-hash.rules.ts'
import { goesTo, newSchool } from '../console/people/people.fixture.ts'
import { importInto, newGroup, place } from '../groups/groups.fixture.ts'

let product: TestApp
let schoolId: string
let teacher: TestPerson
let pupil: TestPerson
let groupId: string
beforeAll(async () => {
  product = await createTestApp()
  schoolId = await newSchool(product, { name: '望海高中' })
})
afterAll(() => product.close())
beforeEach(async () => {
  teacher = await newTeacher(schoolId)
  pupil = await newPupil()
  groupId = (await newGroup(teacher, { type: 'teaching' })).id
  await place(product, groupId, pupil.id, memberRoles.member)
})

const reason = '學生忘記密碼'
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
const change = (id: string, set: Partial<typeof accounts.$inferInsert>) =>
  product.platform.db.update(accounts).set(set).where(eq(accounts.id, id))

async function newTeacher(vouchedSchoolId: string): Promise<TestPerson> {
  const at = product.clock.now()
  const one = await newPerson(product, {
    plan: 'plus',
    registrationRole: 'teacher',
    teacherVerifiedAt: at,
    vouchedSchoolId,
  })
  await goesTo(product, one.id, { schoolId: vouchedSchoolId, academicRole: 'teacher', grade: null })
  return one
}

async function newPupil(): Promise<TestPerson> {
  const one = await newPerson(product, { email: null, emailVerifiedAt: null, grownUpSince: null })
  await goesTo(product, one.id, { schoolId })
  await importInto(product, schoolId, { accountId: one.id, grade: 'high_1', className: '忠' })
  return one
}

const give = (by: TestPerson, id = pupil.id, group = groupId, why = reason) =>
  by.browser.post(`/api/v2/groups/${group}/members/${id}/first-password`, { reason: why })
const logIn = ({ username, password }: Pick<FirstPassword, 'username' | 'password'>) =>
  product.guest().post('/api/v2/sessions', { account: username, password: digestOf(password) })
const firstOf = (answer: { json<T>(): T }) => answer.json<{ items: [FirstPassword] }>().items[0]

describe('a teacher of the class', () => {
  test('gives a new first password, which ends what was and is told at the next log-in', async () => {
    const answer = await give(teacher)
    expect(answer.statusCode, answer.body).toBe(200)
    const slip = firstOf(answer)
    expect(slip).toMatchObject({ schoolName: '望海高中', fullName: '林小雨', grade: 'high_1', className: '忠' })
    expect(codeOf(await pupil.browser.get('/api/v2/sessions/devices'))).toBe('NOT_AUTHENTICATED')
    expect((await logIn({ ...slip, password: 'learn-by-doing' })).statusCode).toBe(401)
    expect((await logIn(slip)).json()).toMatchObject({ isDefaultPassword: true })
    const browser = await signedIn(product, pupil.id)
    const credential = async () => (await browser.get('/api/v2/users/current')).json().credential
    expect(await credential()).toMatchObject({ isDefaultPassword: true, passwordGivenAs: 'teacher' })
    expect(codeOf(await browser.get('/api/v2/users/schoolPermissions'))).toBe('OWN_PASSWORD_REQUIRED')
    await browser.patch('/api/v2/sessions/email', { password: digestOf('a-password-of-mine') })
    expect(await credential()).toMatchObject({ isDefaultPassword: false, passwordGivenAs: null })
    const operator = await newPerson(product, { role: 'operator' })
    const log = await operator.browser.get(`/api/v2/admin/audit?subjectId=${pupil.id}`)
    expect(log.json().items).toMatchObject([{ act: 'person.password_given', actorId: teacher.id, reason }])
  })

  test.each<[string, string, () => Promise<unknown>]>([
    ['who has an e-mail', 'ACCOUNT_HAS_OWN_WAY', () => change(pupil.id, { email: `${newId()}@example.test` })],
    [
      'who signs in by a provider',
      'ACCOUNT_HAS_OWN_WAY',
      () =>
        product.platform.db.insert(identities).values({
          id: newId(),
          accountId: pupil.id,
          provider: 'google',
          subject: newId(),
          linkedAt: product.clock.now(),
        }),
    ],
    ['who is grown-up', 'ACCOUNT_OF_GROWN_UP', () => change(pupil.id, { grownUpSince: product.clock.now() })],
    ['who is leaving', 'USER_NOT_FOUND', () => change(pupil.id, { deletedAt: product.clock.now() })],
  ])('gives none to somebody %s', async (_who, code, become) => {
    await become()
    expect(codeOf(await give(teacher))).toBe(code)
    const [row] = await product.platform.db.select().from(accounts).where(eq(accounts.id, pupil.id))
    expect(row).toMatchObject({ isDefaultPassword: false, passwordGivenAs: null })
  })

  test('is verified, of the pupil’s school, and leads a class that the pupil is in', async () => {
    const elsewhere = await newTeacher(await newSchool(product))
    await place(product, groupId, elsewhere.id, memberRoles.administrator)
    expect(codeOf(await give(elsewhere))).toBe('TEACHER_OF_SCHOOL_REQUIRED')
    const colleague = await newTeacher(schoolId)
    await place(product, groupId, colleague.id, memberRoles.member)
    expect(codeOf(await give(colleague))).toBe('GROUP_ADMIN_REQUIRED')
    expect(codeOf(await give(await newTeacher(schoolId)))).toBe('GROUP_ADMIN_REQUIRED')
    expect(codeOf(await give(teacher, (await newPupil()).id))).toBe('USER_NOT_FOUND')
    const open = await newGroup(teacher)
    await place(product, open.id, pupil.id, memberRoles.member)
    expect(codeOf(await give(teacher, pupil.id, open.id))).toBe('TEACHER_OF_SCHOOL_REQUIRED')
    await change(teacher.id, { teacherVerifiedAt: null })
    expect(codeOf(await give(teacher))).toBe('TEACHER_OF_SCHOOL_REQUIRED')
    expect((await give(teacher, pupil.id, groupId, '字')).statusCode).toBe(400)
  })
})

test('the school’s own person gives them to a class at once, to all or to nobody, and to nobody else’s', async () => {
  const clerk = await newPerson(product)
  await addPermissions(product.platform.db, clerk.id, [schoolId], product.clock.now())
  const { browser } = { browser: await signedIn(product, clerk.id) }
  const send = (personIds: string[], school = schoolId) =>
    browser.post(`/api/v2/schools/${school}/people/first-passwords`, { personIds, reason })
  const other = await newPupil()
  const answer = await send([pupil.id, other.id])
  const { items } = answer.json<{ items: FirstPassword[] }>()
  expect(items).toHaveLength(2)
  for (const slip of items) expect((await logIn(slip)).statusCode).toBe(200)
  const mailed = await newPupil()
  await change(mailed.id, { email: `${newId()}@example.test` })
  expect(codeOf(await send([pupil.id, mailed.id]))).toBe('ACCOUNT_HAS_OWN_WAY')
  expect((await logIn(items[0] as FirstPassword)).statusCode).toBe(200)
  expect(codeOf(await send([(await newPerson(product)).id]))).toBe('USER_NOT_FOUND')
  expect(codeOf(await send([pupil.id], await newSchool(product)))).toBe('SCHOOL_NOT_FOUND')
  const many = (count: number) => Array.from({ length: count }, () => newId())
  expect(codeOf(await send(many(schoolLimits.passwordsAtOnce)))).toBe('USER_NOT_FOUND')
  expect((await send(many(schoolLimits.passwordsAtOnce + 1))).statusCode).toBe(400)
  expect(codeOf(await teacher.browser.get(`/api/v2/schools/${schoolId}/people`))).toBe('SCHOOL_PERMISSION_REQUIRED')
})

test('support gives one, too, and slips to cut are a document', async () => {
  const support = await newPerson(product, { role: 'support' })
  const answer = await support.browser.post(`/api/v2/admin/people/${pupil.id}/first-password`, { reason })
  const slip = firstOf(answer)
  expect((await logIn(slip)).statusCode).toBe(200)
  const slips = await teacher.browser.post('/api/v2/schools/password-slips', { items: [slip, slip] })
  expect(slips.statusCode, slips.body).toBe(200)
  const { pdf } = slips.json<{ pdf: string }>()
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})
