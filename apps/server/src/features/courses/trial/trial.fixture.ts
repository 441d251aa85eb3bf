import { randomUUID } from 'node:crypto'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { samplePicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { filmResource, putFilm } from '../captions/captions.fixture.ts'
import { coursePath, picture, rewriteText, words, writtenCourse } from '../courses.fixture.ts'
import { rewrite } from '../learning/rewrite.fixture.ts'
import { password, publish } from '../publishing/publishing.fixture.ts'

export const trialPath = (id: string) => `${coursePath}/${id}/trial`

export const chooseTrial = ({ browser }: TestPerson, id: string, trialUnitId: string | null) =>
  browser.patch(`${coursePath}/${id}`, { trialUnitId })

/** Uploads a picture into a draft. */
async function putPicture(person: TestPerson, courseId: string) {
  const name = '鷺.png'
  const [file] = await uploadFiles(person, [{ name, content: await samplePicture() }])
  const body = { courseId, clientId: randomUUID(), use: 'picture', name, fileId: file?.id }
  const answer = await person.browser.post(`${coursePath}/files/upload`, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { id: answer.json<{ _id: string }>()._id, fileId: file?.id ?? '' }
}

/** A published private course of two units with a film and a picture each; no trial unit is chosen. */
export async function courseOfTwo(product: TestApp, owner: TestPerson, { name = '只給我們班' } = {}) {
  const [one, two, chapterId] = [randomUUID(), randomUUID(), randomUUID()]
  const units = [
    { id: one, name: '站在橋上', resources: [] },
    { id: two, name: '水面下', resources: [] },
  ]
  const chapter = { id: chapterId, name: '看河' }
  const { course } = await writtenCourse(product, owner, { name, chapters: [{ ...chapter, units }] })
  const id = course._id
  const films = [await putFilm(product, owner, id), await putFilm(product, owner, id)] as const
  const pictures = [await putPicture(owner, id), await putPicture(owner, id)] as const
  for (const [place, text] of [words('橋下有鷺。'), words('不給別人看的字')].entries()) {
    const shown = picture(pictures[place]?.id ?? '', '照片')
    await rewriteText(product, owner, units[place]?.id ?? '', { ...text, content: [...text.content, shown] })
  }
  const answer = await publish(owner, id, { password })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const withFilms = units.map((unit, at) => ({ ...unit, resources: [filmResource(films[at]?.id ?? '')] }))
  await rewrite(product, owner, id, { name, chapters: [{ ...chapter, units: withFilms }] })
  return { id, chapterId, one, two, films, pictures }
}
