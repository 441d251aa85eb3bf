import { courseFinished } from '@learntrail/contract/courses/events'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Span } from '@learntrail/contract/courses/seen'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { tellRemade } from '../../files/file-uses.kind.ts'
import {
  chapterOf,
  elsewhere,
  join,
  learn,
  newFilm,
  publishedOf,
  report,
  unitOf,
  watched,
  withdraw,
} from './learning.fixture.ts'
import { rewrite } from './rewrite.fixture.ts'

let product: TestApp
let owner: TestPerson
let pupil: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
})
afterAll(() => product.close())
beforeEach(async () => {
  pupil = await newPerson(product)
})

const seconds = 100
/** A course whose only unit is one film of a hundred seconds. */
async function filmCourse() {
  const film = elsewhere(seconds)
  const unit = unitOf(film)
  const { _id } = await publishedOf(product, owner, unit)
  await join(pupil, _id)
  const watch = (seen: Span[], position = 0) => watched(pupil, _id, unit.id, { pieceId: film.id, seen, position })
  return { _id, unit, film, watch }
}
const pass = (count: number) => product.clock.advance(count * 1_000)

describe('a film', () => {
  test('is complete at nine tenths of its seconds, however it was reported', async () => {
    const { watch } = await filmCourse()
    pass(seconds)
    expect((await watch([[0, 50]])).progress).toEqual({
      percent: 50,
      isComplete: false,
      unitCount: 1,
      completeCount: 0,
    })
    pass(seconds)
    expect((await watch([[50, 89]])).progress.percent).toBe(89)
    pass(seconds)
    expect((await watch([[89, 90]])).progress).toEqual({
      percent: 100,
      isComplete: true,
      unitCount: 1,
      completeCount: 1,
    })
  })

  test('is complete without its last seconds', async () => {
    const film = elsewhere(20)
    const unit = unitOf(film)
    const { _id } = await publishedOf(product, owner, unit)
    await join(pupil, _id)
    pass(60)
    const seen = (to: number) => watched(pupil, _id, unit.id, { pieceId: film.id, seen: [[0, to]] })
    expect((await seen(14)).progress.isComplete).toBe(false)
    expect((await seen(15)).progress.isComplete).toBe(true)
  })

  test('that was only gone through with the slider counts nothing, and goes on where that ended', async () => {
    const { _id, watch } = await filmCourse()
    pass(seconds)
    expect((await watch([], 99)).progress.percent).toBe(0)
    expect((await learn(pupil, _id)).pieces).toMatchObject([{ seen: [], position: 99 }])
  })

  test('that ran ten times counts once, and what was seen again is known', async () => {
    const { _id, unit, film } = await filmCourse()
    for (let round = 0; round < 10; round += 1) {
      pass(seconds)
      const again: Span[] = round > 0 ? [[0, 40]] : []
      await watched(pupil, _id, unit.id, { pieceId: film.id, seen: [[0, 40]], again })
    }
    expect((await learn(pupil, _id)).progress.percent).toBe(40)
    const { rows } = await product.platform.pool.query('select again::text from course_views where person_id = $1', [
      pupil.id,
    ])
    expect(rows).toEqual([{ again: '{[0,40)}' }])
  })

  test('counts at twice its speed, and no faster', async () => {
    const { watch } = await filmCourse()
    // Uses up the slack.
    await watch([[0, courseLimits.claimSlack]])
    pass(10)
    const twice = courseLimits.claimSlack + 20
    expect((await watch([[0, twice]])).progress.percent).toBe(twice)
    expect((await watch([[0, 100]])).progress.percent).toBe(twice)
    pass(1)
    expect((await watch([[0, 100]])).progress.percent).toBe(twice + 2)
  })

  test('that somebody says to have seen at once counts as far as time has passed, by its first seconds', async () => {
    const { _id, watch } = await filmCourse()
    expect(
      (
        await watch([
          [60, 100],
          [0, 2],
        ])
      ).progress.isComplete,
    ).toBe(false)
    expect((await learn(pupil, _id)).pieces[0]?.seen).toEqual([
      [0, 2],
      [60, 60 + courseLimits.claimSlack - 2],
    ])
  })

  test('cannot be claimed piece by piece in many small reports', async () => {
    const { _id, watch } = await filmCourse()
    for (let at = 0; at < 50; at += 1) await watch([[at * 2, at * 2 + 2]])
    expect((await learn(pupil, _id)).progress.percent).toBe(courseLimits.claimSlack)
  })

  test('seen in two tabs counts once, and both cannot claim the same time', async () => {
    const { _id, unit, film } = await filmCourse()
    pass(10)
    const tab = (seen: Span[]) => report(pupil, _id, unit.id, { pieceId: film.id, seen })
    // In whichever order they arrive: what is left unclaimed is slack only up to five seconds.
    await Promise.all([tab([[0, 20]]), tab([[0, 20]]), tab([[0, 25]])])
    expect((await learn(pupil, _id)).progress.percent).toBe(25)
    await Promise.all([tab([[25, 60]]), tab([[60, 100]]), tab([[30, 70]])])
    expect((await learn(pupil, _id)).progress.percent).toBe(25)
  })

  test('is not lowered by a report that comes late, nor doubled by one that comes twice', async () => {
    const { watch } = await filmCourse()
    pass(seconds)
    expect((await watch([[0, 60]])).progress.percent).toBe(60)
    for (const _again of [1, 2]) expect((await watch([[0, 10]])).progress.percent).toBe(60)
  })

  test('counts nothing beyond its end, and nothing that is no span', async () => {
    const { _id, watch, film, unit } = await filmCourse()
    pass(1_000)
    expect(
      (
        await watch([
          [90, 900],
          [50, 40],
        ])
      ).pieces[0]?.seen,
    ).toEqual([[90, 100]])
    const bad = await report(pupil, _id, unit.id, { pieceId: film.id, seen: [[-5, 3]] })
    expect(bad.json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test.each([
    [
      'the spans',
      { seen: Array.from({ length: courseLimits.reportedSpans }, (_, at): Span => [at * 2, at * 2 + 1]) },
      'seen',
    ],
  ])('is told within bounds: %s', async (_what, most, field) => {
    const { _id, unit, film } = await filmCourse()
    expect((await report(pupil, _id, unit.id, { pieceId: film.id, ...most })).statusCode).toBe(200)
    const over = await report(pupil, _id, unit.id, { pieceId: film.id, seen: [...most.seen, [900, 901]] })
    expect(over.json().fields).toMatchObject([{ path: `pieces.0.${field}`, rule: 'too_many' }])
  })

  test('of our own counts as long as it runs; another one in its place is seen anew', async () => {
    const { _id } = await publishedOf(product, owner, unitOf(elsewhere(null)))
    const film = await newFilm(product, owner, _id, 30.4)
    const unit = unitOf(film)
    await rewrite(product, owner, _id, { chapters: [chapterOf(unit)] })
    await join(pupil, _id)
    pass(100)
    const seen = () => watched(pupil, _id, unit.id, { pieceId: film.id, seen: [[0, 31]] })
    expect(await seen()).toMatchObject({
      progress: { isComplete: true },
      pieces: [{ kind: 'film', seconds: 31, seen: [[0, 31]] }],
    })
    const other = { ...(await newFilm(product, owner, _id, 40)), id: film.id }
    await rewrite(product, owner, _id, { chapters: [chapterOf({ ...unit, resources: [other] })] })
    expect((await learn(pupil, _id)).progress).toMatchObject({ percent: 0, isComplete: false })
    pass(100)
    expect((await seen()).pieces).toMatchObject([{ seconds: 40, seen: [[0, 31]], isComplete: false }])
  })
})

test('a film that was published before its length was known counts as long as it runs once that is', async () => {
  const { _id } = await publishedOf(product, owner, unitOf(elsewhere(null)))
  const film = await newFilm(product, owner, _id, null)
  const unit = unitOf(film)
  await rewrite(product, owner, _id, { chapters: [chapterOf(unit)] })
  await join(pupil, _id)
  pass(100)
  const { pieces, progress } = await watched(pupil, _id, unit.id, { pieceId: film.id, seen: [[0, 4]] })
  expect([pieces, progress]).toMatchObject([[{ seconds: 60, isComplete: false }], { isComplete: false }])
  await convert(film.courseFileId, 4.1)
  expect(await learn(pupil, _id)).toMatchObject({
    pieces: [{ seconds: 5, seen: [[0, 4]], isComplete: true }],
    progress: { percent: 100, isComplete: true },
  })
})

/** Sets the length that a conversion would find. */
async function convert(courseFileId: string, seconds: number): Promise<void> {
  const { platform } = product
  const { rows } = await platform.pool.query<{ id: string }>(
    'update files set duration = $2 where id = (select file_id from course_files where id = $1) returning id',
    [courseFileId, seconds],
  )
  await inTransaction(platform.db, (transaction) => tellRemade(platform, transaction, rows[0]?.id ?? ''))
}

test('a text and a page elsewhere are complete once they were opened, each for a minute', async () => {
  const page = elsewhere(null)
  const film = elsewhere(180)
  const unit = unitOf(page, film)
  const { _id } = await publishedOf(product, owner, unit)
  await join(pupil, _id)
  expect((await learn(pupil, _id)).pieces).toMatchObject([
    { pieceId: page.id, kind: 'link', seconds: 60 },
    { pieceId: film.id, kind: 'openFilm', seconds: 180 },
  ])
  const { progress, units } = await watched(pupil, _id, unit.id, { pieceId: page.id })
  expect(progress).toEqual({ percent: 25, isComplete: false, unitCount: 1, completeCount: 0 })
  expect(units).toEqual([{ unitId: unit.id, percent: 25, isComplete: false }])
})

test('a course is complete when all of it is; that is told once, and what comes later opens it again', async () => {
  const [first, second, third] = [unitOf(elsewhere(null)), unitOf(elsewhere(null)), unitOf(elsewhere(null))]
  const { _id } = await publishedOf(product, owner, first, second)
  await join(pupil, _id)
  const open = (unit: typeof first) => watched(pupil, _id, unit.id, { pieceId: unit.resources[0]?.id ?? '' })
  const told = () => recordedEvents(product, courseFinished, _id)
  expect((await open(first)).progress).toMatchObject({ percent: 50, isComplete: false, completeCount: 1 })
  expect(await told()).toEqual([])
  for (const _again of [1, 2]) expect((await open(second)).progress).toMatchObject({ percent: 100, isComplete: true })
  expect(await told()).toMatchObject([{ actorId: pupil.id, data: { ownerId: owner.id, number: 1 } }])
  const { finishedAt } = await learn(pupil, _id)
  expect(finishedAt).toBe(product.clock.now().toISOString())

  await rewrite(product, owner, _id, { chapters: [chapterOf(first, second, third)] })
  expect(await learn(pupil, _id)).toMatchObject({
    progress: { percent: 66, isComplete: false, unitCount: 3, completeCount: 2 },
    finishedAt,
    knownEdition: 1,
    course: { edition: { number: 2 } },
  })
  await open(third)
  expect(await learn(pupil, _id)).toMatchObject({ progress: { isComplete: true }, finishedAt, knownEdition: 2 })
  // A removed unit no longer counts, and a report of it changes nothing.
  await rewrite(product, owner, _id, { chapters: [chapterOf(first)] })
  expect((await open(third)).progress).toEqual({ percent: 100, isComplete: true, unitCount: 1, completeCount: 1 })
  expect(await told()).toHaveLength(1)
})

test('who goes out and comes back goes on where they were', async () => {
  const { _id, watch, unit, film } = await filmCourse()
  pass(seconds)
  await watch([[0, 30]], 30)
  await withdraw(pupil, _id)
  expect((await report(pupil, _id, unit.id, { pieceId: film.id, seen: [[30, 60]] })).json().code).toBe(
    'COURSE_NOT_JOINED',
  )
  await join(pupil, _id)
  expect(await learn(pupil, _id)).toMatchObject({
    progress: { percent: 30 },
    lastUnitId: unit.id,
    pieces: [{ seen: [[0, 30]], position: 30 }],
  })
})
