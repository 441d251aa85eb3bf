import { randomUUID } from 'node:crypto'
import type { CourseGuideGroup } from '@learntrail/contract/courses/content'
import type { Reflections } from '@learntrail/contract/courses/reflections'
import { privacy } from '@learntrail/contract/posts/posts'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { coursePath } from '../courses.fixture.ts'
import { join, watched } from '../learning/learning.fixture.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'

const question = (text: string) => ({ id: randomUUID(), text })
export const newGroup = (title = '回頭看', ...questions: string[]): CourseGuideGroup => ({
  id: randomUUID(),
  title,
  questions: (questions.length === 0 ? ['你沒想到的是什麼？'] : questions).map(question),
})

/** Answers to all questions of a group. */
export const answersTo = ({ questions }: CourseGuideGroup, text = '水比我想的還冷。') =>
  questions.map(({ id, text: asked }) => ({ questionId: id, question: asked, text }))

const pathOf = (courseId: string, groupId: string) => `${coursePath}/${courseId}/reflections/${groupId}`
export const reflections = async ({ browser }: TestPerson, courseId: string) =>
  (await browser.get(`${coursePath}/${courseId}/reflections`)).json<Reflections>()
export const save = ({ browser }: TestPerson, courseId: string, groupId: string, body: object) =>
  browser.put(pathOf(courseId, groupId), { base: null, title: '回頭看', answers: [], ...body })
export const record = ({ browser }: TestPerson, courseId: string, groupId: string, body: object) =>
  browser.post(`${pathOf(courseId, groupId)}/record`, {
    clientId: randomUUID(),
    title: '河川的一年：回頭看',
    tags: ['inquiry_and_research'],
    privacy: privacy.private,
    ...body,
  })
export const recordOf = async (...told: Parameters<typeof record>): Promise<string> => {
  const answer = await record(...told)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().recordId
}

/** A course with one group of questions and a learner. */
export async function learntCourse(product: TestApp, owner: TestPerson, pupil: TestPerson, name = '河川的一年') {
  const group = newGroup()
  const { course, unitId } = await newPublished(product, owner, { name, guide: [group], minutes: 300 })
  await join(pupil, course._id)
  return { courseId: course._id, unitId, group }
}

/** Opens the only unit, which finishes the course. */
export const finish = (pupil: TestPerson, { courseId, unitId }: { courseId: string; unitId: string }) =>
  watched(pupil, courseId, unitId, { pieceId: unitId })

export const certificatePath = (courseId: string) => `${coursePath}/${courseId}/certificate`
export const takeCertificate = ({ browser }: TestPerson, courseId: string) =>
  browser.post(certificatePath(courseId), {})
