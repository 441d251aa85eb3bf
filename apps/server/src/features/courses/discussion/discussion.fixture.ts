import { randomUUID } from 'node:crypto'
import type { CourseAnswer, CourseQuestion, QuestionPlace } from '@learntrail/contract/courses/discussion'
import type { TestPerson } from '../../../testing/people.ts'
import { coursePath } from '../courses.fixture.ts'

const path = `${coursePath}/discussion`

export const ask = (
  { browser }: TestPerson,
  courseId: string,
  { content = '為什麼是五點？', place }: { content?: string; place?: QuestionPlace } = {},
) => browser.post(`${path}/course/${courseId}`, { content, clientId: randomUUID(), place })

export async function asked(...said: Parameters<typeof ask>): Promise<CourseQuestion> {
  const answer = await ask(...said)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const answer = ({ browser }: TestPerson, id: string, content = '因為日出。') =>
  browser.post(`${path}/${id}/reply`, { content, clientId: randomUUID() })

export async function answered(...said: Parameters<typeof answer>): Promise<CourseAnswer> {
  const told = await answer(...said)
  if (told.statusCode !== 200) throw new Error(told.body)
  return told.json()
}

export const listAsked = ({ browser }: TestPerson, courseId: string, query: Record<string, string> = {}) =>
  browser.get(`${path}/course/${courseId}?${new URLSearchParams(query)}`)
export const edit = ({ browser }: TestPerson, id: string, content = '改過') =>
  browser.patch(`${path}/${id}`, { content })
export const remove = ({ browser }: TestPerson, id: string) => browser.delete(`${path}/${id}`)
export const like = ({ browser }: TestPerson, id: string) => browser.post(`${coursePath}/like/discussion/${id}`, {})
export const unlike = ({ browser }: TestPerson, id: string) => browser.delete(`${coursePath}/like/discussion/${id}`)
export const answersTo = ({ browser }: TestPerson, id: string) => browser.get(`${path}/${id}/reply`)
