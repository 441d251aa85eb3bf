import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { reportTarget } from '../../platform/reports/report-targets.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { courseErasure } from './course.erasure.ts'
import { coursePath, writtenCourse } from './courses.fixture.ts'
import { chapterOf, elsewhere, join, learn, report } from './learning/learning.fixture.ts'
import { rewrite } from './learning/rewrite.fixture.ts'
import { letLearn, letTeach, newPublished, publish, takeOff } from './publishing/publishing.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const read = ({ browser }: TestPerson, id: string) => browser.get(`${coursePath}/${id}`)
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code

async function noticesOf({ browser }: TestPerson): Promise<unknown[]> {
  await untilHeard(product)
  return (await browser.post('/api/v2/notice/get-notice', {})).json().items
}

test('who learns a course reads of its new edition, with what is said about it, and of no other', async () => {
  const [learner, joined] = [await newPerson(product), await newPerson(product)]
  const { course } = await newPublished(product, owner, { name: '河川的一年' })
  await letLearn(product, course._id, learner)
  expect(await noticesOf(learner)).toEqual([])
  await takeOff(owner, course._id)
  await publish(owner, course._id, { note: '第三章多了影片。' })
  await untilHeard(product)
  await letLearn(product, course._id, joined)
  expect(await noticesOf(learner)).toMatchObject([
    {
      kind: 'courseChanged',
      title: '河川的一年',
      excerpt: '第三章多了影片。',
      place: { type: 'course', id: course._id },
    },
  ])
  expect(await noticesOf(joined)).toEqual([])
  expect(await noticesOf(other)).toEqual([])
})

test('units that came with a new edition are told by name, the first three of many, and are new until they are opened', async () => {
  const learner = await newPerson(product)
  const unit = (name: string) => ({ id: randomUUID(), name, resources: [elsewhere(60)] })
  const before = unit('看河')
  const { course } = await newPublished(product, owner, { name: '河川的一年', chapters: [chapterOf(before)] })
  await join(learner, course._id)
  product.clock.advance(60_000)
  const units = [unit('量水'), before, unit('採樣'), unit('畫圖'), unit('發表')]
  await rewrite(product, owner, course._id, { name: '河川的一年', chapters: [chapterOf(...units)] })
  expect(await noticesOf(learner)).toMatchObject([
    { kind: 'courseUnitsAdded', title: '河川的一年', excerpt: '量水 · 採樣 · 畫圖 +1' },
  ])
  const added = units.filter(({ id }) => id !== before.id).map(({ id }) => id)
  expect((await learn(learner, course._id)).newUnitIds.toSorted()).toEqual(added.toSorted())
  const [first] = units
  await report(learner, course._id, first?.id ?? '', { pieceId: first?.resources[0]?.id ?? '' })
  expect((await learn(learner, course._id)).newUnitIds.toSorted()).toEqual(added.slice(1).toSorted())
  const joined = await newPerson(product)
  product.clock.advance(60_000)
  await join(joined, course._id)
  expect((await learn(joined, course._id)).newUnitIds).toEqual([])
})

test('those who teach a course read who has finished it, all of them in one notice, and nobody else does', async () => {
  const [teacher, lecturer] = [await newPerson(product), await newPerson(product)]
  const [first, second, gone] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  const { course, unitId } = await newPublished(product, teacher, { name: '河川的一年' })
  const id = course._id
  await letTeach(product, id, lecturer, { part: 'lecturer' })
  await untilHeard(product)
  for (const person of [first, second, gone]) {
    await join(person, id)
    await report(person, id, unitId, { pieceId: unitId })
  }
  // Reporting again sends no further notice.
  await report(first, id, unitId, { pieceId: unitId })
  await gone.browser.delete(`${coursePath}/current-user/records/course/${id}`)
  const place = { type: 'courseLearners', id }
  for (const person of [teacher, lecturer]) {
    expect(await noticesOf(person)).toMatchObject([
      { kind: 'courseFinished', title: '河川的一年', place, people: [{ id: second.id }, { id: first.id }] },
    ])
  }
  expect(await noticesOf(first)).toEqual([])
  await product.platform.pool.query('delete from course_editors where person_id = $1', [lecturer.id])
  expect(await noticesOf(lecturer)).toEqual([])
})

describe('what the service’s people hide', () => {
  const target = () => reportTarget(product.platform.declared, 'course')
  const inOne = (act: 'hide' | 'show', id: string) =>
    inTransaction(product.platform.db, async (transaction) => target().hiding?.[act](product.platform, transaction, id))

  test('is there for those who teach it alone, and comes back as it was', async () => {
    const { course } = await newPublished(product, owner, { text: '可以讀的字' })
    const id = course._id
    await letLearn(product, id, other)
    expect(await target().find(product.platform, product.platform.db, other.id, id)).toMatchObject({
      ownerId: owner.id,
      title: course.name,
      text: expect.stringContaining('可以讀的字'),
      fileIds: [],
    })
    for (const _ of [1, 2]) await inOne('hide', id)
    expect(codeOf(await read(other, id))).toBe('COURSE_NOT_FOUND')
    expect((await read(owner, id)).statusCode).toBe(200)
    expect(await target().find(product.platform, product.platform.db, other.id, id)).toBeUndefined()
    for (const _ of [1, 2]) await inOne('show', id)
    expect((await read(other, id)).statusCode).toBe(200)
    const shelf = (await other.browser.get(`${coursePath}?limit=50`)).json().items
    expect(shelf.map(({ _id }: { _id: string }) => _id)).toContain(id)
  })

  test('a draft is reported by nobody but who teaches it', async () => {
    const { course } = await writtenCourse(product, owner)
    expect(await target().find(product.platform, product.platform.db, other.id, course._id)).toBeUndefined()
  })
})

describe('when the account of an owner ends', () => {
  async function erase(person: TestPerson): Promise<void> {
    for (const step of courseErasure) {
      const portion = { platform: product.platform, personId: person.id, limit: 10 }
      let count = 10
      while (count >= portion.limit)
        count = await inTransaction(product.platform.db, (transaction) => step.erase({ ...portion, transaction }))
    }
  }

  test('the co-editor who joined first has the course, as it stands; what nobody wrote along goes with its documents', async () => {
    const [leaving, first, second, lecturer] = await Promise.all([1, 2, 3, 4].map(() => newPerson(product)))
    if (!leaving || !first || !second || !lecturer) throw new Error('nobody came')
    const shared = (await newPublished(product, leaving)).course._id
    await letTeach(product, shared, lecturer, { part: 'lecturer' })
    await letTeach(product, shared, first)
    product.clock.advance(1_000)
    await letTeach(product, shared, second)
    const alone = await newPublished(product, leaving)
    await letTeach(product, alone.course._id, lecturer, { part: 'lecturer' })
    await letLearn(product, shared, other)
    await erase(leaving)
    expect((await read(first, `${shared}?of=draft`)).json()).toMatchObject({
      user: { id: first.id },
      part: 'owner',
      status: 'published',
    })
    expect((await read(second, `${shared}?of=draft`)).json().part).toBe('coEditor')
    expect((await read(other, shared)).statusCode).toBe(200)
    expect(codeOf(await read(lecturer, alone.course._id))).toBe('COURSE_NOT_FOUND')
    const documents = 'select 1 from documents where thing_id = any($1)'
    const ids = [alone.course._id, alone.unitId]
    expect((await product.platform.pool.query(documents, [ids])).rowCount).toBe(0)
  })

  test('nobody is counted who learnt', async () => {
    const { course } = await newPublished(product, owner)
    const learner = await newPerson(product)
    await letLearn(product, course._id, learner)
    await erase(learner)
    expect((await read(owner, `${course._id}?of=published`)).json().learnerCount).toBe(0)
  })
})
