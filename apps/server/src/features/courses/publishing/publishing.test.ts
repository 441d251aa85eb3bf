import { randomUUID } from 'node:crypto'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { changeDocument } from '../../documents/index.ts'
import { readPurse } from '../../rewards/index.ts'
import { coursePath, finishedFacts, newCourse, readDraft, words, writtenCourse } from '../courses.fixture.ts'
import {
  change,
  entryOf,
  letLearn,
  letTeach,
  newPublished,
  password,
  publish,
  remove,
  takeOff,
  typeName,
} from './publishing.fixture.ts'

let product: TestApp
let owner: TestPerson
let coEditor: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  coEditor = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const read = ({ browser }: TestPerson, rest: string) => browser.get(`${coursePath}/${rest}`)
const check = async (person: TestPerson, id: string) => (await read(person, `${id}/check`)).json().findings
const kindsOf = async (id: string) =>
  (await product.platform.pool.query('select kind from events where subject_id = $1 order by id', [id])).rows.map(
    ({ kind }) => kind,
  )
const pointsOf = async ({ id }: TestPerson) => (await readPurse(product.platform.db, id)).balance

describe('publishing', () => {
  test('makes what is written an edition that learners read, with the texts of its units', async () => {
    const { course, unitId } = await writtenCourse(product, owner, { text: '每公升幾毫克' })
    const answer = await publish(owner, course._id)
    expect(answer.json()).toMatchObject({
      of: 'published',
      status: 'published',
      ...finishedFacts,
      unitsWithText: [unitId],
      edition: { number: 1, note: '' },
      actions: ['browse', 'students', 'outline', 'takeOff'],
      can: { edit: false, manage: true },
    })
    expect((await read(other, course._id)).json()).toMatchObject({ of: 'published', name: finishedFacts.name })
    expect((await read(other, `${course._id}/units/${unitId}`)).json()).toEqual({ unitId, text: words('每公升幾毫克') })
    expect(await kindsOf(course._id)).toEqual(['course.made', 'course.published'])
  })

  test('is refused while something is missing, and the check says what and where', async () => {
    const { _id } = await newCourse(owner)
    const answer = await publish(owner, _id)
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'COURSE_UNFINISHED', values: { count: 5 } }])
    expect(await check(owner, _id)).toEqual(
      [
        ['name_missing', 'name'],
        ['introduction_missing', 'introduction'],
        ['classification_missing', 'classifications'],
        ['recipient_missing', 'recipients'],
        ['chapter_missing', 'chapters'],
      ].map(([problem, field]) => ({ problem, spot: { part: 'facts', field } })),
    )
    expect(codeOf(await read(other, `${_id}/check`))).toBe('COURSE_NOT_FOUND')
  })

  test('tells of a unit without anything, of a wrong address, and of files that are not there', async () => {
    const ids = [1, 2, 3].map(() => randomUUID())
    const [gone = '', wrong = '', empty = ''] = ids
    const resource = { name: '水位', courseFileId: null, address: null, duration: null }
    const { course, chapterId, unitId } = await writtenCourse(product, owner, { text: ' ' })
    const chapters = [
      {
        id: chapterId,
        name: '看河',
        units: [
          { id: unitId, name: '站在橋上', resources: [] },
          {
            id: randomUUID(),
            name: '量河',
            resources: [
              { ...resource, id: gone, type: 'file', courseFileId: randomUUID() },
              { ...resource, id: wrong, type: 'external', address: 'javascript:alert(1)' },
              { ...resource, id: empty, type: 'external' },
            ],
          },
        ],
      },
    ]
    await inTransaction(product.platform.db, (transaction) =>
      changeDocument(product.platform, transaction, {
        kind: courseDocuments.structure,
        thingId: course._id,
        accountId: owner.id,
        at: product.clock.now(),
        change: (document) => {
          for (const [order, unit] of chapters[0]?.units.entries() ?? []) {
            document.getMap('units').set(unit.id, entryOf({ order: `a${order}`, name: unit.name, chapterId }))
            for (const [place, { id, ...values }] of unit.resources.entries())
              document.getMap('resources').set(id, entryOf({ ...values, order: `a${place}`, unitId: unit.id }))
          }
        },
      }),
    )
    expect(await check(owner, course._id)).toEqual([
      { problem: 'unit_empty', spot: { part: 'unit', id: unitId } },
      { problem: 'resource_empty', spot: { part: 'resource', id: empty } },
      { problem: 'file_missing', spot: { part: 'resource', id: gone } },
      { problem: 'address_wrong', spot: { part: 'resource', id: wrong } },
    ])
    expect(codeOf(await publish(owner, course._id))).toBe('COURSE_UNFINISHED')
  })

  test('is refused over a bound that two together came over, and nothing is cut', async () => {
    const name = '河'.repeat(courseLimits.name)
    const { course } = await writtenCourse(product, owner, { name })
    expect((await publish(owner, course._id)).statusCode).toBe(200)
    await takeOff(owner, course._id)
    await typeName(product, owner, course._id, '川')
    expect((await readDraft(owner, course._id)).name).toBe(`${name}川`)
    expect(await check(owner, course._id)).toEqual([
      { problem: 'too_long', spot: { part: 'facts', field: 'name' }, limit: courseLimits.name },
    ])
    expect(codeOf(await publish(owner, course._id))).toBe('COURSE_UNFINISHED')
  })

  test('refuses what no screen writes', async () => {
    const { course } = await writtenCourse(product, owner)
    await inTransaction(product.platform.db, (transaction) =>
      changeDocument(product.platform, transaction, {
        kind: courseDocuments.structure,
        thingId: course._id,
        accountId: owner.id,
        at: product.clock.now(),
        change: (document) => document.getMap('facts').set('courseSemester', 'whenever'),
      }),
    )
    expect(await check(owner, course._id)).toEqual([
      { problem: 'unreadable', spot: { part: 'facts', field: 'courseSemester' } },
    ])
  })

  test('twice at once is one edition, and pays once for ever', async () => {
    const author = await newPerson(product)
    const { course } = await writtenCourse(product, author)
    const answers = await Promise.all([1, 2, 3].map(() => publish(author, course._id)))
    expect(answers.map((answer) => answer.json().edition.number)).toEqual([1, 1, 1])
    expect(await pointsOf(author)).toBe(5)
    await takeOff(author, course._id)
    expect((await publish(author, course._id)).json().edition.number).toBe(2)
    expect(await pointsOf(author)).toBe(5)
    expect(await kindsOf(course._id)).toEqual([
      'course.made',
      'course.published',
      'course.takenOff',
      'course.published',
    ])
  })

  test('has every change that was acknowledged, and refuses those that come later', async () => {
    const { course } = await writtenCourse(product, owner, { name: '' })
    await letTeach(product, course._id, coEditor)
    const typing = Array.from({ length: 12 }, async (_, number) =>
      typeName(product, coEditor, course._id, String.fromCodePoint(0x4e00 + number)).then(
        () => String.fromCodePoint(0x4e00 + number),
        (error: { code?: string }) => {
          expect(error.code).toBe('DOCUMENT_READ_ONLY')
          return ''
        },
      ),
    )
    await typing[0]
    const published = await publish(owner, course._id)
    expect(published.statusCode).toBe(200)
    const acknowledged = (await Promise.all(typing)).filter((typed) => typed !== '')
    const edition = (await read(other, course._id)).json()
    expect([...edition.name].toSorted()).toEqual(acknowledged.toSorted())
    await expect(typeName(product, coEditor, course._id, '晚')).rejects.toMatchObject({ code: 'DOCUMENT_READ_ONLY' })
  })

  test('tells those who learn it of what changed, and not of the first edition', async () => {
    const learner = await newPerson(product)
    const { course } = await newPublished(product, owner)
    await letLearn(product, course._id, learner)
    await takeOff(owner, course._id)
    expect((await read(learner, course._id)).json()).toMatchObject({ status: 'removed', of: 'published' })
    expect(codeOf(await read(other, course._id))).toBe('COURSE_NOT_FOUND')
    await change(owner, course._id, { introduction: '新的一年。' })
    expect((await read(learner, course._id)).json().introduction).toBe(finishedFacts.introduction)
    await publish(owner, course._id, { note: '加了一段話。' })
    expect((await read(learner, course._id)).json()).toMatchObject({
      introduction: '新的一年。',
      edition: { number: 2, note: '加了一段話。' },
    })
  })
})

describe('what is on the shelf', () => {
  test('is not written, and can be taken off and changed at once', async () => {
    const { course } = await newPublished(product, owner)
    expect(codeOf(await change(owner, course._id, { name: '新名字' }))).toBe('COURSE_PUBLISHED')
    expect(codeOf(await remove(owner, course._id))).toBe('COURSE_PUBLISHED')
    const answer = await change(owner, course._id, { status: 'removed', name: '新名字' })
    expect(answer.json()).toMatchObject({ status: 'removed', of: 'draft', name: '新名字' })
    expect((await takeOff(owner, course._id)).statusCode).toBe(200)
  })

  test('cannot be taken off where it never was', async () => {
    const { course } = await writtenCourse(product, owner)
    expect(codeOf(await takeOff(owner, course._id))).toBe('COURSE_NOT_PUBLISHED')
  })

  test('stays off while the service’s people hide it', async () => {
    const { course } = await writtenCourse(product, owner)
    await product.platform.pool.query('update courses set is_withheld = true where id = $1', [course._id])
    expect(codeOf(await publish(owner, course._id))).toBe('WITHHELD')
  })
})

describe('who may', () => {
  test('publish and take off: whoever writes it; set a password and delete: its owner alone', async () => {
    const { course } = await writtenCourse(product, owner)
    const id = course._id
    await letTeach(product, id, coEditor)
    expect(codeOf(await publish(coEditor, id, { password }))).toBe('NO_PERMISSION')
    expect((await publish(coEditor, id)).json()).toMatchObject({
      actions: ['browse', 'students', 'outline', 'takeOff', 'leave'],
    })
    expect((await change(coEditor, id, { forumStatus: 'stopped' })).json().forumStatus).toBe('stopped')
    expect((await takeOff(coEditor, id)).json().status).toBe('removed')
    expect(codeOf(await remove(coEditor, id))).toBe('NO_PERMISSION')
    expect((await remove(owner, id)).statusCode).toBe(200)
    expect(codeOf(await read(owner, id))).toBe('COURSE_NOT_FOUND')
  })

  test('nobody else does anything with it', async () => {
    const { course } = await newPublished(product, owner)
    const [lecturer, invited] = await Promise.all([newPerson(product), newPerson(product)])
    await letTeach(product, course._id, lecturer, { part: 'lecturer' })
    await letTeach(product, course._id, invited, { isAccepted: false })
    for (const person of [lecturer, invited, other]) {
      expect(codeOf(await takeOff(person, course._id))).toBe('NO_PERMISSION')
      expect(codeOf(await remove(person, course._id))).toBe('NO_PERMISSION')
    }
    const { course: draft } = await writtenCourse(product, owner)
    await letTeach(product, draft._id, invited, { isAccepted: false })
    for (const person of [invited, other]) {
      expect(codeOf(await publish(person, draft._id))).toBe('COURSE_NOT_FOUND')
      expect(codeOf(await remove(person, draft._id))).toBe('COURSE_NOT_FOUND')
    }
  })
})

describe('deleting', () => {
  test('takes documents and editions along, and is answered once', async () => {
    const { course, unitId } = await newPublished(product, owner)
    await takeOff(owner, course._id)
    const answers = await Promise.all([remove(owner, course._id), remove(owner, course._id)])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    const { rows } = await product.platform.pool.query('select kind from documents where thing_id = any($1)', [
      [course._id, unitId],
    ])
    expect(rows).toEqual([])
    expect((await kindsOf(course._id)).filter((kind) => kind === 'course.deleted')).toHaveLength(1)
  })

  test('while somebody publishes: one of them happens', async () => {
    const { course } = await writtenCourse(product, owner)
    await letTeach(product, course._id, coEditor)
    const [published, removed] = await Promise.all([publish(coEditor, course._id), remove(owner, course._id)])
    const outcome = [published.statusCode, removed.statusCode]
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(outcome)
  })
})
