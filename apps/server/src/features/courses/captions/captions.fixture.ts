import { randomUUID } from 'node:crypto'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { uploadFilm } from '../../files/captions/captions.fixture.ts'
import { coursePath } from '../courses.fixture.ts'

/** Uploads a film into a person's draft; returns the ids of the course file and of the film. */
export async function putFilm({ platform }: TestApp, person: TestPerson, courseId: string) {
  const fileId = await uploadFilm(platform, person)
  const body = { courseId, clientId: randomUUID(), use: 'resource', name: '河.mp4', fileId }
  const answer = await person.browser.post(`${coursePath}/files/upload`, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { id: answer.json<{ _id: string }>()._id, fileId }
}

export const courseCaptions = (id: string, language = 'zh-Hant') => `${coursePath}/files/${id}/captions/${language}`

/** A unit resource that shows a film of the course. */
export const filmResource = (courseFileId: string) => ({
  id: randomUUID(),
  type: 'video' as const,
  name: '河',
  courseFileId,
  address: null,
  duration: null,
})
