import { randomUUID } from 'node:crypto'
import type { CourseTrial } from '@learntrail/contract/courses/trial'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { saveCaptions, seenCaptions, vttOf } from '../../files/captions/captions.fixture.ts'
import { block } from '../../people/index.ts'
import { courseCaptions } from '../captions/captions.fixture.ts'
import { coursePath, words, writtenCourse } from '../courses.fixture.ts'
import { rewrite } from '../learning/rewrite.fixture.ts'
import { change, letTeach, newPublished, password, publish, takeOff } from '../publishing/publishing.fixture.ts'
import { chooseTrial, courseOfTwo, trialPath } from './trial.fixture.ts'

let product: TestApp
let owner: TestPerson
let guest: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  guest = await newPerson(product)
})
afterAll(() => product.close())

const tryIt = async ({ browser }: TestPerson, id: string) => browser.get(trialPath(id))
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const opens = async ({ browser }: TestPerson, fileId: string) =>
  (await browser.get(`/api/v2/files/${fileId}/entity`)).statusCode

/** Which films and pictures of the two units a person can open by address. */
async function seen(person: TestPerson, { films, pictures }: Awaited<ReturnType<typeof courseOfTwo>>) {
  const opened = [films[0], pictures[0], films[1], pictures[1]].map(({ fileId }) => opens(person, fileId))
  return (await Promise.all(opened)).map((status) => status === 200)
}
const nothing = [false, false, false, false]
const first = [true, true, false, false]

describe('a unit of a private course that may be tried', () => {
  test('is read with its film, captions and pictures, and nothing else of the course is', async () => {
    const made = await courseOfTwo(product, owner)
    await takeOff(owner, made.id)
    await saveCaptions(owner, courseCaptions(made.films[0].id), vttOf('橋下'))
    await publish(owner, made.id)
    expect(codeOf(await tryIt(guest, made.id))).toBe('COURSE_NOT_FOUND')
    expect(await seen(guest, made)).toEqual(nothing)

    const answer = await chooseTrial(owner, made.id, made.one)
    expect([answer.statusCode, answer.json().trialUnitId]).toEqual([200, made.one])
    const tried = await tryIt(guest, made.id)
    const told: CourseTrial = tried.json()
    expect(told).toMatchObject({ _id: made.id, name: '只給我們班', unit: { id: made.one, name: '站在橋上' } })
    expect(Object.keys(told).toSorted()).toEqual(['_id', 'files', 'introduction', 'lecturers', 'name', 'text', 'unit'])
    expect(told.lecturers.map(({ person }) => person.id)).toEqual([owner.id])
    expect(told.files.map(({ _id }) => _id).toSorted()).toEqual([made.films[0].id, made.pictures[0].id].toSorted())
    expect(told.text.content[0]).toEqual(words('橋下有鷺。').content[0])
    expect(tried.body).not.toMatch(/水面下|不給別人看的字/)
    expect(await seen(guest, made)).toEqual(first)
    expect((await guest.browser.get(seenCaptions(made.films[0].fileId))).body).toContain('橋下')
    expect(codeOf(await guest.browser.get(`${coursePath}/${made.id}`))).toBe('COURSE_PASSWORD_NEEDED')
    expect(codeOf(await guest.browser.get(`${coursePath}/${made.id}/units/${made.one}`))).toBe('COURSE_PASSWORD_NEEDED')
  })

  test('is another one, or none, as its owner says', async () => {
    const made = await courseOfTwo(product, owner)
    await chooseTrial(owner, made.id, made.one)
    await chooseTrial(owner, made.id, made.two)
    expect((await tryIt(guest, made.id)).json().unit.id).toBe(made.two)
    expect(await seen(guest, made)).toEqual([false, false, true, true])
    await chooseTrial(owner, made.id, null)
    expect(codeOf(await tryIt(guest, made.id))).toBe('COURSE_NOT_FOUND')
    expect(await seen(guest, made)).toEqual(nothing)
  })

  test('is tried only on the shelf, and by nobody behind a block', async () => {
    const made = await courseOfTwo(product, owner)
    await chooseTrial(owner, made.id, made.one)
    const blocked = await newPerson(product)
    await block(product.platform, owner.id, blocked.id)
    expect(codeOf(await tryIt(blocked, made.id))).toBe('COURSE_NOT_FOUND')
    expect(await seen(blocked, made)).toEqual(nothing)
    await takeOff(owner, made.id)
    expect(codeOf(await tryIt(guest, made.id))).toBe('COURSE_NOT_FOUND')
    expect(await seen(guest, made)).toEqual(nothing)
    await publish(owner, made.id)
    expect(await seen(guest, made)).toEqual(first)
    await product.platform.pool.query('update courses set is_withheld = true, shown_id = null where id = $1', [made.id])
    expect(codeOf(await tryIt(guest, made.id))).toBe('COURSE_NOT_FOUND')
    expect(await seen(guest, made)).toEqual(nothing)
  })

  test('is as the newest edition has it, and gone with the unit', async () => {
    const made = await courseOfTwo(product, owner)
    await chooseTrial(owner, made.id, made.one)
    const unit = { id: made.one, name: '站在新橋上', resources: [] }
    const chapter = { id: made.chapterId, name: '看河' }
    const other = { id: made.two, name: '水面下', resources: [] }
    await rewrite(product, owner, made.id, { chapters: [{ ...chapter, units: [unit, other] }] })
    expect((await tryIt(guest, made.id)).json().unit.name).toBe('站在新橋上')
    expect(await seen(guest, made)).toEqual([false, true, false, false])
    await rewrite(product, owner, made.id, { chapters: [{ ...chapter, units: [other] }] })
    expect((await owner.browser.get(`${coursePath}/${made.id}`)).json().trialUnitId).toBeNull()
    expect(codeOf(await tryIt(guest, made.id))).toBe('COURSE_NOT_FOUND')
    expect(await seen(guest, made)).toEqual(nothing)
  })
})

test('an open course has one as well', async () => {
  const { course, unitId } = await newPublished(product, owner)
  await chooseTrial(owner, course._id, unitId)
  expect((await tryIt(guest, course._id)).json().unit.id).toBe(unitId)
  expect((await guest.browser.get(`${coursePath}/${course._id}`)).json().trialUnitId).toBe(unitId)
})

test('it is chosen by whoever owns the course, of what is published', async () => {
  const { course, unitId } = await writtenCourse(product, owner)
  const id = course._id
  expect(codeOf(await chooseTrial(owner, id, unitId))).toBe('COURSE_NOT_PUBLISHED')
  const together = await change(owner, id, { status: 'published', password, trialUnitId: unitId })
  expect(together.json().trialUnitId).toBe(unitId)
  expect(codeOf(await chooseTrial(owner, id, randomUUID()))).toBe('COURSE_UNIT_NOT_FOUND')
  const editor = await newPerson(product)
  await letTeach(product, id, editor)
  expect(codeOf(await chooseTrial(editor, id, unitId))).toBe('NO_PERMISSION')
  expect(codeOf(await chooseTrial(guest, id, null))).toBe('NO_PERMISSION')
  expect((await chooseTrial(owner, id, null)).statusCode).toBe(200)
  expect((await chooseTrial(owner, id, null)).statusCode).toBe(200)
})
