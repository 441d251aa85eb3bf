import { randomUUID } from 'node:crypto'
import type { ContentDocument, PicturedBlock, PicturedDocument } from '@learntrail/contract/content/document'
import { type CourseOutline, emptyCourse } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import { inTransaction } from '../../platform/database/index.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { changeDocument } from '../documents/index.ts'
import { writeOutline } from './structure/course-document.mapping.ts'
import { textRoot, writeUnitText } from './structure/unit-text.mapping.ts'

export const coursePath = '/api/v2/courses'

export const picture = (fileId: string, text = ''): PicturedBlock => ({ type: 'picture', attrs: { fileId, text } })

export const words = (text: string): ContentDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** The facts that a course needs before it can be published. */
export const finishedFacts = {
  name: '河川的一年',
  introduction: '跟著基隆河走一年，看水怎麼變。',
  recipients: [{ type: 'senior_high' as const }],
  classifications: ['natural_science' as const],
}

export async function newCourse(person: TestPerson, facts: object = {}): Promise<Course> {
  const answer = await person.browser.post(coursePath, { clientId: randomUUID(), ...facts })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** A course that can be published: one chapter with one unit and its text. */
export async function writtenCourse(
  { platform }: TestApp,
  person: TestPerson,
  change: Partial<CourseOutline> & { text?: string } = {},
): Promise<{ course: Course; chapterId: string; unitId: string }> {
  const [chapterId, unitId] = [randomUUID(), randomUUID()]
  const course = await newCourse(person)
  const { text = '溶氧是水裡的氧氣。', ...facts } = change
  const chapters = [{ id: chapterId, name: '看河', units: [{ id: unitId, name: '站在橋上', resources: [] }] }]
  const by = { accountId: person.id, at: platform.clock.now() }
  await inTransaction(platform.db, async (transaction) => {
    await changeDocument(platform, transaction, {
      kind: courseDocuments.structure,
      thingId: course._id,
      ...by,
      change: (document) => writeOutline(document, { ...emptyCourse, ...finishedFacts, chapters, ...facts }),
    })
    await changeDocument(platform, transaction, {
      kind: courseDocuments.unitText,
      thingId: unitId,
      ...by,
      change: (document) => writeUnitText(document, words(text)),
    })
  })
  return { course: await readDraft(person, course._id), chapterId, unitId }
}

/** Replaces the text of a unit. */
export async function rewriteText(
  { platform }: TestApp,
  person: TestPerson,
  unitId: string,
  text: PicturedDocument,
): Promise<void> {
  await inTransaction(platform.db, (transaction) =>
    changeDocument(platform, transaction, {
      kind: courseDocuments.unitText,
      thingId: unitId,
      accountId: person.id,
      at: platform.clock.now(),
      change: (document) => {
        const fragment = document.getXmlFragment(textRoot)
        fragment.delete(0, fragment.length)
        writeUnitText(document, text)
      },
    }),
  )
}

export async function readDraft(person: TestPerson, id: string): Promise<Course> {
  const answer = await person.browser.get(`${coursePath}/${id}?of=draft`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
