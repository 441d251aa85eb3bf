import { expect, test } from '../support/test.ts'

test('a head of year finds the class that has nothing certified, sees who that is, and reminds them', async ({
  people,
}) => {
  const { page, api } = await people.browser()
  await api.logInAsDemo('zhou.yiwen')

  await test.step('the report of the grade is in the menu', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: '選單' }).click()
    await page.getByRole('link', { name: '數據報告' }).click()
    await expect(page.getByRole('heading', { name: '數據報告' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: '年級' })).toBeVisible()
  })

  await test.step('one class has nothing that is ready', async () => {
    await page.getByRole('link', { name: /上傳準備/ }).first().click()
    const row = page.getByRole('row', { name: /204/ })
    await expect(row).toBeVisible()
  })

  await test.step('who that is opens after it was said that it is noted', async () => {
    const row = page.getByRole('row', { name: /204/ })
    await row.getByRole('button', { name: /看是哪些學生/ }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/會留下紀錄/)).toBeVisible()
    await dialog.getByRole('button', { name: '打開名單' }).click()
    await expect(dialog.getByRole('row').nth(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('they are reminded once a day', async () => {
    const remind = page.getByRole('row', { name: /204/ }).getByRole('button', { name: /提醒.*認證/ })
    await remind.click()
    await page.getByRole('dialog').getByRole('button', { name: '送出提醒' }).click()
    await expect(page.getByText('提醒已經送出', { exact: false })).toBeVisible()
    await remind.click()
    await page.getByRole('dialog').getByRole('button', { name: '送出提醒' }).click()
    await expect(page.getByText(/今天.*提醒過/)).toBeVisible()
  })
})
