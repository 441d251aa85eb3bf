import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  chapterOf,
  elsewhere,
  join,
  learn,
  publishedOf,
  unitOf,
  watched,
  withdraw,
} from '../learning/learning.fixture.ts'
import { rewrite } from '../learning/rewrite.fixture.ts'
import { ask, listed, newFilmCourse, one, overview } from './learners.fixture.ts'

let product: TestApp
let teacher: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
})
afterAll(() => product.close())

const pass = (seconds: number) => product.clock.advance(seconds * 1_000)

describe('one learner', () => {
  test('is told by unit, when, and what of a film was seen and seen again', async () => {
    const ann = await newPerson(product)
    const { _id, watch, film, page, first, second } = await newFilmCourse(product, teacher)
    await join(ann, _id)
    pass(100)
    const openedAt = product.clock.now().toISOString()
    await watch(ann, [[0, 40]])
    pass(100)
    await watch(
      ann,
      [
        [10, 20],
        [60, 70],
      ],
      [[10, 20]],
    )
    const changedAt = product.clock.now().toISOString()
    expect(await one(teacher, _id, ann.id)).toMatchObject({
      person: { id: ann.id },
      progress: { percent: 31 },
      learntAt: changedAt,
      units: [
        { unitId: first.id, percent: 50, isComplete: false },
        { unitId: second.id, percent: 0, isComplete: false },
      ],
      pieces: [
        {
          pieceId: film.id,
          kind: 'film',
          seconds: 100,
          isComplete: false,
          openedAt,
          changedAt,
          seen: [
            [0, 40],
            [60, 70],
          ],
          again: [[10, 20]],
        },
        { pieceId: page.id, kind: 'link', seen: [], again: [], openedAt: null, changedAt: null },
      ],
    })
    await withdraw(ann, _id)
    expect((await ask(teacher, _id, `/one/${ann.id}`)).json().code).toBe('COURSE_LEARNER_NOT_FOUND')
  })

  test('opened what took the place of something when they opened that', async () => {
    const ann = await newPerson(product)
    const page = elsewhere(null)
    const unit = unitOf(page)
    const { _id } = await publishedOf(product, teacher, unit)
    await join(ann, _id)
    const open = () => watched(ann, _id, unit.id, { pieceId: page.id })
    await open()
    const other = { ...page, address: 'https://films.example.org/8' }
    await rewrite(product, teacher, _id, { chapters: [chapterOf({ ...unit, resources: [other] })] })
    expect((await one(teacher, _id, ann.id)).pieces).toMatchObject([{ openedAt: null }])
    pass(100)
    const openedAt = product.clock.now().toISOString()
    await open()
    pass(100)
    await open()
    expect((await one(teacher, _id, ann.id)).pieces).toMatchObject([{ pieceId: page.id, openedAt }])
  })

  test.each([1, 2, 3, 4, 5, 6])('has the figures that they have themselves, whatever they did (%i)', async (seed) => {
    const random = randomOf(seed)
    const pieces = Array.from({ length: 4 }, () => elsewhere(random(4) === 0 ? null : 20 + random(200)))
    const units = [unitOf(...pieces.slice(0, 2)), unitOf(...pieces.slice(2, 3)), unitOf(...pieces.slice(3))]
    const { _id } = await publishedOf(product, teacher, ...units)
    const people = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
    for (const person of people) await join(person, _id)
    for (let step = 0; step < 25; step += 1) {
      pass(random(120))
      const person = people[random(3)] ?? teacher
      const unit = units[random(3)] ?? unitOf()
      const piece = unit.resources[random(unit.resources.length)]
      const from = random(200)
      if (piece) await watched(person, _id, unit.id, { pieceId: piece.id, seen: [[from, from + 1 + random(120)]] })
      if (step === 12) await rewrite(product, teacher, _id, { chapters: [chapterOf(...units.slice(0, 2 + random(2)))] })
    }
    const { items } = await listed(teacher, _id)
    const figures = await overview(teacher, _id)
    const whole = await Promise.all(people.map((person) => learn(person, _id)))
    for (const [at, person] of people.entries()) {
      const own = whole[at]
      expect(items.find((item) => item.person.id === person.id)?.progress).toEqual(own?.progress)
      const told = await one(teacher, _id, person.id)
      expect([told.progress, told.units]).toEqual([own?.progress, own?.units])
      expect(told.pieces.map(({ seen }) => seen)).toEqual(own?.pieces.map(({ seen }) => seen))
    }
    expect(figures.counts.complete).toBe(whole.filter(({ progress }) => progress.isComplete).length)
    expect(figures.units.map(({ unitId, complete }) => [unitId, complete])).toEqual(
      (whole[0]?.units ?? []).map(({ unitId }) => [
        unitId,
        whole.filter((own) => own.units.some((unit) => unit.unitId === unitId && unit.isComplete)).length,
      ]),
    )
  })
})

/** A seeded generator of random integers. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 7919
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
