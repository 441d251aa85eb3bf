import { randomUUID } from 'node:crypto'
import { courseAddedToGroup, courseRemovedFromGroup } from '@learntrail/contract/courses/events'
import type { CoursesOfGroup, GroupLearner } from '@learntrail/contract/courses/in-groups'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilLocked } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { coursePath } from '../courses.fixture.ts'
import { join, learn } from '../learning/learning.fixture.ts'
import { letTeach, newPublished, takeOff } from '../publishing/publishing.fixture.ts'
import { finish } from '../reflections/reflections.fixture.ts'
import { addToGroup, coursesOfGroup, groupPath } from './in-groups.fixture.ts'

let product: TestApp
let teacher: TestPerson
let pupil: TestPerson
let groupId: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  ;[teacher, pupil] = [await newPerson(product), await newPerson(product)]
  groupId = (await newGroup(teacher)).id
  await place(product, groupId, pupil.id, memberRoles.member)
})

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code
const joinOf = ({ browser }: TestPerson, id: string) => browser.post(`${groupPath(groupId)}/${id}/join`, {})
const listOf = async (person: TestPerson) => (await coursesOfGroup(person, groupId)).json<CoursesOfGroup>()
const learnersOf = async ({ browser }: TestPerson, id: string) =>
  (await browser.get(`${groupPath(groupId)}/${id}/learners`)).json<{ items: GroupLearner[] }>().items
const open = async (owner = teacher) => (await newPublished(product, owner)).course._id
const noticesOf = async ({ browser }: TestPerson): Promise<{ kind: string }[]> => {
  await untilHeard(product)
  return (await browser.post('/api/v2/notice/get-notice', {})).json().items
}

test('a group takes an open course of anybody, once; its members find it and are told', async () => {
  const id = await open(await newPerson(product))
  for (const _again of [1, 2]) expect(codeOf(await addToGroup(teacher, groupId, id))).toBe('ok')
  expect(await listOf(pupil)).toMatchObject({ canChange: false, items: [{ _id: id, counts: null }] })
  expect(await listOf(teacher)).toMatchObject({
    canChange: true,
    items: [{ _id: id, counts: { members: 1, joined: 0, finished: 0 } }],
  })
  expect(await recordedEvents(product, courseAddedToGroup, id)).toMatchObject([{ data: { groupId } }])
  expect(await noticesOf(pupil)).toMatchObject([{ kind: 'courseInGroup' }])
  expect(await noticesOf(teacher)).toEqual([])
})

test('one with a password opens to the group by who teaches it, and is said by nobody else', async () => {
  const { course } = await newPublished(product, teacher, { isPrivate: true })
  const outsider = await newPerson(product)
  await addToGroup(teacher, groupId, course._id)
  expect((await listOf(pupil)).items).toMatchObject([{ _id: course._id, isPrivate: true }])
  expect(codeOf(await join(pupil, course._id))).toBe('COURSE_PASSWORD_NEEDED')
  expect(codeOf(await joinOf(pupil, course._id))).toBe('ok')
  expect(await learn(pupil, course._id)).toMatchObject({ course: { _id: course._id } })
  expect(codeOf(await joinOf(outsider, course._id))).toBe('GROUP_NOT_FOUND')
})

test('one with a password is put into a group by nobody who only learns it', async () => {
  const author = await newPerson(product)
  const { course } = await newPublished(product, author, { isPrivate: true })
  expect(codeOf(await addToGroup(teacher, groupId, course._id))).toBe('COURSE_PASSWORD_NEEDED')
  await teacher.browser.post(`${coursePath}/authorize/${course._id}`, { password: 'river.2026' })
  expect(codeOf(await addToGroup(teacher, groupId, course._id))).toBe('COURSE_NOT_OPEN_TO_GROUPS')
  await letTeach(product, course._id, teacher, { part: 'lecturer' })
  expect(codeOf(await addToGroup(teacher, groupId, course._id))).toBe('ok')
})

test('one with a password is not put into a group by who stops teaching it at that moment', async () => {
  const { course } = await newPublished(product, await newPerson(product), { isPrivate: true })
  await letTeach(product, course._id, teacher)
  const { pool } = product.platform
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('select 1 from groups where id = $1 for update', [groupId])
    const adding = addToGroup(teacher, groupId, course._id)
    await untilLocked(pool)
    await other.query('delete from course_editors where course_id = $1', [course._id])
    await other.query('commit')
    expect(codeOf(await adding)).toBe('COURSE_PASSWORD_NEEDED')
  } finally {
    other.release()
  }
  expect((await listOf(pupil)).items).toEqual([])
})

test('whoever put a private course there and teaches it no more lets in nobody more', async () => {
  const author = await newPerson(product)
  const { course } = await newPublished(product, author, { isPrivate: true })
  await letTeach(product, course._id, teacher)
  await addToGroup(teacher, groupId, course._id)
  await product.platform.pool.query('delete from course_editors where person_id = $1', [teacher.id])
  expect((await listOf(pupil)).items).toEqual([])
  expect(codeOf(await joinOf(pupil, course._id))).toBe('COURSE_NOT_FOUND')
})

test('administrators see who is in it and has finished it, by seat numbers, and members do not', async () => {
  const { course, unitId } = await newPublished(product, teacher)
  const other = await newPerson(product)
  await place(product, groupId, other.id, memberRoles.member)
  await addToGroup(teacher, groupId, course._id)
  for (const _again of [1, 2]) expect(codeOf(await joinOf(pupil, course._id))).toBe('ok')
  expect((await listOf(pupil)).items).toMatchObject([{ isFinished: false }])
  await finish(pupil, { courseId: course._id, unitId })
  expect((await listOf(pupil)).items).toMatchObject([{ isFinished: true }])
  expect((await listOf(teacher)).items).toMatchObject([{ isFinished: false }])
  const items = await learnersOf(teacher, course._id)
  expect(items).toHaveLength(2)
  expect(items.find(({ person }) => person.id === pupil.id)).toMatchObject({ hasJoined: true, isComplete: true })
  expect(items.find(({ person }) => person.id === other.id)).toMatchObject({ hasJoined: false, isComplete: false })
  expect((await listOf(teacher)).items[0]?.counts).toEqual({ members: 2, joined: 1, finished: 1 })
  const asked = await pupil.browser.get(`${groupPath(groupId)}/${course._id}/learners`)
  expect(codeOf(asked)).toBe('GROUP_ADMIN_REQUIRED')
})

test('what is taken out is in the group no more, and whoever is in it stays', async () => {
  const id = await open()
  await addToGroup(teacher, groupId, id)
  await joinOf(pupil, id)
  const takeOut = (person: TestPerson) => person.browser.delete(`${groupPath(groupId)}/${id}`)
  expect(codeOf(await takeOut(pupil))).toBe('GROUP_ADMIN_REQUIRED')
  for (const _again of [1, 2]) expect(codeOf(await takeOut(teacher))).toBe('ok')
  expect((await listOf(pupil)).items).toEqual([])
  expect(await recordedEvents(product, courseRemovedFromGroup, id)).toHaveLength(1)
  expect(await learn(pupil, id)).toMatchObject({ course: { _id: id } })
})

test('only administrators of a group let it take what is there and on the shelf', async () => {
  const id = await open()
  expect(codeOf(await addToGroup(pupil, groupId, id))).toBe('GROUP_ADMIN_REQUIRED')
  expect(codeOf(await addToGroup(teacher, randomUUID(), id))).toBe('GROUP_NOT_FOUND')
  expect(codeOf(await addToGroup(teacher, groupId, randomUUID()))).toBe('COURSE_NOT_FOUND')
  await takeOff(teacher, id)
  expect(codeOf(await addToGroup(teacher, groupId, id))).toBe('COURSE_NOT_PUBLISHED')
  expect(codeOf(await coursesOfGroup(await newPerson(product), groupId))).toBe('GROUP_NOT_FOUND')
})

test('who teaches a course does not learn it in a group either', async () => {
  const id = await open()
  await addToGroup(teacher, groupId, id)
  expect(codeOf(await joinOf(teacher, id))).toBe('COURSE_TAUGHT')
})

test('a group takes so many, and none when it is put away', async () => {
  const id = await open()
  const { pool, clock } = product.platform
  const others = await Promise.all(Array.from({ length: 2 }, () => open()))
  await pool.query(
    `insert into courses (id, owner_id, client_id, created_at, updated_at)
     select gen_random_uuid(), $1, gen_random_uuid(), $2, $2 from generate_series(1, $3)`,
    [teacher.id, clock.now(), courseLimits.inGroup - 1],
  )
  await pool.query(
    `insert into group_courses (group_id, course_id, by_id, at)
     select $1, id, $2, $3 from courses where owner_id = $2 and status = 'planning'`,
    [groupId, teacher.id, clock.now()],
  )
  expect(codeOf(await addToGroup(teacher, groupId, id))).toBe('ok')
  expect(codeOf(await addToGroup(teacher, groupId, others[0] ?? ''))).toBe('COURSE_GROUP_LIMIT_REACHED')
  await pool.query('update groups set archived_at = $2 where id = $1', [groupId, clock.now()])
  expect(codeOf(await addToGroup(teacher, groupId, others[1] ?? ''))).toBe('GROUP_ARCHIVED')
  expect((await listOf(teacher)).canChange).toBe(false)
})
