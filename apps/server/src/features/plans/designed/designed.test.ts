import { PDFDocument, PDFName } from 'pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { fontsOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { textOfPdf } from '../../../platform/documents/reading/text-of-pdf.ts'
import type { DoingForForm } from '../form/done-of.rules.ts'
import { barePlan, fullPlan, longestPlan, progressOf } from '../form/form.fixture.ts'
import type { PlanForForm } from '../form/form-of.rules.ts'
import { planPdfLimits, planTemplates } from '../form/print-plan.service.ts'
import { doneOf } from './designed.fixture.ts'
import { designedOf } from './designed-of.rules.ts'

afterAll(() => documents.rest())

async function print(plan: PlanForForm, doing?: DoingForForm, locale: 'tw' | 'en' = 'tw') {
  const data = designedOf(plan, { writers: ['林小雨'], locale, doing })
  const template = planTemplates.designed
  const { pdf, pages } = await documents.make({ template, data, person: 'somebody', limits: planPdfLimits })
  return { pdf, pages, text: plainly(await textOfPdf(pdf, 1_000_000)) }
}

/** The text without whitespace, so that line breaks do not matter. */
const plainly = (text: string) => text.replace(/\s/g, '')

describe('the designed document of a plan', () => {
  test('says whose it is, why, how it went and what came of it', async () => {
    const plan = fullPlan()
    const { text, pages } = await print(plan, doneOf(plan))
    const { motivation, introduction, equipment, location, selfEvaluation, adviserName } = plan
    const written = [plan.projectName, motivation, introduction, equipment, location, selfEvaluation, adviserName]
    for (const words of [...written, ...plan.criteria, ...plan.progress.stages.map(({ goal }) => goal)])
      expect(text).toContain(plainly(words))
    for (const words of [
      '林小雨',
      '臺北市立示範高級中學',
      '115學年度第1學期',
      '完成14節，計畫18節',
      '✓第1週的定點觀察',
      '○第4週的定點觀察',
      '花了45分鐘',
      '錄到兩種新的叫聲',
      '學習紀錄：定點觀察：第1週',
      '參考資料：eBird台灣',
      '一個學期下來認得23種鳥的叫聲',
      '和計畫不一樣的地方',
      '完全做到',
      '做到一半',
      '觀察很仔細',
      '陳怡君，116年1月12日',
      '陳怡君已於116年1月12日認證',
      '節數1814',
    ])
      expect(text).toContain(words)
    expect(pages).toBe(5)
  })

  test('speaks English to whoever reads it in English', async () => {
    const plan = fullPlan()
    const { text } = await print(plan, doneOf(plan), 'en')
    for (const words of [
      '14doneof18planned',
      'Whyandhow',
      'Stage1(weeks1to6)',
      '✓Done○Notfinished',
      'Records:定點觀察',
    ])
      expect(text).toContain(words)
  })

  test('of a plan that is not begun has no ticks and no result', async () => {
    const { text } = await print(fullPlan())
    expect(text).toContain('第1週的定點觀察')
    expect(text).not.toMatch(/✓|○|學到了什麼|完成[0-9]|認證|一路走來/)
  })

  test('is one page where a plan says little, and has no picture of the way where there is one week', async () => {
    const bare = await print(barePlan())
    expect(bare.pages).toBe(1)
    expect(bare.text).not.toContain('0週')
    const week = await print(fullPlan({ endedAt: '2026-09-13', progress: progressOf(1, 2, () => '讀一本書') }))
    expect(week.pages).toBe(2)
    expect(week.text).not.toContain('一路走來')
  })

  test('counts items where nobody has planned 節', async () => {
    const progress = progressOf(4, 2, (_, item) => `第 ${item} 件`)
    for (const week of progress.weeks) for (const item of week.items) item.lessons = 0
    const { text } = await print(fullPlan({ progress }))
    expect(text).toContain('每週的項目')
    expect(text).not.toContain('每週的節數')
  })

  test('keeps what was done in weeks that the plan has no longer', async () => {
    const plan = fullPlan()
    const done = doneOf(plan)
    const { progress } = fullPlan({ progress: progressOf(2, 1, () => '別的') })
    const weekPerProgress = done.weekPerProgress.map((week) => ({ ...week, number: null }))
    const { text } = await print({ ...plan, progress }, { ...done, weekPerProgress })
    expect(text).toContain('後來從計畫移除的一週')
    expect(text).toContain('✓第1週的定點觀察')
  })

  test('is tagged, has its fonts in it and is A4', async () => {
    const plan = fullPlan()
    const document = await PDFDocument.load((await print(plan, doneOf(plan))).pdf)
    expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(fontsOf(document).filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    for (const page of document.getPages())
      expect([Math.round(page.getWidth()), Math.round(page.getHeight())]).toEqual([595, 842])
  })

  test('comes out of the longest plan', async () => {
    const plan = longestPlan()
    const { pages, text } = await print(plan, doneOf(plan))
    const items = plan.progress.weeks.flatMap((week) => week.items)
    expect(items.filter((item) => !text.includes(plainly(item.text.slice(0, 6))))).toEqual([])
    expect(pages).toBeLessThan(planPdfLimits.pages / 2)
  })
})
