import { readFile } from 'node:fs/promises'
import { LogIn } from '../pages/log-in.ts'
import { expect, test } from '../support/test.ts'

test('somebody leaves, is gone for others, takes everything along, and comes back', async ({ people }) => {
  const leaving = await people.member()
  const other = await people.member()
  const { page, person } = leaving
  const record = await leaving.api.publish({ title: '河邊的一天', text: '看到了白鷺鷥。', privacy: 0 })
  const seen = other.page.getByRole('article', { name: '河邊的一天' })
  await other.page.goto(`/user/portfolio/${record}`)
  await expect(seen).toBeVisible()

  await page.goto('/account')
  await page.getByRole('button', { name: '刪除帳號' }).click()
  const dialog = page.getByRole('dialog', { name: '刪除我的帳號' })
  await dialog.getByLabel('目前的密碼').fill(person.password)
  await dialog.getByLabel('輸入「刪除帳號」來確認').fill('刪除帳號')
  await dialog.getByRole('button', { name: '刪除帳號' }).click()
  await expect(page).toHaveURL('/delete')
  await expect(page.getByText(/^帳號會在 .* 刪除$/)).toBeVisible()

  await other.page.reload()
  await expect(other.page.getByText('找不到這則紀錄').first()).toBeVisible()
  await expect(seen).toHaveCount(0)

  const there = await people.browser(person)
  const logIn = new LogIn(there.page)
  await logIn.open()
  await logIn.submit(person.email, person.password)
  await expect(there.page).toHaveURL('/delete')
  await there.page.goto('/portfolio')
  await expect(there.page).toHaveURL('/delete')

  await there.page.getByRole('button', { name: '準備下載' }).click()
  const ready = there.page.getByRole('dialog', { name: '可以下載了' })
  const download = there.page.waitForEvent('download')
  await ready.getByRole('link', { name: '下載' }).click()
  const zip = await readFile(await (await download).path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  expect(zip.includes('records.html')).toBe(true)

  await there.page.getByRole('button', { name: '取消刪除' }).click()
  await expect(there.page).toHaveURL(/portfolio/)
  await other.page.reload()
  await expect(seen).toBeVisible()
})
