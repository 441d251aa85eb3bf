import { expect, test } from '../support/test.ts'

test('a pupil writes a plan on the telephone and shares it, and another begins from it', async ({ people }) => {
  const { page } = await people.member()
  await page.setViewportSize({ width: 390, height: 844 })
  const name = `河川觀察 ${crypto.randomUUID().slice(0, 8)}`

  await test.step('a template is taken, named and planned, and a reload keeps all of it', async () => {
    await page.goto('/sdl/create')
    await page.getByRole('button', { name: /專題研究/ }).click()
    await page.getByRole('textbox', { name: '計畫名稱' }).fill(name)
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('請先寫為什麼想學')).toBeVisible()
    await page.getByRole('textbox', { name: '學習動機' }).fill('想知道河水為什麼會變色')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: '多一節：列出 5 個好奇的問題，各查 1 篇資料' }).click()
    await expect(page.getByRole('region', { name: '安排了幾節' })).toContainText('19 節')
    await expect(page.getByText('已儲存')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: '安排了幾節' })).toContainText('19 節')
  })
  await test.step('it is shared with everybody', async () => {
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: '更改' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /公開/ }).click()
    await expect(page.getByText('已經改好給誰看')).toBeVisible()
    await page.getByRole('button', { name: '完成' }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  })

  const other = (await people.member()).page
  await test.step('another finds it, keeps it and begins from it', async () => {
    await other.goto('/sdl?tab=others')
    await other.getByRole('searchbox', { name: '搜尋名稱、動機、內容' }).fill(name)
    await other.getByRole('searchbox', { name: '搜尋名稱、動機、內容' }).press('Enter')
    await other.getByRole('button', { name: `收藏 ${name}` }).click()
    await expect(other.getByRole('button', { name: `收藏 ${name} 1 人收藏` })).toHaveAttribute('aria-pressed', 'true')
    await other.getByRole('link', { name }).click()
    await other.getByRole('button', { name: '用這份計畫開始' }).click()
    await expect(other).toHaveURL(/\/sdl\/edit\//)
    await expect(other.getByRole('textbox', { name: '學習動機' })).toBeVisible()
  })
})
