import { randomUUID } from 'node:crypto'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { uploadFilm } from '../../files/captions/captions.fixture.ts'
import { coursePath } from '../courses.fixture.ts'

/** A film that somebody puts into a draft: the file of the course, and the film. */
export async function putFilm({ platform }: TestApp, person: TestPerson, courseId: string) {
  const fileId = await uploadFilm(platform, person)
  const body = { courseId, clientId: randomUUID(), use: 'resource', name: '河.mp4', fileId }
  const answer = await person.browser.post(`${coursePath}/files/upload`, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { id: answer.json<{ _id: string }>()._id, fileId }
}

export const courseCaptions = (id: string, language = 'zh-Hant') => `${coursePath}/files/${id}/captions/${language}`

/** A resource of a unit that is a film of the course. */
export const filmResource = (courseFileId: string) => ({
  id: randomUUID(),
  type: 'video' as const,
  name: '河',
  courseFileId,
  address: null,
  duration: null,
})
