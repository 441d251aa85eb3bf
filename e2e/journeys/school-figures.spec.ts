import { expect, test } from '../support/test.ts'

test('a head of year finds the class that has nothing certified, sees who that is, and reminds them', async ({
  people,
}) => {
  const { page, api } = await people.browser()
  await api.logInAsDemo('zhou.yiwen')

  await test.step('the figures of the grade are in the menu', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: '數據報告' }).click()
    await expect(page.getByRole('heading', { name: /臺北市立內湖高中 · 高二/ })).toBeVisible()
  })

  const states = page.getByRole('group', { name: '各年級和班級：圖表要看哪一項' })
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '204班', exact: true }) })
  await test.step('one class has nobody who is ready', async () => {
    await page.getByRole('navigation', { name: '想知道的事' }).getByRole('link', { name: '上傳準備' }).click()
    await states.getByRole('button', { name: '準備好了' }).click()
    await expect(row).toContainText('0 人')
  })

  await test.step('who lacks a certification opens after it was said that this is noted', async () => {
    await states.getByRole('button', { name: '有課程學習成果但還沒認證' }).click()
    await row.getByRole('button', { name: /看是哪些學生$/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('打開名單會留下紀錄')
    await dialog.getByRole('button', { name: '打開名單' }).click()
    await expect(dialog.getByRole('row').nth(1)).toContainText('204班')
    await dialog.getByRole('button', { name: '關閉' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('they are reminded, once a day', async () => {
    const remind = async () => {
      await row.getByRole('button', { name: /^提醒204班/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: '送出提醒' }).click()
    }
    await remind()
    await expect(page.getByText('已送出給204班的提醒')).toBeVisible()
    await expect(row).toContainText('今天提醒過了')
    // A page that does not know of the reminder is refused.
    await page.reload()
    await states.getByRole('button', { name: '有課程學習成果但還沒認證' }).click()
    await remind()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('今天')
  })
})
