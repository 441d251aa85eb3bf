import type { Page } from '@playwright/test'
import { LogIn } from '../pages/log-in.ts'
import { ownAddress, type Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** Friends of the demo school: making friends has no screen yet. */
const rain = demoPerson('student', '林小雨')
const free = demoPerson('free', '蘇家豪')

function demoPerson(username: string, displayName: string): Person {
  return { email: `${username}@demo.test`, username, displayName, password: 'learn-by-doing' }
}

test('two friends write one record at the same time, and each keeps a copy', async ({ people }) => {
  // Two people, one after the other and at once: it is long, not slow.
  test.slow()
  const title = `一起觀星 ${ownAddress()}`
  const [one, other] = [await people.browser(rain), await people.browser(free)]
  for (const { page, person } of [one, other]) {
    const logIn = new LogIn(page)
    await logIn.open()
    await logIn.submit(person.email, person.password)
    await expect(page).toHaveURL(/\/portfolio/)
  }

  await one.page.goto('/user/build-share-portfolio')
  await one.page.getByRole('button', { name: '開始一則共筆' }).click()
  const dialog = one.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '標題（可以先不填）' }).fill(title)
  await dialog.getByRole('searchbox', { name: '邀請好友' }).fill('家豪')
  await dialog.getByRole('button', { name: /蘇家豪/ }).click()
  await dialog.getByRole('button', { name: '開始寫' }).click()
  await expect(text(one.page)).toBeVisible()

  // Whoever is asked hears of it where they arrive.
  await other.page.goto('/portfolio')
  await other.page.getByRole('link', { name: `邀你一起寫「${title}」` }).click()
  await other.page.getByRole('button', { name: '加入一起寫' }).click()
  await expect(text(other.page)).toBeVisible()

  // Both type on the same version; neither text gets lost.
  await text(one.page).fill('小雨寫開頭')
  await text(other.page).fill('家豪寫結尾')
  for (const { page } of [one, other]) {
    await expect(text(page)).toContainText('小雨寫開頭', { timeout: 30_000 })
    await expect(text(page)).toContainText('家豪寫結尾', { timeout: 30_000 })
  }

  await one.page.getByRole('radio', { name: '團體活動' }).check()
  await one.page.getByRole('button', { name: '自然觀察' }).click()
  await expect(one.page.getByText('已儲存', { exact: true })).toBeVisible()
  await expect(other.page.getByRole('radio', { name: '團體活動' })).toBeChecked({ timeout: 30_000 })
  await other.page.getByRole('button', { name: '同意發布' }).click()
  await expect(other.page.getByRole('button', { name: '收回同意' })).toBeVisible()

  await one.page.getByRole('button', { name: '發布，每人一份' }).click()
  await one.page.getByRole('dialog').getByRole('button', { name: '發布，每人一份' }).click()
  await expect(one.page.getByRole('article', { name: title })).toContainText('與蘇家豪一起寫')

  await expect(other.page.getByText('這則共筆已經發布')).toBeVisible({ timeout: 30_000 })
  await other.page.getByRole('link', { name: '看我的那一份' }).click()
  await expect(other.page.getByRole('article', { name: title })).toContainText('與林小雨一起寫')
})

const text = (page: Page) => page.getByRole('textbox', { name: '內容' })
