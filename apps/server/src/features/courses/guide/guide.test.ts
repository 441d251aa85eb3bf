import { randomUUID } from 'node:crypto'
import type { CourseGuideGroup } from '@learntrail/contract/courses/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

const guideOf = ({ browser }: TestPerson, courseId: string) =>
  browser.post(`${coursePath}/course-guide/getGuideCourse`, { courseId })
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code

const guide: CourseGuideGroup[] = [
  { id: randomUUID(), title: '回頭看', questions: [{ id: randomUUID(), text: '你沒想到的是什麼？' }] },
]

test('the guide of a draft is for who teaches it', async () => {
  const { course } = await writtenCourse(product, owner, { guide })
  expect((await guideOf(owner, course._id)).json()).toEqual({ courseId: course._id, guide })
  expect(codeOf(await guideOf(reader, course._id))).toBe('COURSE_NOT_FOUND')
  expect(codeOf(await guideOf(owner, randomUUID()))).toBe('COURSE_NOT_FOUND')
})

test('the guide of a published course is for who may read it', async () => {
  const { course } = await newPublished(product, owner, { guide })
  expect((await guideOf(reader, course._id)).json()).toEqual({ courseId: course._id, guide })
  const { course: closed } = await newPublished(product, owner, { guide, isPrivate: true })
  expect(codeOf(await guideOf(reader, closed._id))).toBe('COURSE_PASSWORD_NEEDED')
})
