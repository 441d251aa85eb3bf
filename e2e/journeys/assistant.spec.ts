import { expect, test } from '../support/test.ts'

test('a question is answered with the page that it is about, which asks whether it helped', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('button', { name: '問小幫手' }).click()
  const assistant = page.getByRole('dialog', { name: '小幫手' })
  await assistant.getByRole('textbox', { name: '你的問題' }).fill('登不進去了怎麼辦')
  await page.keyboard.press('Enter')
  await assistant.getByRole('link', { name: '登入與密碼' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登入與密碼' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '有', exact: true }).click()
  await expect(page.getByText('太好了，謝謝你告訴我們。')).toBeVisible()
})
