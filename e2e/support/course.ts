import { expect } from '@playwright/test'
import type { Visitor } from './test.ts'

export interface WrittenCourse {
  id: string
  name: string
  /** One word of the text of each. */
  units: readonly { name: string; word: string }[]
}

/** A course of one chapter with two units, written in its editor and not published yet. */
export async function writeCourse({ page, api }: Visitor, name: string): Promise<WrittenCourse> {
  const { _id: id } = await api.send<{ _id: string }>('POST', '/api/v2/courses', {
    clientId: crypto.randomUUID(),
    name,
    introduction: '跟著基隆河走一年。',
    objective: '會自己量溶氧。',
    classifications: ['natural_science'],
    recipients: [{ type: 'senior_high' }],
    coreCompetencies: ['a2'],
    tags: ['河川'],
    minutes: 90,
  })
  const units = [
    { name: '站在橋上', word: '先看十分鐘' },
    { name: '溶氧是什麼', word: '水裡的氧氣' },
  ]
  await page.goto(`/courses/edit/${id}`)
  await page.getByRole('button', { name: '加一章' }).click()
  await page.getByRole('textbox', { name: '第 1 章的名稱' }).fill('看河')
  for (const unit of units) {
    const outline = page.getByRole('navigation', { name: '課程大綱' })
    await outline.getByRole('button', { name: '加一個單元到「看河」' }).click()
    await page.getByRole('textbox', { name: '單元名稱' }).fill(unit.name)
    const text = page.getByRole('textbox', { name: '單元內容' })
    await text.click()
    await page.keyboard.type(unit.word)
    await expect(text).toHaveText(unit.word)
    const link = outline.getByRole('link', { name: unit.name })
    await expect(link).toBeVisible()
  }
  // What was typed is stored before it is published.
  const words = async () => {
    const draft = await api.send<{ unitsWithText: string[] }>('GET', `/api/v2/courses/${id}?of=draft`)
    return draft.unitsWithText.length
  }
  await expect.poll(words).toBe(units.length)
  return { id, name, units }
}

export const publishCourse = ({ api }: Pick<Visitor, 'api'>, id: string) =>
  api.send('PATCH', `/api/v2/courses/${id}`, { status: 'published' })
