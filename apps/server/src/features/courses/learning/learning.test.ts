import { courseJoined, courseWithdrawn } from '@learntrail/contract/courses/events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { block } from '../../people/index.ts'
import { coursePath } from '../courses.fixture.ts'
import { letTeach, newPublished, password, takeOff } from '../publishing/publishing.fixture.ts'
import { elsewhere, join, learn, learnt, publishedOf, report, unitOf, watched, withdraw } from './learning.fixture.ts'

let product: TestApp
let owner: TestPerson
let pupil: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  ;[owner, pupil] = [await newPerson(product), await newPerson(product)]
})

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code
const countOf = async (id: string) =>
  (await pupil.browser.get(`${coursePath}/${id}?of=published`)).json<{ learnerCount: number }>().learnerCount
const open = async () => (await newPublished(product, owner)).course._id

test('who joins has it in their list, once, and is counted', async () => {
  const id = await open()
  for (const _again of [1, 2, 3]) expect(codeOf(await join(pupil, id))).toBe('ok')
  await Promise.all([join(pupil, id), join(pupil, id)])
  expect(await learnt(pupil)).toMatchObject([
    { _id: id, part: 'learner', actions: ['withdraw'], progress: { percent: 0 } },
  ])
  expect(await countOf(id)).toBe(1)
  expect(await recordedEvents(product, courseJoined, id)).toMatchObject([{ actorId: pupil.id }])
})

test('who withdraws does not have it any more; again is harmless', async () => {
  const id = await open()
  await join(pupil, id)
  for (const _again of [1, 2]) expect(codeOf(await withdraw(pupil, id))).toBe('ok')
  expect(await learnt(pupil)).toEqual([])
  expect(await countOf(id)).toBe(0)
  expect(codeOf(await pupil.browser.get(`${coursePath}/${id}/learn`))).toBe('COURSE_NOT_JOINED')
  expect(await recordedEvents(product, courseWithdrawn, id)).toHaveLength(1)
})

test('a private course is joined after its password, and tells nothing before', async () => {
  const { course } = await newPublished(product, owner, { isPrivate: true })
  const answers = async () => [
    await join(pupil, course._id),
    await pupil.browser.get(`${coursePath}/${course._id}/learn`),
    await report(pupil, course._id, course._id),
    await pupil.browser.post(`${coursePath}/unit-record/getUnitRecord`, { courseId: course._id }),
  ]
  expect((await answers()).map(codeOf)).toEqual(Array(4).fill('COURSE_PASSWORD_NEEDED'))
  await pupil.browser.post(`${coursePath}/authorize/${course._id}`, { password })
  expect((await answers()).map(codeOf)).toEqual(Array(4).fill('ok'))
})

test('whoever teaches it does not learn it; what is not there for somebody is not found', async () => {
  const id = await open()
  const lecturer = await newPerson(product)
  await letTeach(product, id, lecturer, { part: 'lecturer' })
  for (const person of [owner, lecturer]) expect(codeOf(await join(person, id))).toBe('COURSE_TAUGHT')
  await block(product.platform, owner.id, pupil.id)
  expect(codeOf(await join(pupil, id))).toBe('COURSE_NOT_FOUND')
  expect(codeOf(await withdraw(pupil, id))).toBe('COURSE_NOT_FOUND')
  const draft = (await pupil.browser.get(`${coursePath}/${crypto.randomUUID()}/learn`)) as Parameters<typeof codeOf>[0]
  expect(codeOf(draft)).toBe('COURSE_NOT_FOUND')
})

test('taken off the shelf it stays for who is in it, and takes nobody else', async () => {
  const id = await open()
  await join(pupil, id)
  await takeOff(owner, id)
  expect((await learn(pupil, id)).course.status).toBe('removed')
  expect(await learnt(pupil)).toMatchObject([{ _id: id }])
  expect(codeOf(await join(await newPerson(product), id))).toBe('COURSE_NOT_FOUND')
})

test('courses are listed learnt last first, in pages that skip none', async () => {
  const units = [unitOf(elsewhere(null)), unitOf(elsewhere(null)), unitOf(elsewhere(null))]
  const ids: string[] = []
  for (const unit of units) {
    const { _id } = await publishedOf(product, owner, unit)
    ids.push(_id)
    product.clock.advance(1_000)
    await join(pupil, _id)
  }
  expect((await learnt(pupil)).map(({ _id }) => _id)).toEqual(ids.toReversed())
  product.clock.advance(1_000)
  await watched(pupil, ids[0] ?? '', units[0]?.id ?? '')
  const expected = [ids[0], ids[2], ids[1]]
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = new URLSearchParams({ limit: '1', ...(cursor && { cursor }) })
    const page = (await pupil.browser.get(`${coursePath}/current-user/records/courses?${query}`)).json()
    seen.push(...page.items.map(({ _id }: { _id: string }) => _id))
    cursor = page.nextCursor
  }
  expect(seen).toEqual(expected)
})

test('what somebody learns is seen by others as far as they see the courses', async () => {
  const openId = await open()
  const { course } = await newPublished(product, owner, { isPrivate: true })
  await pupil.browser.post(`${coursePath}/authorize/${course._id}`, { password })
  for (const id of [openId, course._id]) await join(pupil, id)
  const listOf = async (viewer: TestPerson) =>
    (await viewer.browser.get(`${coursePath}/user/${pupil.id}/joined`))
      .json()
      .items.map(({ _id }: { _id: string }) => _id)
  expect(await listOf(pupil)).toEqual([course._id, openId])
  const other = await newPerson(product)
  expect(await listOf(other)).toEqual([openId])
  await block(product.platform, pupil.id, other.id)
  expect(codeOf(await other.browser.get(`${coursePath}/user/${pupil.id}/joined`))).toBe('USER_NOT_FOUND')
})
