import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids/ids.ts'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { identities } from '../accounts/accounts.tables.ts'
import type { Schooling } from '../accounts/index.ts'
import { schools } from './organization/schools.tables.ts'

let product: TestApp
const school = {
  id: newId(),
  type: 'high_school',
  code: '999302',
  name: '測試高中',
  searchName: '測試高中',
  county: 'kaohsiung_city',
  ownership: 'public',
  createdAt: new Date(),
  updatedAt: new Date(),
} as const
beforeAll(async () => {
  product = await createTestApp()
  const junior = { ...school, id: newId(), type: 'junior_high_school', name: '測試高中附設國中' } as const
  await product.platform.db.insert(schools).values([school, junior])
})
afterAll(() => product.close())

const pupil: Schooling = { fullName: '林小雨', schoolCode: '999302', role: 'student', grade: 10, className: '03' }

async function suggestionFor(schooling: Schooling, profileFilledAt: Date | null) {
  const { id, browser } = await newPerson(product, { profileFilledAt })
  const identity = {
    id: newId(),
    accountId: id,
    provider: 'tanet',
    subject: id,
    schooling,
    linkedAt: new Date(),
  } as const
  await product.platform.db.insert(identities).values(identity)
  return (await browser.get('/api/v2/users/current')).json().suggestion
}

test('the form begins with what the ministry says: school by its code and the grade’s type', async () => {
  expect(await suggestionFor(pupil, null)).toEqual({
    fullName: '林小雨',
    academicRole: 'student',
    grade: 'high_1',
    schoolType: 'high_school',
    school: school.id,
    county: 'kaohsiung_city',
    studentId: null,
  })
})

test('a school that the list does not have, and one of two types without a grade, are left to the person', async () => {
  expect(await suggestionFor({ ...pupil, schoolCode: '000001' }, null)).toMatchObject({ school: null, grade: 'high_1' })
  expect(await suggestionFor({ ...pupil, role: 'teacher', grade: null }, null)).toMatchObject({
    school: null,
    academicRole: 'teacher',
  })
})

test('a filled profile is the person’s own word', async () => {
  expect(await suggestionFor(pupil, new Date())).toBeNull()
})
