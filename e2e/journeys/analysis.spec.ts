import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'

const address = '/user/learning-portfolio-analysis?range=all'

test('numbers open the records behind them, and what is missing begins a record', async ({ people }) => {
  const { page, api } = await people.member()
  for (const title of ['基隆河取樣', '基隆河第二次取樣']) await api.publish({ title, text: '上游的基隆河比較清。' })
  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '看這 2 則紀錄' })).toBeVisible()

  const intelligences = main.getByRole('region', { name: '八大智能' })
  await intelligences
    .getByRole('link', { name: /，2 則紀錄/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/portfolio\?view=mine&tags=/)
  await expect(page.getByRole('article')).toHaveCount(2)

  await page.goBack()
  await main.getByRole('link', { name: '基隆河，2 則紀錄，看這些紀錄' }).click()
  await expect(page.getByRole('article', { name: '基隆河第二次取樣' })).toBeVisible()

  await page.goto(`${address}&group=hospitality`)
  await main.getByRole('button', { name: '寫一則：外語能力' }).click()
  await expect(page).toHaveURL(/\/user\/build-portfolio/)
  await expect(page.getByRole('button', { name: '移除 外語能力' })).toBeVisible()
  await expect(page.getByRole('button', { name: '移除 餐旅群' })).toBeVisible()
})

test('the bars over time are one stop for the tab key, and lead to their records', async ({ people }) => {
  const { page, api } = await people.member()
  for (const [title, date] of [
    ['春天', '2026-03-02'],
    ['夏天', '2026-07-02'],
    ['夏天之後', '2026-07-20'],
  ] as const) {
    await api.publish({ title, date, text: '溪邊走走。' })
  }
  await page.goto(address)
  const bars = page.getByRole('group', { name: '每個月的足跡' }).getByRole('link')
  await expect(bars).toHaveCount(2)
  await page.getByRole('button', { name: /看表格.*每個月的足跡/ }).focus()
  await page.keyboard.press('Tab')
  await expect(bars.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(bars.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bars.first()).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(bars.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portfolio\?view=mine&from=2026-07-01&to=2026-07-31/)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('the analysis is saved as a PDF under the name of its day', async ({ people }) => {
  const { page, api } = await people.member()
  await api.publish({ title: '一則', text: '走過的路。' })
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(address)
  await expect(page.getByRole('button', { name: '匯出 PDF' })).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '匯出 PDF' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^學習分析_\d{4}-\d{2}-\d{2}\.pdf$/)
  const content = await readFile(await file.path())
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(content.length).toBeGreaterThan(10_000)
})

test('somebody without records is told how to begin', async ({ people }) => {
  const { page } = await people.member()
  await page.goto('/portfolio')
  await page.getByRole('navigation', { name: '主選單' }).getByRole('link', { name: '歷程分析' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: '寫紀錄' })).toBeVisible()
  await page.getByRole('button', { name: '全部' }).click()
  await expect(page.getByText('寫下第一則紀錄，分析就會從這裡長出來')).toBeVisible()
})
