import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish } from './posts.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const usual = async (person: TestPerson) => (await person.browser.get('/api/v2/users/current')).json().newPostPrivacy

test('the first records of students are for friends, those of others for everybody', async () => {
  expect(await usual(await newPerson(product, { registrationRole: 'student' }))).toBe(1)
  expect(await usual(await newPerson(product, { registrationRole: 'teacher' }))).toBe(0)
})

test('what was chosen for the last record counts for the next one', async () => {
  const person = await newPerson(product, { registrationRole: 'student' })
  const first = await publish(person, { privacy: 3 })
  expect(await usual(person)).toBe(3)
  await publish(person, { privacy: 0 })
  expect(await usual(person)).toBe(0)
  // Changing the audience of an old record says nothing about the next one.
  await person.browser.patch(`/api/v2/portfolios/${first.id}`, { privacy: 1 })
  expect(await usual(person)).toBe(0)
})
