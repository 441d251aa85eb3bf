import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unpacked } from '../../../testing/unpacked.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { newPupil, newSchoolPerson, writeRecords } from '../analytics.fixture.ts'
import { drainChanges } from '../summaries/keep-summaries.service.ts'

let product: TestApp
let schoolId: string
let principal: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  schoolId = await newSchool(product, { name: '望海高中', code: 'T901' })
  // Writers: twelve of 101, six of 102, two of 103, eleven of 104.
  for (const [className, writers, pupils] of [
    ['101', 12, 25],
    ['102', 6, 20],
    ['103', 2, 20],
    ['104', 11, 24],
  ] as const) {
    for (let number = 0; number < pupils; number += 1) {
      const pupil = await newPupil(product, { schoolId, className })
      if (number < writers) await writeRecords(product, pupil, 3)
    }
  }
  await drainChanges(product.platform)
  principal = await newSchoolPerson(product, schoolId)
})
afterAll(() => product.close())

const take = (rest: string) => principal.browser.get(`/api/v2/school-analytics/${schoolId}/questions/records/${rest}`)
const linesOf = (body: string) => body.replace('\ufeff', '').split('\r\n')

describe('a report is taken along', () => {
  test('as CSV, with the words of the screen, and hidden where that hides', async () => {
    const answer = await take('table?form=csv')
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('學習紀錄 全校'))
    const lines = linesOf(answer.body)
    expect(lines[0]).toBe('學習紀錄,望海高中')
    expect(lines).toContain('101班,25,36,12,48')
    expect(lines.find((line) => line.startsWith('103班'))).toBe('103班,20,不顯示,不顯示,不顯示')
    expect(answer.body).toContain('背後只有 1 到 4 位學生')
  })

  test('for people outside the school, with less in it', async () => {
    const inside = linesOf((await take('table?form=csv')).body)
    const outside = linesOf((await take('table?form=csv&readers=outside')).body)
    const hiddenIn = (lines: string[]) => lines.join().split('不顯示').length
    expect(hiddenIn(outside)).toBeGreaterThan(hiddenIn(inside))
    expect(outside.find((line) => line.startsWith('102班'))).toBe('102班,20,不顯示,不顯示,不顯示')
    expect(outside.join()).toContain('背後只有 1 到 9 位學生')
  })

  test('for spreadsheets, a sheet for each table', async () => {
    const parts = await unpacked((await take('table?form=xlsx')).rawPayload)
    const book = parts.get('xl/workbook.xml') ?? ''
    for (const name of ['學習紀錄', '每一週', '各年級和班級', '學習類別']) expect(book).toContain(`name="${name}"`)
    expect(parts.get('xl/sharedStrings.xml')).toContain('不顯示')
  })

  test('as a PDF, which says the same', async () => {
    const answer = await take('document')
    expect(answer.headers['content-type']).toBe('application/pdf')
    const text = textOf(await PDFDocument.load(answer.rawPayload)).replaceAll(/\s/g, '')
    for (const said of ['望海高中', '101班', '不顯示', '各年級和班級']) expect(text).toContain(said)
  })

  test('in the language of whoever takes it', async () => {
    await principal.browser.patch('/api/v2/users/preferences', { locale: 'en' })
    const { body } = await take('table?form=csv')
    expect(body).toContain('Grade 10')
    expect(body).not.toMatch(/[一-鿿]{2}.*,\d+\r/)
    await principal.browser.patch('/api/v2/users/preferences', { locale: 'tw' })
  })
})
