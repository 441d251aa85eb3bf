import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { newPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accounts, identities } from '../../accounts/accounts.tables.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { saveImported } from '../account-import/imported-accounts.repository.ts'
import { saveOrganization } from '../profiles.repository.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

async function vouchedFor(id: string): Promise<string | null | undefined> {
  const rows = await product.platform.db.select({ id: accounts.id, school: accounts.vouchedSchoolId }).from(accounts)
  return rows.find((row) => row.id === id)?.school
}

const goTo = (accountId: string, schoolId: string) =>
  inTransaction(product.platform.db, (transaction) =>
    saveOrganization(transaction, {
      accountId,
      schoolId,
      type: 'academic_unit',
      county: 'taipei_city',
      township: 'taipei_neihu',
      academicRole: 'student',
      schoolType: 'high_school',
      grade: 'high_1',
      typedSchoolName: null,
      title: null,
      discipline: null,
      department: null,
      studentId: null,
      jobCategory: null,
      industryCategory: null,
      serviceUnit: null,
      organizationTitle: null,
      unitName: null,
      unitTitle: null,
      updatedAt: product.clock.now(),
    }),
  )

test('a school vouches for whom it made an account, as long as they are there, and for nobody who only says so', async () => {
  const [school, other] = [await newSchool(product), await newSchool(product)]
  const { id } = await newPerson(product)
  await goTo(id, school)
  expect(await vouchedFor(id)).toBeNull()

  const person = { schoolId: school, studentNumber: '10203', fullName: '林小雨', grade: 'high_1', className: '203' }
  await inTransaction(product.platform.db, (transaction) =>
    saveImported(transaction, id, person as Parameters<typeof saveImported>[2], product.clock.now()),
  )
  expect(await vouchedFor(id)).toBe(school)
  await goTo(id, other)
  expect(await vouchedFor(id)).toBeNull()
  await goTo(id, school)
  expect(await vouchedFor(id)).toBe(school)
})

test('the school that the education sign-in names vouches for somebody who says the same', async () => {
  const [school, other] = [await newSchool(product, { code: 'T-vouching' }), await newSchool(product)]
  const { id } = await newPerson(product)
  await product.platform.db.insert(identities).values({
    id: newId(),
    accountId: id,
    provider: 'tanet',
    subject: id,
    email: null,
    linkedAt: product.clock.now(),
    schooling: { fullName: '林小雨', schoolCode: 'T-vouching', role: 'student', grade: 10, className: '1' },
  })
  await goTo(id, other)
  expect(await vouchedFor(id)).toBeNull()
  await goTo(id, school)
  expect(await vouchedFor(id)).toBe(school)
})
