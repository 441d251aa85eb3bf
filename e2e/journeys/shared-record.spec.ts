import type { Page } from '@playwright/test'
import { LogIn } from '../pages/log-in.ts'
import { ownAddress, type Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** Friends in the demo school. */
const rain = demoPerson('student', '林小雨')
const free = demoPerson('free', '蘇家豪')

function demoPerson(username: string, displayName: string): Person {
  return { email: `${username}@demo.test`, username, displayName, password: 'learn-by-doing' }
}

test('two friends write one record at the same time, and each keeps a copy', async ({ people }) => {
  // The journey is long: two people take turns and then write at once.
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

  // The invited person finds the invitation among their messages.
  await other.page.goto('/user/message')
  await other.page.getByRole('link', { name: title, exact: true }).click()
  await other.page.getByRole('button', { name: '加入一起寫' }).click()
  await expect(text(other.page)).toBeVisible()

  // Both type in one paragraph at once while one line breaks and recovers; no character is lost.
  await text(one.page).click()
  await one.page.keyboard.type('一起寫：')
  await expect(text(other.page)).toContainText('一起寫：')
  // The caret of a person typing with an input method is shown to the other, too.
  const caret = other.page.locator(`[data-name="${rain.displayName}"]`)
  await expect.poll(() => caret.evaluate(({ previousSibling }) => previousSibling?.textContent)).toBe('一起寫：')
  await text(other.page).click()
  await other.page.keyboard.press('End')
  const [first, second] = [numbered('雨', 20), numbered('豪', 20)]
  const typeBoth = (from: number, to: number) =>
    Promise.all([
      one.page.keyboard.type(first.slice(from, to).join(''), { delay: 15 }),
      other.page.keyboard.type(second.slice(from, to).join(''), { delay: 15 }),
    ])
  await typeBoth(0, 7)
  await other.page.context().setOffline(true)
  await typeBoth(7, 14)
  await other.page.context().setOffline(false)
  await typeBoth(14, 20)
  for (const { page } of [one, other])
    await expect
      .poll(async () => missing(await text(page).textContent(), [...first, ...second]), { timeout: 60_000 })
      .toEqual([])
  await expect
    .poll(async () => (await text(one.page).textContent()) === (await text(other.page).textContent()))
    .toBe(true)
  await expect(text(one.page).getByRole('paragraph')).toHaveCount(1)
  await expect(one.page.getByRole('list', { name: '現在一起看的人' })).toContainText('蘇家豪')

  await one.page.getByRole('radio', { name: '團體活動' }).check()
  await one.page.getByRole('button', { name: '自然觀察' }).click()
  await expect(one.page.getByText('已存好', { exact: true })).toBeVisible()
  await expect(other.page.getByRole('radio', { name: '團體活動' })).toBeChecked({ timeout: 30_000 })
  await other.page.getByRole('button', { name: '同意發布' }).click()
  await expect(other.page.getByRole('button', { name: '收回同意' })).toBeVisible()

  await one.page.getByRole('button', { name: '發布（每人一份）' }).click()
  await one.page.getByRole('dialog').getByRole('button', { name: '發布（每人一份）' }).click()
  await expect(one.page.getByRole('article', { name: title })).toContainText('與蘇家豪一起寫')

  await expect(other.page.getByText('這則共筆已經發布')).toBeVisible({ timeout: 30_000 })
  await other.page.getByRole('link', { name: '看我的那一份' }).click()
  await expect(other.page.getByRole('article', { name: title })).toContainText('與林小雨一起寫')
})

/** Numbers each sentence, so that a missing one can be named. */
const numbered = (who: string, count: number) => Array.from({ length: count }, (_, index) => `${who}${index + 1}。`)
const missing = (words: string | null, signs: readonly string[]) => signs.filter((sign) => !words?.includes(sign))

const text = (page: Page) => page.getByRole('textbox', { name: '內容' })
