import { LogIn } from '../pages/log-in.ts'
import { expect, test } from '../support/test.ts'

test('answers of a guide go on on another device and become a record', async ({ people }) => {
  const first = await people.member()
  const { page } = first
  const own = `量了三個取樣點 ${first.person.username}`
  await page.goto('/user/build-portfolio')
  await page.getByRole('link', { name: '跟著問題寫' }).click()
  await expect(page).toHaveURL('/user/portfolio_guide')
  await page.getByRole('textbox', { name: '你做了什麼？' }).fill(own)
  await page.getByRole('button', { name: '看看別人怎麼寫' }).click()
  await expect(page.getByRole('dialog').getByText('這是虛構的範例', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '關閉' }).click()
  await page.getByRole('button', { name: '下一題' }).click()
  await page.getByRole('textbox', { name: '為什麼想做這件事？' }).fill('上週下雨後，河水變得很混濁。')
  await expect(page.getByText('已儲存，換裝置也能接著寫')).toBeVisible()

  const second = await people.browser(first.person)
  const logIn = new LogIn(second.page)
  await logIn.open()
  await logIn.submit(first.person.email, first.person.password)
  await second.page.goto('/user/portfolio_guide')
  await expect(second.page.getByText('接著上次寫到的地方。')).toBeVisible()
  await expect(second.page.getByRole('textbox', { name: '為什麼想做這件事？' })).toHaveValue(/河水變得很混濁/)
  await second.page.getByRole('button', { name: '下一題' }).click()
  for (const question of ['你學到什麼？', '哪裡卡住了，後來怎麼辦？', '那時候你感覺如何？', '下一次你想試什麼？']) {
    await expect(second.page.getByRole('textbox', { name: question })).toBeVisible()
    await second.page.getByRole('button', { name: '略過' }).click()
  }
  await second.page.getByRole('button', { name: '預覽紀錄' }).click()
  await expect(second.page.getByRole('textbox', { name: '標題' })).toHaveValue(own)
  await second.page.getByRole('radio', { name: '課程學習' }).check()
  await second.page.getByRole('button', { name: '自然觀察' }).click()
  await second.page.getByRole('button', { name: '發布', exact: true }).click()
  await expect(second.page.getByRole('article', { name: own })).toBeVisible()
  await expect(second.page.getByRole('heading', { name: '為什麼開始' })).toBeVisible()

  await second.page.goto('/user/portfolio_guide')
  await expect(second.page.getByRole('textbox', { name: '你做了什麼？' })).toHaveValue('')
})
