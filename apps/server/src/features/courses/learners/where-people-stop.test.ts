import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { join } from '../learning/learning.fixture.ts'
import { ask, heat, newFilmCourse, overview } from './learners.fixture.ts'

let product: TestApp
let teacher: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
})
afterAll(() => product.close())

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code
const pass = (seconds: number) => product.clock.advance(seconds * 1_000)
const filmCourse = (seconds = 100) => newFilmCourse(product, teacher, seconds)

describe('where people stop', () => {
  test('is told from three on: who has begun a unit, and who is through', async () => {
    const people = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
    const { _id, first, second, watch, open } = await filmCourse()
    for (const person of people.slice(0, 2)) await join(person, _id)
    expect(await overview(teacher, _id)).toMatchObject({ isTooFew: true, units: [], counts: { all: 2 } })
    await join(people[2] as TestPerson, _id)
    pass(100)
    for (const person of people) await watch(person, [[0, 30]])
    pass(100)
    for (const person of people.slice(1)) await watch(person, [[0, 95]])
    await open(people[2] as TestPerson)
    expect(await overview(teacher, _id)).toMatchObject({
      isTooFew: false,
      units: [
        { unitId: first.id, begun: 3, complete: 2 },
        { unitId: second.id, begun: 1, complete: 1 },
      ],
    })
  })

  test('in a film is told by its stretches, of seconds where it is short', async () => {
    const people = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
    const { _id, film, page, watch } = await filmCourse(10)
    for (const person of people) await join(person, _id)
    pass(100)
    const [ann, ben, cai] = people as [TestPerson, TestPerson, TestPerson]
    await watch(ann, [[0, 10]])
    await watch(ben, [[0, 4]])
    const few = await heat(teacher, _id, film.id)
    expect(few).toEqual({ pieceId: film.id, seconds: 10, stretch: 1, viewers: 2, isTooFew: true, seen: [], again: [] })
    await watch(
      cai,
      [
        [0, 2],
        [8, 10],
      ],
      [[8, 9]],
    )
    expect(await heat(teacher, _id, film.id)).toMatchObject({
      viewers: 3,
      isTooFew: false,
      seen: [3, 3, 2, 2, 1, 1, 1, 1, 2, 2],
      again: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
    })
    for (const pieceId of [page.id, crypto.randomUUID()])
      expect(codeOf(await ask(teacher, _id, `/heat/${pieceId}`))).toBe('COURSE_FILM_NOT_FOUND')
  })

  test('a long film has two hundred stretches at most, in which a person counts once', async () => {
    const people = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
    const { _id, film, watch } = await filmCourse(1_001)
    for (const person of people) await join(person, _id)
    pass(2_000)
    for (const person of people)
      await watch(person, [
        [0, 2],
        [3, 4],
        [1_000, 1_001],
      ])
    const { stretch, seen, seconds } = await heat(teacher, _id, film.id)
    expect([seconds, stretch, seen.length]).toEqual([1_001, 6, 167])
    expect(seen.length).toBeLessThanOrEqual(learnerLimits.heatStretches)
    expect([seen[0], seen[1], seen.at(-1), seen.reduce((sum, one) => sum + one, 0)]).toEqual([3, 0, 3, 6])
  })
})
