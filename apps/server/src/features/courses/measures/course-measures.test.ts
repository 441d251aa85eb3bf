import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { counted, notesWhoChanges } from '../../../testing/counted.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { coursePath } from '../courses.fixture.ts'
import { elsewhere, join, publishedOf, unitOf, watched, withdraw } from '../learning/learning.fixture.ts'
import { takeOff } from '../publishing/publishing.fixture.ts'

const day = 86_400_000

let product: TestApp
let owner: TestPerson
let pupil: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  ;[owner, pupil] = await Promise.all([newPerson(product), newPerson(product)])
})
afterAll(() => product.close())

const today = () => dayIn(product.clock.now())
const courses = () => counted(product, 'courses', pupil)
const noting = <Result>(act: () => Promise<Result>) => notesWhoChanges(product, act)

async function newCourse() {
  const unit = unitOf(elsewhere(null))
  const { _id: id } = await publishedOf(product, owner, unit)
  return { id, unitId: unit.id, pieceId: unit.resources[0]?.id ?? '' }
}

test('a course is joined on the day of joining, last, and finished on the day on which all was complete first', async () => {
  const { id, unitId, pieceId } = await newCourse()
  await noting(() => join(pupil, id))
  const joined = today()
  expect(await courses()).toEqual([`${joined} joined 1`])
  product.clock.advance(day)
  await noting(() => watched(pupil, id, unitId, { pieceId }))
  const finished = today()
  expect(await courses()).toEqual([`${joined} joined 1`, `${finished} finished 1`])
  await noting(() => withdraw(pupil, id))
  expect(await courses()).toEqual([`${finished} finished 1`])
  product.clock.advance(day)
  await noting(() => join(pupil, id))
  expect(await courses()).toEqual([`${finished} finished 1`, `${today()} joined 1`])
})

test('a course that is deleted counts for nobody', async () => {
  const { id } = await newCourse()
  await noting(() => join(pupil, id))
  await takeOff(owner, id)
  expect(await courses()).toHaveLength(1)
  const answer = await noting(() => owner.browser.delete(`${coursePath}/${id}`))
  expect(answer.statusCode).toBe(200)
  expect(await courses()).toEqual([])
})
