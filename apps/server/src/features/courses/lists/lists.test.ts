import type { CoursePage } from '@learntrail/contract/courses/courses'
import type { FoundPage } from '@learntrail/contract/search/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { block } from '../../people/index.ts'
import { coursePath, newCourse, writtenCourse } from '../courses.fixture.ts'
import { indexMissingCourses } from '../finding/index-course.service.ts'
import {
  change,
  letLearn,
  letTeach,
  newPublished,
  password,
  publish,
  takeOff,
} from '../publishing/publishing.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

async function listed({ browser }: TestPerson, rest = ''): Promise<CoursePage> {
  const answer = await browser.get(`${coursePath}${rest}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const idsOf = ({ items }: CoursePage) => items.map(({ _id }) => _id)
const shelf = async (person: TestPerson, query: Record<string, string> = {}) =>
  idsOf(await listed(person, `?${new URLSearchParams({ limit: '50', ...query })}`))
const taught = async (person: TestPerson, query: Record<string, string> = {}) =>
  idsOf(await listed(person, `/user?${new URLSearchParams(query)}`))
const found = async ({ browser }: TestPerson, keyword: string) =>
  (await browser.get(`/api/v2/search/course?${new URLSearchParams({ keyword })}`)).json<FoundPage>()
const statsOf = async (viewer: TestPerson, { id }: TestPerson) =>
  (await viewer.browser.get(`/api/v2/users/${id}/resource-stats`)).json<{ courseNum: number }>().courseNum
const countsOf = async (viewer: TestPerson, { id }: TestPerson) =>
  (await viewer.browser.get(`${coursePath}/user/${id}/count`)).json()

test('the shelf shows open courses alone: no draft, none behind a password, none taken off or hidden', async () => {
  const [owner, other] = [await newPerson(product), await newPerson(product)]
  const open = (await newPublished(product, owner)).course._id
  const behind = (await newPublished(product, owner, { isPrivate: true })).course._id
  const off = (await newPublished(product, owner)).course._id
  await takeOff(owner, off)
  const draft = (await writtenCourse(product, owner)).course._id
  const ours = (ids: string[]) => ids.filter((id) => [open, behind, off, draft].includes(id))
  for (const person of [owner, other]) expect(ours(await shelf(person))).toEqual([open])
  expect(idsOf(await listed(other, `/user/${owner.id}/published`))).toEqual([open])
  expect(await countsOf(other, owner)).toEqual({ published: 1, joined: 0 })
  expect(await statsOf(other, owner)).toBe(1)

  await change(owner, behind, { password: null })
  expect(ours(await shelf(other))).toEqual([behind, open])
  await change(owner, open, { password })
  expect(ours(await shelf(other))).toEqual([behind])
  await publish(owner, off)
  expect(ours(await shelf(other))).toEqual([off, behind])

  await block(product.platform, other.id, owner.id)
  expect(ours(await shelf(other))).toEqual([])
  const refused = await other.browser.get(`${coursePath}/user/${owner.id}/published`)
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'USER_NOT_FOUND'])
})

test('the shelf is narrowed by words, field, type, recipient and tag, and goes on in either order', async () => {
  const owner = await newPerson(product)
  const made: string[] = []
  for (const change of [
    { name: '陶藝入門', classifications: ['arts' as const], courseType: 'micro' as const, tags: ['陶土'] },
    { name: '釉藥與火', classifications: ['arts' as const], recipients: [{ type: 'teacher' as const }] },
    { name: '柴燒', objective: '陶藝的歷史', classifications: ['arts' as const, 'social_studies' as const] },
  ]) {
    made.push((await newPublished(product, owner, change)).course._id)
  }
  const [first = '', second = '', third = ''] = made
  expect(await shelf(owner, { words: '陶藝' })).toEqual([third, first])
  expect(await shelf(owner, { words: '陶藝 -歷史' })).toEqual([first])
  expect(await shelf(owner, { classification: 'arts' })).toEqual([third, second, first])
  expect(await shelf(owner, { courseType: 'micro', classification: 'arts' })).toEqual([first])
  expect(await shelf(owner, { recipient: 'teacher' })).toEqual([second])
  expect(await shelf(owner, { tag: '陶土' })).toEqual([first])
  await letLearn(product, second, await newPerson(product))
  expect(await shelf(owner, { classification: 'arts', sort: 'learners' })).toEqual([second, third, first])
  for (const sort of ['newest', 'learners']) {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: Record<string, string> = { classification: 'arts', sort, limit: '1', ...(cursor && { cursor }) }
      const page: CoursePage = await listed(owner, `?${new URLSearchParams(query)}`)
      ids.push(...idsOf(page))
      cursor = page.nextCursor
    }
    expect(ids).toEqual(await shelf(owner, { classification: 'arts', sort }))
  }
  const forged = await owner.browser.get(`${coursePath}?cursor=abc`)
  expect([forged.statusCode, forged.json().code]).toEqual([400, 'VALIDATION_FAILED'])
})

test('what I teach is listed whatever its status, changed last first; an invitation shows nothing', async () => {
  const [owner, me] = [await newPerson(product), await newPerson(product)]
  const mine = (await newCourse(me))._id
  product.clock.advance(120_000)
  const along = (await newPublished(product, owner)).course._id
  await letTeach(product, along, me)
  const named = (await writtenCourse(product, owner)).course._id
  await letTeach(product, named, me, { part: 'lecturer' })
  const asked = (await writtenCourse(product, owner)).course._id
  await letTeach(product, asked, me, { isAccepted: false })
  expect((await taught(me)).toSorted()).toEqual([mine, along, named].toSorted())
  expect((await taught(me)).at(-1)).toBe(mine)
  expect(await taught(me, { list: 'mine' })).toEqual([mine])
  expect((await taught(me, { list: 'withMe' })).toSorted()).toEqual([along, named].toSorted())
  expect(await taught(me, { status: 'published' })).toEqual([along])
  const [card] = (await listed(me, '/user?list=mine')).items
  expect(card).toMatchObject({ part: 'owner', status: 'planning', isPrivate: false, chapterCount: 0, banner: null })
  const first = await listed(me, '/user?limit=2')
  const rest = await listed(me, `/user?limit=2&cursor=${first.nextCursor}`)
  expect([...idsOf(first), ...idsOf(rest)].toSorted()).toEqual([mine, along, named].toSorted())
})

test('courses that somebody learns are counted as far as the viewer may see them', async () => {
  const [owner, learner, other] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  const open = (await newPublished(product, owner)).course._id
  const behind = (await newPublished(product, owner, { isPrivate: true })).course._id
  for (const id of [open, behind]) await letLearn(product, id, learner)
  expect(await countsOf(learner, learner)).toEqual({ published: 0, joined: 2 })
  expect(await countsOf(other, learner)).toEqual({ published: 0, joined: 1 })
})

test('a semester narrows the shelf, and those of open courses are told, newest first', async () => {
  const [owner, other] = [await newPerson(product), await newPerson(product)]
  const semesters = async (person: TestPerson) =>
    (await person.browser.get(`${coursePath}/semesters`)).json<{ semesters: string[] }>().semesters
  const of = async (courseSemester: string, isPrivate = false) =>
    (await newPublished(product, owner, { courseSemester, isPrivate })).course._id
  const [early, late, latest] = [await of('99-2'), await of('113-1'), await of('113-2')]
  await of('114-1', true)
  await newCourse(owner, { courseSemester: '114-2' })
  await of('113-1')
  expect(await semesters(other)).toEqual(['113-2', '113-1', '99-2'])
  expect(await shelf(other, { semester: '99-2' })).toEqual([early])
  expect(await shelf(other, { semester: '113-1' })).toEqual([expect.any(String), late])
  expect(await shelf(other, { semester: '114-1' })).toEqual([])
  await takeOff(owner, latest)
  expect(await semesters(other)).toEqual(['113-1', '99-2'])
  await block(product.platform, other.id, owner.id)
  expect(await semesters(other)).toEqual([])
  const wrong = await other.browser.get(`${coursePath}?semester=113-3`)
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'VALIDATION_FAILED'])
})

test('tags are those of open courses, those of the most first; mine are those I used last', async () => {
  const owner = await newPerson(product)
  await newPublished(product, owner, { tags: ['濕地', '水鳥'] })
  await newPublished(product, owner, { tags: ['濕地'] })
  await newPublished(product, owner, { tags: ['濕地', '祕密'], isPrivate: true })
  product.clock.advance(60_000)
  await newCourse(owner, { tags: ['草稿'] })
  const { tags } = (await owner.browser.get(`${coursePath}/tags`)).json<{ tags: { tag: string; count: number }[] }>()
  const ours = tags.filter(({ tag }) => ['濕地', '水鳥', '祕密', '草稿'].includes(tag))
  expect(ours).toEqual([
    { tag: '濕地', count: 2 },
    { tag: '水鳥', count: 1 },
  ])
  const own = (await owner.browser.get(`${coursePath}/tags/user`)).json<{ tags: string[] }>().tags
  expect(own[0]).toBe('草稿')
  expect(own.toSorted()).toEqual(['草稿', '濕地', '水鳥', '祕密'].toSorted())
})

test('the search finds open courses by what they say, and those of before a start', async () => {
  const [owner, other] = [await newPerson(product), await newPerson(product)]
  const { course } = await newPublished(product, owner, { name: '潮間帶的早晨', introduction: '等退潮的人' })
  await newPublished(product, owner, { name: '潮間帶的夜晚', isPrivate: true })
  await writtenCourse(product, owner, { name: '潮間帶的草稿' })
  expect((await found(other, '潮間帶')).items).toMatchObject([
    { kind: 'course', id: course._id, owner: { id: owner.id } },
  ])
  expect((await found(other, '退潮')).items).toMatchObject([{ id: course._id }])
  await product.platform.pool.query('delete from course_words where course_id = $1', [course._id])
  expect((await found(other, '潮間帶')).items).toEqual([])
  await indexMissingCourses(product.platform)
  expect((await found(other, '潮間帶')).items).toMatchObject([{ id: course._id }])
})
