import { type CoursePart, type CourseStatus, courseParts, courseStatuses } from '@learntrail/contract/courses/facts'
import { courseActionsOf } from '@learntrail/contract/courses/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { letLearn, letTeach, publish, remove, takeOff } from './publishing.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
})
afterAll(() => product.close())

const cells = [...courseParts, null].flatMap((part) => courseStatuses.map((status) => ({ part, status })))

async function courseAt(status: CourseStatus, part: CoursePart | null): Promise<{ id: string; person: TestPerson }> {
  const { course } = await writtenCourse(product, owner)
  const id = course._id
  const person = part === 'owner' ? owner : await newPerson(product)
  if (status !== 'planning') await publish(owner, id)
  if (part === 'coEditor' || part === 'lecturer') await letTeach(product, id, person, { part })
  if (part === 'learner') await letLearn(product, id, person)
  if (status === 'removed') await takeOff(owner, id)
  return { id, person }
}

const statusOf = async (id: string) =>
  (await product.platform.pool.query('select status from courses where id = $1', [id])).rows[0]?.status

/** The menu of each part and status offers exactly what the server allows. */
describe.each(cells)('$part of a course that is $status', ({ part, status }) => {
  const actions = courseActionsOf(part, status)

  test('publishes, takes off and deletes as its menu says', async () => {
    const acts = {
      publish: [publish, 'published'],
      takeOff: [takeOff, 'removed'],
      delete: [remove, undefined],
    } as const
    for (const [act, [does, then]] of Object.entries(acts)) {
      const { id, person } = await courseAt(status, part)
      const isOffered = actions.some((action) => action === act || (act === 'publish' && action === 'republish'))
      const answer = await does(person, id)
      expect([act, await statusOf(id)]).toEqual([act, isOffered ? then : status])
      // A status the course already has is confirmed to its writers.
      const isSame = then === status && (part === 'owner' || part === 'coEditor')
      expect([act, answer.statusCode < 400]).toEqual([act, isOffered || isSame])
    }
  })

  test('is told the same menu, where the course is there for them', async () => {
    const { id, person } = await courseAt(status, part)
    const answer = await person.browser.get(`${coursePath}/${id}`)
    const isThere = part === 'learner' ? status !== 'planning' : part !== null || status === 'published'
    expect(answer.statusCode).toBe(isThere ? 200 : 404)
    if (isThere) expect(answer.json().actions).toEqual(actions)
  })
})
