import { randomUUID } from 'node:crypto'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { coursePath, finishedFacts, newCourse, words, writtenCourse } from './courses.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const read = ({ browser }: TestPerson, rest: string) => browser.get(`${coursePath}/${rest}`)
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code

describe('a course is begun', () => {
  test('empty, as a draft that its owner writes', async () => {
    const course = await newCourse(owner)
    expect(course).toMatchObject({
      of: 'draft',
      status: 'planning',
      isPrivate: false,
      name: '',
      chapters: [],
      edition: null,
      part: 'owner',
      can: { edit: true, manage: true },
      user: { id: owner.id },
    })
    expect(course.actions).toEqual(['publish', 'browse', 'students', 'outline', 'delete'])
  })

  test('with what it says of itself', async () => {
    expect(await newCourse(owner, { ...finishedFacts, tags: ['溶氧'], courseSemester: '115-1' })).toMatchObject({
      ...finishedFacts,
      tags: ['溶氧'],
      courseSemester: '115-1',
    })
  })

  test('once for each clientId, also when it is sent three times at the same moment', async () => {
    const body = { clientId: randomUUID(), name: '河川' }
    const answers = await Promise.all([1, 2, 3].map(() => owner.browser.post(coursePath, body)))
    expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1)
  })

  test('up to 100 of one person, and no more at once either', async () => {
    const person = await newPerson(product)
    await product.platform.pool.query(
      `insert into courses (id, owner_id, client_id, created_at, updated_at)
       select gen_random_uuid(), $1, gen_random_uuid(), now(), now() from generate_series(1, $2)`,
      [person.id, courseLimits.courses - 1],
    )
    const answers = await Promise.all([1, 2].map(() => person.browser.post(coursePath, { clientId: randomUUID() })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.map(codeOf)).toContain('COURSE_LIMIT_REACHED')
  })
})

describe('a draft', () => {
  test('is read by those who teach it, with the texts of its units', async () => {
    const { course, unitId } = await writtenCourse(product, owner, { text: '每公升幾毫克' })
    expect(course).toMatchObject({ ...finishedFacts, unitsWithText: [unitId] })
    const unit = await read(owner, `${course._id}/units/${unitId}`)
    expect(unit.json()).toEqual({ unitId, text: words('每公升幾毫克') })
    expect(codeOf(await read(owner, `${course._id}/units/${randomUUID()}`))).toBe('COURSE_UNIT_NOT_FOUND')
  })

  test('is not there for anybody else', async () => {
    const { course, unitId } = await writtenCourse(product, owner)
    for (const rest of ['', '?of=draft', '?of=published', `/units/${unitId}`, `/units/${unitId}?of=draft`])
      expect(codeOf(await read(other, `${course._id}${rest}`))).toBe('COURSE_NOT_FOUND')
  })

  test('has nothing published to read', async () => {
    const { course } = await writtenCourse(product, owner)
    expect(codeOf(await read(owner, `${course._id}?of=published`))).toBe('COURSE_NOT_PUBLISHED')
  })
})
