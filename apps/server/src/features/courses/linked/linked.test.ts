import { randomUUID } from 'node:crypto'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { CourseLink, LinkedCourse } from '@learntrail/contract/courses/linked'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { join, learn, report } from '../learning/learning.fixture.ts'
import { newPublished, takeOff } from '../publishing/publishing.fixture.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

const ask = ({ browser }: TestPerson, links: CourseLink[]) => browser.post(`${coursePath}/linked`, { links })
const linked = async (person: TestPerson, ...links: CourseLink[]): Promise<LinkedCourse[]> =>
  (await ask(person, links)).json().items

test('a link leads to a course or a unit of it, with how far one is', async () => {
  const { course, unitId } = await newPublished(product, owner, { name: '河川的一年' })
  const courseId = course._id
  const gone = randomUUID()
  const links = [unitId, null, gone].map((unitId) => ({ courseId, unitId }))
  const told = { courseId, name: '河川的一年', part: null, progress: null, unitRecord: null }
  expect(await linked(reader, ...links)).toEqual([
    { ...told, unitId, unit: { id: unitId, name: '站在橋上' } },
    { ...told, unitId: null, unit: null },
    { ...told, unitId: gone, unit: null },
  ])
  expect((await linked(owner, { courseId, unitId }))[0]).toMatchObject({ part: 'owner', progress: null })

  await join(reader, courseId)
  await report(reader, courseId, unitId, { pieceId: unitId })
  const { progress, units } = await learn(reader, courseId)
  expect(progress.percent).toBe(100)
  expect((await linked(reader, { courseId, unitId }))[0]).toMatchObject({ progress, unitRecord: units[0] })
})

test('what the viewer may not read is passed over, as what is not there', async () => {
  const open = (await newPublished(product, owner)).course._id
  const behind = (await newPublished(product, owner, { isPrivate: true })).course._id
  const draft = (await writtenCourse(product, owner)).course._id
  const off = (await newPublished(product, owner)).course._id
  await takeOff(owner, off)
  const links = [behind, draft, off, randomUUID(), open].map((courseId) => ({ courseId, unitId: null }))
  const idsFor = async (person: TestPerson) => (await linked(person, ...links)).map(({ courseId }) => courseId)
  expect(await idsFor(reader)).toEqual([open])
  expect(await idsFor(owner)).toEqual([behind, off, open])
})

test(`${courseLimits.linked} links are answered at once, and not one more`, async () => {
  const { course } = await newPublished(product, owner)
  const links = Array.from({ length: courseLimits.linked }, () => ({ courseId: course._id, unitId: null }))
  expect(await linked(reader, ...links)).toHaveLength(courseLimits.linked)
  const over = await ask(reader, [...links, { courseId: course._id, unitId: null }])
  expect([over.statusCode, over.json().code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(await linked(reader)).toEqual([])
})
