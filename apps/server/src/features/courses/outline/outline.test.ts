import { randomUUID } from 'node:crypto'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import { courseLimits as bound } from '@learntrail/contract/courses/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { textOfPdf } from '../../../platform/documents/reading/text-of-pdf.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { join } from '../co-editing/co-editing.fixture.ts'
import { coursePath, newCourse, writtenCourse } from '../courses.fixture.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'
import { outlineLimits } from './outline.service.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product, { displayName: '陳老師' })
  reader = await newPerson(product, { locale: 'en' })
})
afterAll(async () => {
  documents.rest()
  await product.close()
})

const outlineOf = ({ browser }: TestPerson, id: string, of?: string) =>
  browser.get(`${coursePath}/${id}/outline${of ? `?of=${of}` : ''}`)
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const wordsOf = async (pdf: Buffer) => (await textOfPdf(pdf, 1_000_000)).replace(/\s/g, '')

const chaptersOf = (chapters: number, units: number, name: (chapter: number, unit: number) => string) =>
  Array.from({ length: chapters }, (_, chapter) => ({
    id: randomUUID(),
    name: name(chapter + 1, 0),
    units: Array.from({ length: units }, (_, unit) => ({
      id: randomUUID(),
      name: name(chapter + 1, unit + 1),
      resources: [
        {
          id: randomUUID(),
          type: 'external' as const,
          name: '水位站',
          courseFileId: null,
          address: 'https://example.org/',
          duration: 600,
        },
      ],
    })),
  }))

const whole: Partial<CourseOutline> = {
  name: '河川的一年：上/下游',
  objective: '說得出水質怎麼量。',
  copyright: '文字採用創用 CC 授權。',
  copyrightItems: [{ id: randomUUID(), text: '照片由作者拍攝' }],
  customFieldList: [{ id: randomUUID(), title: '需要帶的東西', content: '雨鞋' }],
  recipients: [{ type: 'senior_high' }, { type: 'customized', name: '社區巡守隊' }],
  tags: ['溶氧'],
  coreCompetencies: ['a2'],
  actionVerb: ['explain'],
  courseType: 'micro',
  courseSemester: '115-1',
  minutes: 330,
  chapters: chaptersOf(2, 2, (chapter, unit) => (unit === 0 ? `看河${chapter}` : `站在橋上${chapter}之${unit}`)),
  guide: [{ id: randomUUID(), title: '回頭看', questions: [{ id: randomUUID(), text: '你沒想到的是什麼？' }] }],
}

describe('the outline of a course', () => {
  test('is a PDF with all that a syllabus says, named after the course', async () => {
    const lecturer = await newPerson(product, { displayName: '林老師' })
    const { course } = await writtenCourse(product, owner, whole)
    await join(product, owner, course._id, lecturer, 'lecturer')
    const card = { introduction: '教了十年生物。', expertises: ['水質檢測'], tags: [], experiences: [], customs: [] }
    await lecturer.browser.put(`${coursePath}/lecturer`, { ...card, version: 0, writer: randomUUID() })
    const { statusCode, headers, rawPayload } = await outlineOf(owner, course._id)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    const named = String(headers['content-disposition'])
    expect(named).toMatch(/^attachment; /)
    expect(decodeURIComponent(named.split("UTF-8''")[1] ?? '')).toBe('課程大綱 河川的一年：上_下游.pdf')
    const words = await wordsOf(rawPayload)
    for (const said of [
      '課程大綱',
      '河川的一年：上/下游',
      '陳老師、林老師',
      '115學年度第1學期',
      '微課程',
      '5小時30分鐘',
      '普通高中學生、社區巡守隊',
      '自然科學',
      '溶氧',
      '說得出水質怎麼量。',
      '學完以後能：解釋',
      'A2系統思考與解決問題',
      '需要帶的東西雨鞋',
      '第1章看河1',
      '1-2站在橋上1之2外部連結：水位站10分鐘',
      '2章，4個單元40分鐘',
      '回頭看',
      '你沒想到的是什麼？',
      '專長：水質檢測',
      '教了十年生物。',
      '文字採用創用CC授權。',
      '照片由作者拍攝',
      '草稿',
    ])
      expect(words).toContain(said)
    expect(rawPayload.includes('/MarkInfo')).toBe(true)
  })

  test('is in the language of who reads it, of the edition that they may read', async () => {
    const { course } = await newPublished(product, owner, whole)
    const words = await wordsOf((await outlineOf(reader, course._id)).rawPayload)
    for (const said of [
      'Courseoutline',
      'Edition1,20November2026',
      'Chapter1:看河1',
      '2chapters,4units',
      'Naturalsciences',
    ])
      expect(words).toContain(said)
  })

  test('is made of a course that says nothing yet', async () => {
    const { _id } = await newCourse(owner)
    const words = await wordsOf((await outlineOf(owner, _id)).rawPayload)
    expect(words).toContain('沒有名稱的課程')
    expect(words).toContain('還沒有單元')
  })

  test('is made of the longest course', async () => {
    const chapters = chaptersOf(bound.chapters, bound.unitsPerChapter, (chapter, unit) =>
      `${chapter}之${unit}：${'水'.repeat(100)}`.slice(0, bound.unitName),
    )
    const { course } = await writtenCourse(product, owner, { chapters, introduction: '水'.repeat(bound.introduction) })
    const { statusCode, rawPayload } = await outlineOf(owner, course._id)
    expect(statusCode).toBe(200)
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('the outline is refused', () => {
  test('for a course that is not there, is not for whoever asks, or has a password', async () => {
    const { course } = await writtenCourse(product, owner)
    expect(codeOf(await outlineOf(owner, randomUUID()))).toBe('COURSE_NOT_FOUND')
    for (const time of [undefined, 'draft', 'published'])
      expect(codeOf(await outlineOf(reader, course._id, time))).toBe('COURSE_NOT_FOUND')
    expect(codeOf(await outlineOf(owner, course._id, 'published'))).toBe('COURSE_NOT_PUBLISHED')
    const { course: closed } = await newPublished(product, owner, { isPrivate: true })
    expect(codeOf(await outlineOf(reader, closed._id))).toBe('COURSE_PASSWORD_NEEDED')
  })

  test('where line breaks make it longer than any outline', async () => {
    const fields = Array.from({ length: 40 }, (_, at) => ({
      id: randomUUID(),
      title: `${at}`,
      content: '水\n'.repeat(499),
    }))
    const { course } = await writtenCourse(product, owner, { customFieldList: fields })
    const answer = await outlineOf(owner, course._id)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'DOCUMENT_TOO_LONG', values: { limit: outlineLimits.pages } })
  })
})
