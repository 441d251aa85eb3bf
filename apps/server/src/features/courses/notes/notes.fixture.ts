import { randomUUID } from 'node:crypto'
import type { CourseNote } from '@learntrail/contract/courses/notes'
import type { CoursePlace } from '@learntrail/contract/courses/places'
import { privacy } from '@learntrail/contract/posts/posts'
import type { TestPerson } from '../../../testing/people.ts'
import { coursePath } from '../courses.fixture.ts'

const pathOf = (courseId: string) => `${coursePath}/${courseId}/notes`

interface Writing {
  clientId?: string
  text?: string
  film?: CoursePlace['film']
}

export const note = (
  { browser }: TestPerson,
  courseId: string,
  unitId: string,
  { clientId = randomUUID(), text = '橋下的水最冷。', film = null }: Writing = {},
) => browser.post(pathOf(courseId), { clientId, place: { unitId, film }, text })

export async function noted(...told: Parameters<typeof note>): Promise<CourseNote> {
  const answer = await note(...told)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const askNotes = ({ browser }: TestPerson, courseId: string) => browser.get(pathOf(courseId))
export const notes = async (person: TestPerson, courseId: string) =>
  (await askNotes(person, courseId)).json<{ items: CourseNote[] }>().items
export const change = (
  { browser }: TestPerson,
  courseId: string,
  noteId: string,
  body: { text: string; base: string },
) => browser.patch(`${pathOf(courseId)}/${noteId}`, body)
export const remove = ({ browser }: TestPerson, courseId: string, noteId: string) =>
  browser.delete(`${pathOf(courseId)}/${noteId}`)
export const record = ({ browser }: TestPerson, courseId: string, body: object) =>
  browser.post(`${pathOf(courseId)}/record`, {
    clientId: randomUUID(),
    title: '河川的一年：筆記',
    tags: ['inquiry_and_research'],
    privacy: privacy.private,
    ...body,
  })
